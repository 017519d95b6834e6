import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from './filesBelow';
import {importedFiles} from './importedFiles';

/** The folder that has `plugins/`: the repository, or a copy of it that a test builds. */
const ROOT = path.join(__dirname, '../..');

/** Stands for the versions of all installed packages. */
const LOCKFILE = 'package-lock.json';

/**
 * Returns a hash over the names and contents of `names`, files and folders in `dir`. It changes when any of them does;
 * documentation (`.md`) and installed packages in the folders do not count.
 */
export function hashFiles(dir: string, names: readonly string[]): string {
  const files = names.flatMap((name) => withContents(path.join(dir, name)));
  const hash = crypto.createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(path.relative(dir, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns a hash over a source file, everything that it imports, and the lockfile in `root`. That is what a cache
 * filled by this source depends on, besides the data that goes in.
 */
export function hashSources(entry: string, root = ROOT): string {
  const sources = importedFiles(entry).map((file) => path.relative(root, file));
  return hashFiles(root, [...sources, LOCKFILE]);
}

function withContents(file: string): string[] {
  if (!fs.statSync(file).isDirectory()) return [file];
  return filesBelow(file).filter((name) => !name.endsWith('.md'));
}

/** Returns the first 16 hex digits of the SHA-256 hash over `parts`, each of which ends before the next begins. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}
