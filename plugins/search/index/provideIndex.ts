import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {hashSources} from '../../../packages/lib/hashSources';
import {MANIFEST_FILE, type IndexEntry, type Manifest} from '../browser/engine/catalog';
import {ALL_VERSIONS} from '../browser/engine/versionNames';
import {hashOf} from '../../../packages/lib/hashFiles';
import {runInWorker} from '../../lib/worker';
import {cacheIndex, isCached, linkIndex, pruneCache, readParts} from './indexCache';
import type {IndexJob} from './indexInWorker';
import {
  cutPage,
  messagesIn,
  planAll,
  planVersion,
  type CutPage,
  type IndexPlan,
  type VersionParts,
} from './makeIndex';
import {readSource} from './readPages';
import {openPagefind, type Pagefind} from './runPagefind';
import type {PageSource} from './types';

export type IndexFolders = {
  /** The site's source folder. */
  readonly siteDir: string;
  /** The index's folder in the built site. */
  readonly indexDir: string;
};

/** A docs version to index. Its entry's folder name contains a hash of everything that the index is made from. */
type Version = {readonly entry: IndexEntry; readonly pages: readonly PageSource[]};

/** What it takes to make an index: the cache's folder, and Pagefind. */
type Workshop = {readonly dir: string; readonly pagefind: Promise<Pagefind>};

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
  if (stale.length > 0) await makeIndexes(versions, all, dir);
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
      const own = pages.filter(({version}) => version === name);
      return {entry: entryOf(name, [makers, ...own.flatMap(inputsOf)]), pages: own};
    });
}

function inputsOf({article, ...facts}: PageSource): (string | Uint8Array)[] {
  return [JSON.stringify(facts), article];
}

function entryOf(name: string, inputs: readonly (string | Uint8Array)[]): IndexEntry {
  return {name, folder: `${name}-${hashOf(...inputs)}`};
}

/** Makes and caches the indexes that aren't cached yet. */
async function makeIndexes(versions: readonly Version[], all: IndexEntry, dir: string): Promise<void> {
  // The pages of the first version are cut while Pagefind loads.
  const pagefind = openPagefind();
  try {
    const making: Promise<void>[] = [];
    const parts: VersionParts[] = [];
    for (const version of versions) {
      if (isCached(dir, version.entry.folder)) {
        parts.push(readParts(dir, version.entry.folder));
        continue;
      }
      const cut = await cutPages(version.pages, making.length > 0);
      const plan = planVersion(cut);
      const own = {
        pages: cut.map(({stored}) => stored),
        records: plan.records,
        messages: messagesIn(cut),
      };
      parts.push(own);
      making.push(makeIndex({dir, pagefind}, version.entry, plan, own));
    }
    // Pagefind indexes on one core, and this index takes half as long as all the others together, so it gets a worker
    // thread.
    if (!isCached(dir, all.folder)) {
      const job: IndexJob = {dir, folder: all.folder, plan: planAll(parts)};
      making.push(runInWorker(path.join(__dirname, 'indexInWorker.ts'), job));
    }
    await Promise.all(making);
  } finally {
    await (await pagefind).close();
  }
}

/** Splits pages. While Pagefind works on the previous version, yields after each page, so that both go on. */
async function cutPages(pages: readonly PageSource[], isPagefindBusy: boolean): Promise<CutPage[]> {
  const cut: CutPage[] = [];
  let part = 0;
  for (const source of pages) {
    const page = cutPage(readSource(source), part);
    part += page.records.length;
    cut.push(page);
    if (isPagefindBusy) await setImmediate();
  }
  return cut;
}

function makeIndex(
  {dir, pagefind}: Workshop,
  {folder}: IndexEntry,
  plan: IndexPlan,
  parts: VersionParts,
): Promise<void> {
  const made = pagefind
    .then(({index}) => index(plan.records))
    .then((files) => cacheIndex(dir, folder, {files: [...files, ...plan.files], parts}));
  // The caller awaits all indexes later and gets the error then; this prevents an unhandled rejection until then.
  made.catch(() => undefined);
  return made;
}

function writeSite(dir: string, manifest: Manifest, indexDir: string): void {
  const folders = [...manifest.versions, manifest.all].map(({folder}) => folder);
  pruneCache(dir, folders);
  fs.rmSync(indexDir, {recursive: true, force: true});
  for (const folder of folders) linkIndex(dir, folder, path.join(indexDir, folder));
  fs.writeFileSync(path.join(indexDir, MANIFEST_FILE), JSON.stringify(manifest));
}
