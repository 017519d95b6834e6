import fs from 'node:fs';
import path from 'node:path';
import {hashSources} from '../../../packages/lib/hashSources';
import {MANIFEST_FILE, type IndexEntry, type Manifest} from '../browser/engine/catalog';
import {ALL_VERSIONS} from '../browser/engine/versionNames';
import {hashOf} from '../../../packages/lib/hashFiles';
import {runInWorker} from '../../lib/worker';
import {isCached, linkIndex, pruneCache, readParts} from './indexCache';
import {makeIndexes, type IndexJob} from './makeIndexes';
import {planAll, planVersion, type VersionParts} from './planIndex';
import {readSource} from './readPages';
import type {PageSource} from './types';

export type IndexFolders = {
  /** The site's source folder. */
  readonly siteDir: string;
  /** The index's folder in the built site. */
  readonly indexDir: string;
};

/** A docs version to index. Its entry's folder name contains a hash of everything that the index is made from. */
type Version = {readonly entry: IndexEntry; readonly pages: readonly PageSource[]};

/**
 * Writes the index of all pages: a folder for each version, one for all versions together, and the manifest. Indexes
 * whose pages didn't change come from `.cache/search-index`. Returns the names of the indexes that weren't cached.
 */
export async function provideIndex(
  pages: readonly PageSource[],
  {siteDir, indexDir}: IndexFolders,
): Promise<string[]> {
  const dir = path.join(siteDir, '.cache/search-index');
  fs.mkdirSync(dir, {recursive: true});
  const versions = versionsOf(pages, hashSources(path.join(__dirname, 'provideIndex.ts'), siteDir));
  const entries = versions.map(({entry}) => entry);
  const all = entryOf(
    ALL_VERSIONS,
    entries.map(({folder}) => folder),
  );
  const stale = [...entries, all].filter(({folder}) => !isCached(dir, folder)).map(({name}) => name);
  if (stale.length > 0) await makeStale(versions, all, dir);
  writeSite(dir, {versions: entries, all}, indexDir);
  return stale;
}

/**
 * Returns the versions: the latest, whose pages have no version in their address, then `next`, then the others from new
 * to old.
 */
function versionsOf(pages: readonly PageSource[], makers: string): Version[] {
  const prefixed = (name: string): boolean => pages.some(({url}) => url.includes(`/${name}/`));
  const age = (name: string): number => (prefixed(name) ? (name === 'next' ? 1 : 2) : 0);
  const names = [...new Set(pages.map(({version}) => version))];
  return names
    .sort((a, b) => age(a) - age(b) || b.localeCompare(a, 'en', {numeric: true}))
    .map((name) => {
      const versionPages = pages.filter(({version}) => version === name);
      return {entry: entryOf(name, [makers, ...versionPages.flatMap(inputsOf)]), pages: versionPages};
    });
}

function inputsOf({article, ...facts}: PageSource): (string | Uint8Array)[] {
  return [JSON.stringify(facts), article];
}

function entryOf(name: string, inputs: readonly (string | Uint8Array)[]): IndexEntry {
  return {name, folder: `${name}-${hashOf(...inputs)}`};
}

/** Makes and caches the indexes that aren't cached yet. */
async function makeStale(versions: readonly Version[], all: IndexEntry, dir: string): Promise<void> {
  const jobs: IndexJob[] = [];
  const parts = versions.map(({entry: {folder}, pages}): VersionParts => {
    if (isCached(dir, folder)) return readParts(dir, folder);
    const {files, ...version} = planVersion(pages.map(readSource));
    jobs.push({dir, folder, records: version.records, files, parts: version});
    return version;
  });
  const making = [makeIndexes(jobs)];
  // Pagefind indexes on one core, and this index takes half as long as all the others together, so it gets a worker thread.
  if (!isCached(dir, all.folder)) {
    const job: IndexJob = {dir, folder: all.folder, ...planAll(parts)};
    making.push(runInWorker(path.join(__dirname, 'indexInWorker.ts'), job));
  }
  await Promise.all(making);
}

function writeSite(dir: string, manifest: Manifest, indexDir: string): void {
  const folders = [...manifest.versions, manifest.all].map(({folder}) => folder);
  pruneCache(dir, folders);
  fs.rmSync(indexDir, {recursive: true, force: true});
  for (const folder of folders) linkIndex(dir, folder, path.join(indexDir, folder));
  fs.writeFileSync(path.join(indexDir, MANIFEST_FILE), JSON.stringify(manifest));
}
