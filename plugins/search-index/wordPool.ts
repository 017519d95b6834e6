import fs from 'node:fs';
import v8 from 'node:v8';
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

/** Stores a pool. The file appears whole, so a machine that stops leaves no half of it. */
export function storePool(file: string, pool: WordPool): void {
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, v8.serialize(pool));
  fs.renameSync(own, file);
}

/**
 * Returns a pool of the records whose keys are in `keys`, of those in `pool` and those that Pagefind was given under
 * their keys as addresses. Throws when one is in neither, or when Pagefind made other fields than before.
 */
export function extendPool(
  pool: WordPool | undefined,
  made: PagefindResult,
  keys: ReadonlySet<string>,
): WordPool {
  if (pool && JSON.stringify(pool.kind.rest) !== JSON.stringify(made.kind.rest)) {
    throw new Error('Pagefind made other fields than in an earlier build: remove .cache/search-index.');
  }
  const known = pool?.records ?? [];
  const added = made.records.map(({url, words}) => ({key: url, words}));
  const records = [...known, ...added].filter(({key}) => keys.has(key));
  const numbers = new Map(records.map(({key}, i) => [key, i]));
  const missing = [...keys].filter((key) => !numbers.has(key));
  if (missing.length > 0) throw new Error(`Pagefind made nothing of ${missing.length} records.`);
  const numbersOf = (own: readonly PooledRecord[]): number[] => own.map(({key}) => numbers.get(key) ?? -1);
  return {
    kind: made.kind,
    records,
    postings: joinPostings([
      ...(pool ? [{postings: pool.postings, numbers: numbersOf(known)}] : []),
      {postings: made.postings, numbers: numbersOf(added)},
    ]),
  };
}
