import {CborReader, CborWriter} from '../../../plugins/search-index/cbor';
import {
  joinPostings,
  PostingsWriter,
  withFewPlaces,
  type Postings,
} from '../../../plugins/search-index/postings';
import {packWordIndex, type WordIndex} from '../../../plugins/search-index/wordIndex';
import {decodeIndex} from '../../support/pagefindIndex';

type List = readonly [key: string, ...records: (readonly [record: number, ...places: number[]])[]];

/** Postings without places in fields. */
function postingsOf(lists: readonly List[]): Postings {
  const to = new PostingsWriter();
  for (const [key, ...records] of lists) {
    to.key(key);
    for (const [record, ...places] of records) {
      const writer = new CborWriter();
      writer.integers(places);
      writer.integers([]);
      to.posting(record, writer.written(), 0, writer.length);
    }
  }
  return to.finish();
}

const POSTINGS = postingsOf([
  ['camera', [0, -25, 1, 2], [1, -25, 300]],
  ['camera\0cámera', [1, -25, 7]],
  ['camera\0camerá', [0, -25, 70000]],
  ['network', [1, -169, 3]],
  ['zebra', [2, -25, 1]],
]);
const INDEX: WordIndex = {
  name: 'en_1',
  version: '1.6.0',
  records: [
    ['v1/0', 9, ''],
    ['v1/1', 4, ''],
    ['v2/0', 9, ''],
  ],
  numbers: [[2, 0], [1], []],
  postings: POSTINGS,
  rest: [[], [], ['title']],
};

test('an index has the words of its records, also of those with the same text', () => {
  const {version, records, words, rest} = decodeIndex(packWordIndex(INDEX, 1000));
  expect({version, records, rest}).toEqual({version: '1.6.0', records: INDEX.records, rest: INDEX.rest});
  expect(words).toEqual([
    [
      'camera',
      [
        [0, [-25, 1, 2], []],
        [1, [-25, 300], []],
        [1, [-25, 1, 2], []],
      ],
      [
        [
          'camerá',
          [
            [0, [-25, 70000], []],
            [2, [-25, 70000], []],
          ],
        ],
        ['cámera', [[1, [-25, 7], []]]],
      ],
    ],
    ['network', [[1, [-169, 3], []]], []],
  ]);
});

test('words are cut into files of the size that was asked, and no more', () => {
  const lists = ['camera', 'cameras', 'network', 'zebra'].map((word): List => [word, [0, -25, 1]]);
  const files = packWordIndex({...INDEX, numbers: [[0]], postings: postingsOf(lists)}, 45);
  expect(files.map(({path}) => path)).toEqual([
    'pagefind.en_1.pf_meta',
    'index/en_0.pf_index',
    'index/en_1.pf_index',
  ]);
  expect(decodeIndex(files).chunks).toEqual([
    ['camera', 'c', 'en_0'],
    ['n', 'zebra', 'en_1'],
  ]);
});

test('joined postings have the words of all parts in the order of their UTF-8, but for what is left out', () => {
  const other = postingsOf([
    ['aardvark', [1, -25, 2]],
    ['𝒳', [0, -25, 3]],
    ['ﬀ', [0, -25, 4]],
    ['camera', [0, -25, 9]],
  ]);
  const joined = joinPostings([
    {postings: POSTINGS, numbers: [1, -1, 2]},
    {postings: other, numbers: [0, -1]},
  ]);
  expect(joined.keys).toEqual(['camera', 'camera\0camerá', 'zebra', 'ﬀ', '𝒳']);
  const {words} = decodeIndex(packWordIndex({...INDEX, numbers: [[0], [1], [2]], postings: joined}, 1000));
  expect(words[0]).toEqual([
    'camera',
    [
      [0, [-25, 9], []],
      [1, [-25, 1, 2], []],
    ],
    [['camerá', [[1, [-25, 70000], []]]]],
  ]);
});

test('of a word no more places are kept than were asked', () => {
  const many = postingsOf([['camera', [0, -25, 1, 1, 1, 1], [1, -25, 5]]]);
  const postings = withFewPlaces(many, 2);
  const {words} = decodeIndex(packWordIndex({...INDEX, numbers: [[0], [1]], postings}, 1000));
  expect(words[0]?.[1]).toEqual([
    [0, [-25, 1, 1], []],
    [1, [-25, 5], []],
  ]);
});

test('whole numbers of all sizes are written and read', () => {
  const numbers = [0, 23, 24, 255, 256, 65535, 65536, 4294967295, -1, -24, -25, -256, -257, -65537];
  const writer = new CborWriter();
  writer.integers(numbers);
  writer.text('ﬀ and 𝒳'.repeat(20_000));
  const reader = new CborReader(writer.written());
  expect(reader.integers()).toEqual(numbers);
  expect(reader.text()).toBe('ﬀ and 𝒳'.repeat(20_000));
  reader.at = 0;
  reader.skipIntegers();
  expect(reader.text()).toHaveLength(160_000);
});

test('values of another kind than expected are refused', () => {
  const writer = new CborWriter();
  writer.text('a');
  expect(() => new CborReader(writer.written()).array()).toThrow('No value of kind 4 at byte 0');
  expect(() => new CborReader(Buffer.alloc(0)).uint()).toThrow('No value of kind 0 at byte 0');
});
