import fs from 'node:fs';
import {hashOf} from '../../lib/hashFiles';

/** `styles.51fba099.css` */
const HASHED_NAME = /^(.+\.)([0-9a-f]{6,})(\.\w+)$/;

/**
 * Returns `name` with the hash of `content` in place of the one it has, in as many characters. Throws for a name without
 * a hash.
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

/** Where a file has a name, in bytes. */
export type Mention = {readonly file: string; readonly offsets: readonly number[]};

/** Returns all places of `name` in a file, in bytes. */
export function offsetsOf(content: Buffer, name: string): number[] {
  const offsets: number[] = [];
  for (let at = content.indexOf(name); at >= 0; at = content.indexOf(name, at + name.length))
    offsets.push(at);
  return offsets;
}

/** Writes `name` over what a file has at each of the places; of a page of 100 KB that are a few bytes. */
export function overwrite({file, offsets}: Mention, name: string): void {
  const handle = fs.openSync(file, 'r+');
  try {
    for (const offset of offsets) fs.writeSync(handle, name, offset, 'latin1');
  } finally {
    fs.closeSync(handle);
  }
}
