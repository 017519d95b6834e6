import crypto from 'node:crypto';
import fs from 'node:fs';
import v8 from 'node:v8';
import {writeWhole} from '../build-cache/writeWhole';

/** The key stands before the result, so that a stale one is not read whole. */
const KEY_LENGTH = 64;

/** Returns the hash of `text` in `KEY_LENGTH` characters. */
export function hashOf(text: string): string {
  return crypto.createHash('sha256').update(text).digest('hex');
}

/** Returns the name of the file that keeps the result of a page. */
export function storedName(pathname: string): string {
  return hashOf(pathname).slice(0, 16);
}

/** Returns what was stored in `file` for `key`, or undefined when nothing was. */
export function readStored(file: string, key: string): unknown {
  const data = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
  if (data.toString('latin1', 0, KEY_LENGTH) !== key) return undefined;
  return v8.deserialize(data.subarray(KEY_LENGTH));
}

/** Stores `value` for `key`. */
export function writeStored(file: string, key: string, value: unknown): void {
  writeWhole(file, Buffer.concat([Buffer.from(key, 'latin1'), v8.serialize(value)]));
}
