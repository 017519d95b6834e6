import {workerData} from 'node:worker_threads';
import {cacheIndex} from './indexCache';
import type {IndexPlan} from './makeIndex';
import {openPagefind} from './runPagefind';

/** An index to make and cache, as plain data that can be passed to a worker thread. */
export type IndexJob = {readonly dir: string; readonly folder: string; readonly plan: IndexPlan};

async function makeIndex({dir, folder, plan}: IndexJob): Promise<void> {
  const pagefind = await openPagefind();
  try {
    cacheIndex(dir, folder, {files: [...(await pagefind.index(plan.records)), ...plan.files]});
  } finally {
    await pagefind.close();
  }
}

// An unhandled rejection emits 'error' in the thread that started this worker.
void makeIndex(workerData as IndexJob);
