import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {linkFile} from '../../lib/linkFile';
import type {VersionParts} from './planIndex';
import type {SiteFile} from './types';

/** Entries of a cached index's folder: the files for the site, and the input for the index of all versions. */
const FILES = 'files';
const PARTS = 'parts.json';

/** Returns whether the cache in `dir` contains the index `id`. */
export function isCached(dir: string, id: string): boolean {
  return fs.existsSync(path.join(dir, id));
}

/** Caches an index as `id`. The write is atomic, so an interrupted build never leaves an incomplete folder. */
export function cacheIndex(
  dir: string,
  id: string,
  files: readonly SiteFile[],
  parts: VersionParts | undefined,
): void {
  const folder = path.join(dir, `${id}.${crypto.randomUUID()}`);
  for (const file of files) {
    const target = path.join(folder, FILES, file.path);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, file.content);
  }
  if (parts) fs.writeFileSync(path.join(folder, PARTS), JSON.stringify(parts));
  fs.renameSync(folder, path.join(dir, id));
}

/** Returns the parts of a cached version. */
export function readParts(dir: string, id: string): VersionParts {
  return JSON.parse(fs.readFileSync(path.join(dir, id, PARTS), 'utf8')) as VersionParts;
}

/** Links a cached index's files into the folder `to`. */
export function linkIndex(dir: string, id: string, to: string): void {
  const from = path.join(dir, id, FILES);
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {recursive: true, withFileTypes: true})) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    // A folder is listed before what it contains.
    if (entry.isDirectory()) fs.mkdirSync(target, {recursive: true});
    else linkFile(source, target);
  }
}

/** Removes all indexes except `ids` from the cache. */
export function pruneCache(dir: string, ids: readonly string[]): void {
  for (const name of fs.readdirSync(dir).filter((name) => !ids.includes(name))) {
    fs.rmSync(path.join(dir, name), {recursive: true});
  }
}
