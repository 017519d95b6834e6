import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from './filesBelow';

/**
 * Returns a hash of the names and contents of `names`, which are files and folders in `dir`. Markdown files and
 * installed packages in the folders are left out.
 */
export function hashFiles(dir: string, names: readonly string[]): string {
  const files = names.flatMap((name) => withContents(path.join(dir, name)));
  const hash = crypto.createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(path.relative(dir, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function withContents(file: string): string[] {
  if (!fs.statSync(file).isDirectory()) return [file];
  return filesBelow(file).filter((name) => !name.endsWith('.md'));
}

/**
 * Returns the first 16 hex digits of the SHA-256 hash of `parts`. Each part is delimited, so `'ab', 'c'` and `'a',
 * 'bc'` differ.
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}
