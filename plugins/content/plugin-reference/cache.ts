import path from 'node:path';
import {atomicWrite} from '../../lib/atomicWrite';
import {readKept} from '../../lib/readKept';

/** What this process has read or is computing, so that pages that ask at the same time share it. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Returns what `compute` returns, a value that JSON can hold: from `<dir>/<name>.json` if that was
 * written for the same `key`, else computed and written. Safe for several processes at once: a file
 * appears whole, the last one wins, and a broken one is computed again.
 */
export function cached<T>(
  {dir, name, key}: {readonly dir: string; readonly name: string; readonly key: string},
  compute: () => Promise<T>,
): Promise<T> {
  const file = path.join(dir, `${name}.json`);
  const id = `${file} ${key}`;
  const known = pending.get(id) as Promise<T> | undefined;
  if (known) return known;
  const value = readOrCompute(file, key, compute);
  pending.set(id, value);
  // Every waiting caller gets the error, and the next call tries again, because the writer may have fixed the cause.
  value.catch(() => pending.delete(id));
  return value;
}

type Entry<T> = {readonly key: string; readonly value: T};

async function readOrCompute<T>(file: string, key: string, compute: () => Promise<T>): Promise<T> {
  const stored = readKept(file, (data) => JSON.parse(data.toString()) as Entry<T>);
  if (stored?.key === key) return stored.value;
  const value = await compute();
  const entry: Entry<T> = {key, value};
  atomicWrite(file, JSON.stringify(entry));
  return value;
}
