import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {MANIFEST_FILE, TEXT_DIR, type Manifest} from '../../src/search/catalog';
import {ALL_VERSIONS} from '../../src/search/versionNames';
import {hashFiles} from '../build-cache';
import {runJobs} from '../processes';
import {makeVersion, type VersionJob} from './makeVersion';
import {mergeVersions} from './mergeVersions';
import {entryOf, isStored, linkClient, linkIndex, readStored, storeIndex} from './storedIndex';
import type {PageSource} from './types';

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
  const makers = hashFiles(MAKERS.map((name) => path.join(siteDir, name)));
  const versions = versionsOf(pages).map((name): VersionJob => {
    const own = pages.filter(({version}) => version === name);
    return {name, pages: own, stored: path.join(cacheDir, `${name}-${keyOf(makers, own)}`)};
  });
  const stored = versions.map((version) => version.stored);
  const all = path.join(
    cacheDir,
    `${ALL_VERSIONS}-${keyOf(
      makers,
      stored.map((dir) => path.basename(dir)),
    )}`,
  );
  const stale = versions.filter((version) => !isStored(version.stored));
  await makeVersions(stale);
  const isMerged = isStored(all);
  if (!isMerged) mergeStored(stored, all);
  await writeSite(stored, all, indexDir);
  await prune(cacheDir, [...stored, all]);
  return [...stale.map(({name}) => name), ...(isMerged ? [] : [ALL_VERSIONS])];
}

/** The versions: the latest, whose pages have no version in their address, then `next`, then from new to old. */
function versionsOf(pages: readonly PageSource[]): string[] {
  const prefixed = (name: string): boolean => pages.some(({url}) => url.includes(`/${name}/`));
  const age = (name: string): number => (prefixed(name) ? (name === 'next' ? 1 : 2) : 0);
  const names = [...new Set(pages.map(({version}) => version))];
  return names.sort((a, b) => age(a) - age(b) || b.localeCompare(a, 'en', {numeric: true}));
}

function keyOf(makers: string, inputs: readonly unknown[]): string {
  const hash = crypto.createHash('sha256').update(makers);
  for (const input of inputs) hash.update(JSON.stringify(input));
  return hash.digest('hex').slice(0, 16);
}

/** Starting processes takes as long as a version does, so a change within one version is made here. */
async function makeVersions(jobs: readonly VersionJob[]): Promise<void> {
  const [only, ...others] = [...jobs].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (only && others.length === 0) await makeVersion(only);
  else if (only) await runJobs<VersionJob, void>(path.join(__dirname, 'worker.ts'), [only, ...others]);
}

function lengthOf({pages}: VersionJob): number {
  return pages.reduce((sum, {article}) => sum + article.length, 0);
}

function mergeStored(versions: readonly string[], all: string): void {
  const files = mergeVersions(versions.map((stored) => readStored(stored, TEXT_DIR)));
  storeIndex(all, ALL_VERSIONS, {files, client: []});
}

async function writeSite(versions: readonly string[], all: string, indexDir: string): Promise<void> {
  await fs.rm(indexDir, {recursive: true, force: true});
  for (const stored of [...versions, all]) linkIndex(stored, indexDir);
  for (const stored of versions.slice(0, 1)) linkClient(stored, indexDir);
  const manifest: Manifest = {versions: versions.map(entryOf), all: entryOf(all)};
  await fs.writeFile(path.join(indexDir, MANIFEST_FILE), JSON.stringify(manifest));
}

/** Removes what belongs to earlier builds, or to one that was stopped. */
async function prune(cacheDir: string, kept: readonly string[]): Promise<void> {
  const names = new Set(kept.map((stored) => path.basename(stored)));
  const old = (await fs.readdir(cacheDir)).filter((name) => !names.has(name));
  await Promise.all(old.map((name) => fs.rm(path.join(cacheDir, name), {recursive: true})));
}
