import path from 'node:path';
import {atomicWrite} from '../lib/atomicWrite';
import {readKept} from '../lib/readKept';

/** Values that this process has read or is computing, so that pages that request them at the same time share them. */
const pending = new Map<string, Promise<unknown>>();

/**
 * Returns the value of `compute`, which must be serializable as JSON. Reads it from `<dir>/<name>.json` if that file
 * has the same `key`; otherwise computes and writes it. Safe for concurrent processes: writes are atomic, the last
 * one wins, and an invalid file is computed again.
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
  // All waiting callers get the error. The next call tries again, because the writer may have fixed the cause.
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
