import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {MANIFEST_FILE, type Manifest} from '../../src/search/catalog';
import {ALL_VERSIONS} from '../../src/search/versionNames';
import {hashFiles} from '../build-cache';
import {allIndex, toIndexed, versionIndex, type IndexedPage} from './makeIndex';
import type {PagefindResult} from './pagefindFiles';
import {readSource} from './readPages';
import {runPagefind} from './runPagefind';
import {IndexStore, type StoredIndex} from './storedIndex';
import type {PageSource} from './types';
import {extendPool, readPool, storePool} from './wordPool';

/** What decides, besides the pages, what the index is: these sources, and the packages that do the work. */
const MAKERS = [
  'plugins/search-index',
  'src/search/catalog.ts',
  'src/search/versionNames.ts',
  'package-lock.json',
];

export type IndexFolders = {
  /** The site's sources. */
  readonly siteDir: string;
  /** Where the index goes in the built site. */
  readonly indexDir: string;
};

/** A docs version to index. */
type Version = {
  readonly name: string;
  readonly pages: readonly PageSource[];
  /** What its index is stored under. */
  readonly id: string;
};

/** What was made before, and goes into the indexes of this build. */
type Kept = {
  readonly store: IndexStore;
  /** The file that keeps the words of parts. */
  readonly poolFile: string;
};

/**
 * Writes the index of all pages: a folder for each version, one for all of them together, the client, and the
 * manifest. What was indexed before comes from `.cache/search-index`. The index of all versions costs a
 * reader one file for each word, not seven. Returns the names of the indexes that were made.
 */
export async function provideIndex(
  pages: readonly PageSource[],
  {siteDir, indexDir}: IndexFolders,
): Promise<string[]> {
  const cacheDir = path.join(siteDir, '.cache/search-index');
  const makers = hashFiles(siteDir, MAKERS);
  const versions = versionsOf(pages).map((name): Version => {
    const own = pages.filter(({version}) => version === name);
    return {name, pages: own, id: `${name}-${keyOf(makers, own)}`};
  });
  const all = `${ALL_VERSIONS}-${hashOf(versions.map(({id}) => id))}`;
  const ids = [...versions.map(({id}) => id), all];
  const store = new IndexStore(cacheDir, makers);
  const words = `words-${makers}`;
  const isStored = ids.every((id) => store.get(id));
  const made = isStored
    ? []
    : await makeIndexes(versions, all, {store, poolFile: path.join(cacheDir, words)});
  if (!isStored) store.prune(ids, words);
  await writeSite(ids, store, indexDir);
  return made;
}

/** The versions: the latest, whose pages have no version in their address, then `next`, then from new to old. */
function versionsOf(pages: readonly PageSource[]): string[] {
  const prefixed = (name: string): boolean => pages.some(({url}) => url.includes(`/${name}/`));
  const age = (name: string): number => (prefixed(name) ? (name === 'next' ? 1 : 2) : 0);
  const names = [...new Set(pages.map(({version}) => version))];
  return names.sort((a, b) => age(a) - age(b) || b.localeCompare(a, 'en', {numeric: true}));
}

function keyOf(makers: string, pages: readonly PageSource[]): string {
  return hashOf([
    makers,
    ...pages.flatMap(({article, ...facts}) => [JSON.stringify([facts, article.length]), article]),
  ]);
}

function hashOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  for (const input of inputs) hash.update(input);
  return hash.digest('hex').slice(0, 16);
}

/** Makes and stores the indexes that are not there yet, that of all versions as `all`; returns their names. */
async function makeIndexes(
  versions: readonly Version[],
  all: string,
  {store, poolFile}: Kept,
): Promise<string[]> {
  const before = readPool(poolFile);
  const known = new Set(before?.records.map(({key}) => key));
  // A pool that is gone or older has not all that the index of all versions needs.
  const isStale = ({id}: Version): boolean => store.get(id)?.keys.every((key) => known.has(key)) !== true;
  const {contents, made} = await indexPages(versions.filter(isStale), known, store);
  const pool = extendPool(
    before,
    made,
    new Set([
      ...versions.flatMap(({id}) => store.get(id)?.keys ?? []),
      ...contents.flatMap(({keys}) => keys),
    ]),
  );
  storePool(poolFile, pool);
  for (const {version, pages, keys} of contents) {
    const files = versionIndex(version.name, pages, pool);
    store.store(version.id, version.name, {files, client: pool.kind.client, keys});
  }
  const parts = versions.map(({id}) => store.partsOf(id));
  store.store(all, ALL_VERSIONS, {files: allIndex(ALL_VERSIONS, parts, pool)});
  return [...contents.map(({version}) => version.name), ALL_VERSIONS];
}

type Content = {
  readonly version: Version;
  readonly pages: readonly IndexedPage[];
  readonly keys: readonly string[];
};

/**
 * Reads the pages of versions, and has Pagefind index meanwhile what of their parts is not `known`. It takes longer
 * than that: the texts are written until it is done.
 */
async function indexPages(
  versions: readonly Version[],
  known: ReadonlySet<string>,
  store: IndexStore,
): Promise<{contents: Content[]; made: PagefindResult[]}> {
  const run = await runPagefind();
  const given = new Set(known);
  const contents: Content[] = [];
  for (const version of versions) {
    const keys: string[] = [];
    const pages: IndexedPage[] = [];
    for (const source of version.pages) {
      const page = toIndexed(readSource(source), keys.length);
      for (const {key, html} of page.records) {
        keys.push(key);
        if (!given.has(key)) run.add(key, html);
        given.add(key);
      }
      pages.push(page);
      // What was added now goes to Pagefind.
      await setImmediate();
    }
    contents.push({version, pages, keys});
  }
  const pages = contents.flatMap((content) => content.pages);
  const [made] = await Promise.all([run.finish(), writeTexts(pages, store)]);
  return {contents, made};
}

async function writeTexts(pages: readonly IndexedPage[], store: IndexStore): Promise<void> {
  for (const {texts} of pages) {
    store.prepare(texts);
    await setImmediate();
  }
}

async function writeSite(ids: readonly string[], store: IndexStore, indexDir: string): Promise<void> {
  await fs.rm(indexDir, {recursive: true, force: true});
  const indexes = ids.map((id) => store.get(id)).filter((index) => index !== undefined);
  for (const {entry, files} of indexes) store.link(files, path.join(indexDir, entry.folder));
  store.link(indexes[0]?.client ?? [], indexDir);
  await fs.writeFile(path.join(indexDir, MANIFEST_FILE), JSON.stringify(manifestOf(indexes)));
}

function manifestOf(indexes: readonly StoredIndex[]): Manifest {
  const entries = indexes.map(({entry}) => entry);
  const all = entries.pop();
  if (!all) throw new Error('There is no index.');
  return {versions: entries, all};
}
