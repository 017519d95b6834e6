import path from 'node:path';
import zlib from 'node:zlib';
import type {IndexFile} from 'pagefind';
import {readPagefind, type PagefindResult} from '../../../plugins/search-index/pagefindFiles';
import {joinPostings} from '../../../plugins/search-index/postings';
import {packWordIndex, type RecordEntry} from '../../../plugins/search-index/wordIndex';
import {extendPool, type WordPool} from '../../../plugins/search-index/wordPool';
import type {PoolJob} from '../../fixtures/search-index/pool';
import {decodeIndex} from '../../support/pagefindIndex';
import {runJobs} from '../../support/processes';

const WORKER = path.join(__dirname, '../../fixtures/search-index/pool.ts');

const record = (html: string): string => `<html lang="en"><body>${html}</body></html>`;
const RECORDS: Readonly<Record<string, string>> = {
  cameraOne: record(
    '<h1 data-pagefind-weight="10">Camera</h1><p>The café has a camera; the cafe has none. 𝒳 and ﬀ and Zebra.</p>',
  ),
  cameraTwo: record('<h1>The camera</h1><p>Of the CAFÉ, and a cafè, resumé. <b>getPhoto()</b></p>'),
  gone: record('<p>An aardvark that no page has any more.</p>'),
  // The second build's have no title: Pagefind numbers the fields that it finds.
  network: record(`<p>No camera, no café: the network of 2026, résumé. ${'camera '.repeat(300)}</p>`),
  street: record('<p>Straße and Strasse, naïve and naive. 日本語</p>'),
};
/** The network is in two versions. */
const ORDER = ['network', 'cameraTwo', 'street', 'network', 'cameraOne'];

type Answer = {readonly pool: WordPool; readonly files: readonly IndexFile[]};
let answer: Answer;
beforeAll(async () => {
  const pick = (...keys: string[]): PoolJob['first'] =>
    Object.fromEntries(keys.map((key) => [key, RECORDS[key] ?? '']));
  const [given] = await runJobs<PoolJob, Answer>(WORKER, [
    {
      first: pick('cameraOne', 'cameraTwo', 'gone'),
      second: pick('network', 'street'),
      keys: ORDER,
      all: ORDER.map((key) => RECORDS[key] ?? ''),
    },
  ]);
  if (!given) throw new Error('No answer.');
  answer = given;
});

test('an index of what two builds found is what Pagefind makes of all records', () => {
  const {pool, files} = answer;
  const whole = decodeIndex(files);
  const numbers = pool.records.map(({key}) => ORDER.flatMap((other, i) => (other === key ? [i] : [])));
  const words = new Map(pool.records.map(({key, words: count}) => [key, count]));
  const records = ORDER.map((key, i): RecordEntry => [`v1/${i}`, words.get(key) ?? 0, '']);
  const {version, rest} = pool.kind;
  const packed = packWordIndex(
    {name: 'en_1', version, records, numbers, postings: pool.postings, rest},
    5000,
  );
  const own = decodeIndex(packed);
  expect(own.words).toEqual(whole.words);
  expect(own.records.map(([, ...facts]) => facts)).toEqual(whole.records.map(([, ...facts]) => facts));
  expect({version: own.version, rest: own.rest}).toEqual({version: whole.version, rest: whole.rest});
  const forms = own.words.find(([word]) => word === 'cafe')?.[2] as [string][];
  expect(forms.map(([form]) => form)).toEqual(['café', 'cafè']);
});

test('a pool keeps what is asked for, and no word that only others have', () => {
  expect(answer.pool.records.map(({key}) => key).sort()).toEqual([
    'cameraOne',
    'cameraTwo',
    'network',
    'street',
  ]);
  expect(answer.pool.postings.keys).toContain('zebra');
  expect(answer.pool.postings.keys).not.toContain('aardvark');
});

const NOTHING: PagefindResult = {
  kind: {
    version: '1.6.0',
    rest: [[], [], ['title']],
    entry: {languages: {en: {hash: '', page_count: 0}}},
    client: [],
  },
  records: [],
  postings: joinPostings([]),
};

test('a record that Pagefind left out, and other fields, are refused', () => {
  expect(() => extendPool(undefined, [], new Set())).toThrow('Pagefind made nothing.');
  expect(() => extendPool(undefined, [NOTHING], new Set(['a']))).toThrow(
    'Pagefind made nothing of 1 records',
  );
  const pool = extendPool(undefined, [NOTHING], new Set());
  const other = {...NOTHING, kind: {...NOTHING.kind, rest: [[], [], ['image', 'title']]}};
  expect(() => extendPool(pool, [other], new Set())).toThrow('other fields');
});

test('other formats and missing files of Pagefind are refused', () => {
  const {files} = answer;
  const without = (pattern: RegExp): IndexFile[] => files.filter(({path: name}) => !pattern.test(name));
  expect(() => readPagefind(without(/pf_meta$/))).toThrow('no metadata');
  expect(() => readPagefind(without(/^index\//))).toThrow('names a file en_');
  expect(() => readPagefind(without(/^fragment\//))).toThrow('names a file en_');
  expect(() => readPagefind(without(/entry\.json$/))).toThrow('wrote no pagefind-entry.json');
  const empty = {records: [], numbers: [], postings: joinPostings([]), rest: []};
  const newer = packWordIndex({name: 'en_1', version: '1.7.0', ...empty}, 100).map(
    ({path: name, content}): IndexFile => ({path: name, content: zlib.gzipSync(content)}),
  );
  expect(() => readPagefind(newer)).toThrow('Pagefind 1.7.0 writes another format');
});
