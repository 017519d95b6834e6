import fs from 'node:fs';
import v8 from 'node:v8';
import {writeWhole} from '../build-cache/writeWhole';
import type {Kind, PagefindResult} from './pagefindFiles';
import {joinPostings, type Postings} from './postings';

/**
 * What Pagefind made of records, whatever indexes these are in: the parts of pages are often the same in several
 * versions, and from build to build.
 */
export type WordPool = {
  readonly kind: Kind;
  /** The records by their numbers in `postings`: their key, and how many words they have. */
  readonly records: readonly PooledRecord[];
  readonly postings: Postings;
};
type PooledRecord = {readonly key: string; readonly words: number};

/** Reads a stored pool; undefined when there is none. */
export function readPool(file: string): WordPool | undefined {
  return fs.existsSync(file) ? (v8.deserialize(fs.readFileSync(file)) as WordPool) : undefined;
}

/** Stores a pool. */
export function storePool(file: string, pool: WordPool): void {
  writeWhole(file, v8.serialize(pool));
}

/**
 * Returns a pool of the records whose keys are in `keys`, of those in `pool` and those that Pagefind was given under
 * their keys as addresses. Throws when one is in neither, or when Pagefind made other fields than before.
 */
export function extendPool(
  pool: WordPool | undefined,
  made: readonly PagefindResult[],
  keys: ReadonlySet<string>,
): WordPool {
  const kind = kindOf(pool, made);
  const parts = [
    ...(pool ? [pool] : []),
    ...made.map(({records, postings}) => ({
      records: records.map(({url, words}) => ({key: url, words})),
      postings,
    })),
  ];
  const records = parts.flatMap((part) => part.records).filter(({key}) => keys.has(key));
  const numbers = new Map(records.map(({key}, i) => [key, i]));
  const missing = [...keys].filter((key) => !numbers.has(key));
  if (missing.length > 0) throw new Error(`Pagefind made nothing of ${missing.length} records.`);
  return {
    kind,
    records,
    postings: joinPostings(
      parts.map((part) => ({
        postings: part.postings,
        numbers: part.records.map(({key}) => numbers.get(key) ?? -1),
      })),
    ),
  };
}

function kindOf(pool: WordPool | undefined, made: readonly PagefindResult[]): Kind {
  const [first, ...others] = [...made, ...(pool ? [pool] : [])].map(({kind}) => kind);
  if (!first) throw new Error('Pagefind made nothing.');
  if (others.some(({rest}) => JSON.stringify(rest) !== JSON.stringify(first.rest))) {
    throw new Error('Pagefind made other fields than in an earlier build: remove .cache/search-index.');
  }
  return first;
}
