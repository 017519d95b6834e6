import {setImmediate} from 'node:timers/promises';

const writing = new Set<Promise<unknown>>();

/**
 * Notes that `work` writes files of the built site, and returns it. Docusaurus runs the `postBuild()` of all plugins at
 * the same time, so a plugin that reads what others write has to wait for them.
 */
export function writesFiles<Result>(work: Promise<Result>): Promise<Result> {
  writing.add(work);
  return work;
}

/** Waits for everything that other plugins write after the build. Rejects if one of them does. */
export async function filesWritten(): Promise<void> {
  // By then, Docusaurus has called every plugin.
  await setImmediate();
  await Promise.all(writing);
}
