import fs from 'node:fs';
import {hashOf} from '../../../packages/lib/hashFiles';

/** For example, `styles.51fba099.css`. */
const HASHED_NAME = /^(.+\.)([0-9a-f]{6,})(\.\w+)$/;

/**
 * Returns `name` with its hash replaced by the hash of `content`, in the same number of characters. Throws if the
 * name has no hash.
 */
export function rehashedName(name: string, content: string): string {
  const [, start, hash, end] = HASHED_NAME.exec(name) ?? [];
  if (start === undefined || hash === undefined || end === undefined) {
    throw new Error(
      `The file name ${name} contains no content hash, so caches could keep an old version of the file.`,
    );
  }
  return `${start}${hashOf(content).slice(0, hash.length)}${end}`;
}

/** The offsets, in bytes, at which a file contains a name. */
export type Mention = {readonly file: string; readonly offsets: readonly number[]};

/** Returns all offsets of `name` in a file, in bytes. */
export function offsetsOf(content: Buffer, name: string): number[] {
  const offsets: number[] = [];
  for (let at = content.indexOf(name); at >= 0; at = content.indexOf(name, at + name.length))
    offsets.push(at);
  return offsets;
}

/** Overwrites a file with `name` at each offset. Only these bytes are written, not the whole file. */
export function overwrite({file, offsets}: Mention, name: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    for (const offset of offsets) fs.writeSync(handle, name, offset, 'latin1');
  } finally {
    fs.closeSync(handle);
  }
}
