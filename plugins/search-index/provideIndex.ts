import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {MANIFEST_FILE, type Manifest} from '../../src/search/catalog';
import {hashFiles} from '../build-cache';
import {runJobs} from '../processes';
import {isStored, provideVersion, type VersionEntry, type VersionJob} from './provideVersion';
import type {PageSource} from './types';

/** What decides, besides a version's pages, what its index is: these sources, and the packages that do the work. */
const MAKERS = ['plugins/search-index', 'src/search/catalog.ts', 'package-lock.json'];

export type IndexFolders = {
  /** The site's sources. */
  readonly siteDir: string;
  /** Where the index goes in the built site. */
  readonly indexDir: string;
};

/**
 * Writes the index of all pages: a folder for each version, the client, and the manifest. A version of
 * which nothing changed comes from `.cache/search-index`; of several others, each core makes one at a time.
 */
export async function provideIndex(
  pages: readonly PageSource[],
  {siteDir, indexDir}: IndexFolders,
): Promise<void> {
  const cacheDir = path.join(siteDir, '.cache/search-index');
  const makers = hashFiles(MAKERS.map((name) => path.join(siteDir, name)));
  const jobs = versionsOf(pages).map((name): VersionJob => {
    const own = pages.filter(({version}) => version === name);
    return {name, pages: own, dir: indexDir, stored: path.join(cacheDir, `${name}-${keyOf(makers, own)}`)};
  });
  await fs.rm(indexDir, {recursive: true, force: true});
  const versions = await provideVersions(jobs);
  await fs.writeFile(path.join(indexDir, MANIFEST_FILE), JSON.stringify({versions} satisfies Manifest));
  await prune(cacheDir, jobs);
}

/** The versions: the latest, whose pages have no version in their address, then `next`, then from new to old. */
function versionsOf(pages: readonly PageSource[]): string[] {
  const prefixed = (name: string): boolean => pages.some(({url}) => url.includes(`/${name}/`));
  const age = (name: string): number => (prefixed(name) ? (name === 'next' ? 1 : 2) : 0);
  const names = [...new Set(pages.map(({version}) => version))];
  return names.sort((a, b) => age(a) - age(b) || b.localeCompare(a, 'en', {numeric: true}));
}

function keyOf(makers: string, pages: readonly PageSource[]): string {
  const hash = crypto.createHash('sha256').update(makers);
  for (const page of pages) hash.update(JSON.stringify(page));
  return hash.digest('hex').slice(0, 16);
}

/** Starting processes takes longer than one version does, so a change within one version is made here. */
async function provideVersions(jobs: readonly VersionJob[]): Promise<VersionEntry[]> {
  const known = await Promise.all(jobs.map(isStored));
  const stale = jobs.filter((_, i) => !known[i]);
  const apart = stale.length > 1 ? stale : [];
  const here = jobs.filter((job) => !apart.includes(job));
  const entries = await Promise.all([
    ...here.map(provideVersion),
    runJobs<VersionJob, VersionEntry>(path.join(__dirname, 'worker.ts'), apart),
  ]);
  const byName = new Map(entries.flat().map((entry) => [entry.name, entry]));
  return jobs.map(({name}) => byName.get(name)).filter((entry) => entry !== undefined);
}

async function prune(cacheDir: string, jobs: readonly VersionJob[]): Promise<void> {
  const kept = new Set(jobs.map(({stored}) => path.basename(stored)));
  const old = (await fs.readdir(cacheDir)).filter((name) => !kept.has(name));
  await Promise.all(old.map((name) => fs.rm(path.join(cacheDir, name), {recursive: true})));
}
