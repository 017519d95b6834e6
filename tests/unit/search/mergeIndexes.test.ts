import path from 'node:path';
import {runJobs} from '../../../plugins/processes';
import {mergeIndexes} from '../../../plugins/search-index/mergeIndexes';
import type {PageSource} from '../../../plugins/search-index/types';
import type {WordIndex} from '../../../plugins/search-index/wordIndex';

const WORKER = path.join(__dirname, '../../fixtures/search-index/merge.ts');

function page(version: string, name: string, text: string): PageSource {
  return {
    version,
    url: `/docs/${version}/${name}`,
    description: `All about ${name}`,
    section: 'Guides',
    article: `<h1>${name}</h1><p>${text}</p>`,
  };
}

/** In another order than that of the versions. */
const PAGES = [
  page('v2', 'camera', 'The café has a camera; the cafe has none. 𝒳 and ﬀ and Zebra.'),
  page('v1', 'camera', 'The camera of the CAFÉ, and a cafè, resumé. <code>getPhoto()</code>'),
  page('v2', 'network', 'No camera, no café: the network of 2026, résumé.'),
  page('v3', 'network', 'Straße and Strasse, naïve and naive. 日本語'),
  page('v1', 'network', 'A network of zebras, getPhoto().'),
  page('v3', 'camera', 'The cafe, the café, the camera.'),
];

const withoutIds = ({records}: WordIndex): unknown[] => records.map(([, ...record]) => record);

test('merged indexes are what Pagefind makes of all pages', async () => {
  const [answer] = await runJobs<typeof PAGES, {whole: WordIndex; merged: WordIndex}>(WORKER, [PAGES]);
  if (!answer) throw new Error('No answer.');
  const {whole, merged} = answer;
  expect(merged.words).toEqual(whole.words);
  expect(withoutIds(merged)).toEqual(withoutIds(whole));
  expect({...merged, words: [], records: [], name: ''}).toEqual({...whole, words: [], records: [], name: ''});
  expect(merged.words.find(([word]) => word === 'camera')?.[1]).toHaveLength(4);
  const variants = merged.words.find(([word]) => word === 'cafe')?.[2];
  expect(variants?.map(([form]) => form)).toEqual(['café', 'cafè']);
});

const index = (id: string, fields: readonly string[]): WordIndex => ({
  name: 'en_1',
  version: '1.6.0',
  records: [[id, 1, '']],
  words: [['word', [[0, [-25, 1], []]], [['wörd', [[0, [-25, 1], []]]]]]],
  rest: [[], [], fields],
});

test('the ways to write a word are merged, too', () => {
  const merged = mergeIndexes('en_all', [index('v1/0', []), index('v2/0', [])], ['v2/0', 'v1/0']);
  const both = [
    [0, [-25, 1], []],
    [1, [-25, 1], []],
  ];
  expect(merged.words).toEqual([['word', both, [['wörd', both]]]]);
});

test('indexes that do not fit together are refused', () => {
  const one = index('v1/0', ['title']);
  expect(() => mergeIndexes('en_all', [], [])).toThrow('no index');
  expect(() => mergeIndexes('en_all', [one, index('v2/0', [])], ['v1/0', 'v2/0'])).toThrow(
    'different fields',
  );
  expect(() => mergeIndexes('en_all', [one], ['v1/0', 'v1/1'])).toThrow('1 records, their catalogs 2');
});
