import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {linkFile} from '../../lib/linkFile';
import type {VersionParts} from './makeIndex';
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
  {files, parts}: {readonly files: readonly SiteFile[]; readonly parts?: VersionParts},
): void {
  const own = path.join(dir, `${id}.${crypto.randomUUID()}`);
  makeFolders(files, path.join(own, FILES));
  for (const file of files) fs.writeFileSync(path.join(own, FILES, file.path), file.content);
  if (parts) fs.writeFileSync(path.join(own, PARTS), JSON.stringify(parts));
  fs.renameSync(own, path.join(dir, id));
}

/** Returns the parts of a cached version. */
export function readParts(dir: string, id: string): VersionParts {
  return JSON.parse(fs.readFileSync(path.join(dir, id, PARTS), 'utf8')) as VersionParts;
}

/** Links a cached index's files into the folder `to`. */
export function linkIndex(dir: string, id: string, to: string): void {
  const from = path.join(dir, id, FILES);
  const entries = fs.readdirSync(from, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => ({path: path.relative(from, path.join(parentPath, name))}));
  makeFolders(files, to);
  for (const file of files) linkFile(path.join(from, file.path), path.join(to, file.path));
}

/** Removes all indexes except `ids` from the cache. */
export function pruneCache(dir: string, ids: readonly string[]): void {
  const kept = new Set(ids);
  for (const name of fs.readdirSync(dir)) {
    if (!kept.has(name)) fs.rmSync(path.join(dir, name), {recursive: true});
  }
}

function makeFolders(files: readonly Pick<SiteFile, 'path'>[], dir: string): void {
  const folders = new Set(files.map((file) => path.join(dir, path.dirname(file.path))));
  for (const folder of folders) fs.mkdirSync(folder, {recursive: true});
}
