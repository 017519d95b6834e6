import type {WordEntry} from '../../../plugins/search-index/wordEntries';
import {packWordIndex, readWordIndex, withIds, type WordIndex} from '../../../plugins/search-index/wordIndex';

const WORDS = ['camera', 'cameras', 'network', 'zebra'].map((word): WordEntry => [
  word,
  [[0, [-25, 1, 2, 3], []]],
  [],
]);
const INDEX: WordIndex = {
  name: 'en_1',
  version: '1.6.0',
  records: [['hash', 9, '']],
  words: WORDS,
  rest: [[], [], ['title']],
};
const PACKING = {maxBytes: 80, maxPlaces: Infinity};

test('a packed index has the same words, in files of the size that was asked', () => {
  const files = packWordIndex(INDEX, PACKING);
  expect(files.map(({path}) => path)).toEqual([
    'pagefind.en_1.pf_meta',
    'index/en_0.pf_index',
    'index/en_1.pf_index',
  ]);
  expect(readWordIndex(files)).toEqual(INDEX);
});

test('of a word no more places are packed than were asked', () => {
  const [word] = readWordIndex(packWordIndex(INDEX, {...PACKING, maxPlaces: 2})).words;
  expect(word).toEqual(['camera', [[0, [-25, 1, 2], []]], []]);
});

test('records get their ids; one without is an error', () => {
  expect(withIds(INDEX, new Map([['hash', 'v1/0']])).records).toEqual([['v1/0', 9, '']]);
  expect(() => withIds(INDEX, new Map())).toThrow('wrote no text of: hash');
});

test('other formats and missing files are refused', () => {
  const [meta, ...chunks] = packWordIndex(INDEX, PACKING);
  if (!meta) throw new Error('No metadata.');
  expect(() => readWordIndex(packWordIndex({...INDEX, version: '1.7.0'}, PACKING))).toThrow('Pagefind 1.7.0');
  expect(() => readWordIndex(chunks)).toThrow('no metadata');
  expect(() => readWordIndex([meta])).toThrow('wrote no index/en_0.pf_index');
});
