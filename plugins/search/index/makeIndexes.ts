import {cacheIndex} from './indexCache';
import {loadPagefind} from './loadPagefind.cjs';
import type {IndexPlan, VersionParts} from './planIndex';
import {indexRecords} from './runPagefind';

/** An index to make and cache, as plain data that can be passed to a worker thread. */
export type IndexJob = IndexPlan & {
  readonly dir: string;
  readonly folder: string;
  /** A version's parts, from which the index of all versions is made. */
  readonly parts?: VersionParts;
};

/** Makes and caches indexes. Pagefind runs in a process of its own, which starts with the first index. */
export async function makeIndexes(jobs: readonly IndexJob[]): Promise<void> {
  const {createIndex, close} = await loadPagefind();
  const make = async ({dir, folder, records, files, parts}: IndexJob): Promise<void> => {
    cacheIndex(dir, folder, [...(await indexRecords(createIndex, records)), ...files], parts);
  };
  try {
    await Promise.all(jobs.map(make));
  } finally {
    await close();
  }
}
