import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {startWorker, type Worker} from '../../support/processes';
import type {IndexFolders} from '../../../plugins/search/index/provideIndex';
import type {PageSource} from '../../../plugins/search/index/types';

const ROOT = path.resolve(__dirname, '../../..');
const WORKER = path.join(__dirname, '../../fixtures/search-index/provide.ts');
/** The sources whose content decides what an index is. */
const SOURCES = ['plugins', 'src'];

/** It stands for the versions of the packages that make the index. */
const LOCKFILE = 'package-lock.json';
const CACHE = '.cache/search-index';

const PAGES = ['v2', 'next', 'v1'].flatMap((version) =>
  ['camera', 'network'].map((name): PageSource => {
    const url = version === 'v2' ? `/docs/${name}` : `/docs/${version}/${name}`;
    const article = `<h1>${name}</h1><p>The ${name} of ${version}.</p>`;
    return {version, url, description: '', section: 'Guides', article: Buffer.from(article)};
  }),
);
const CHANGED = PAGES.map((page) =>
  page.url === '/docs/next/camera'
    ? {...page, article: Buffer.concat([page.article, Buffer.from('<p>A zebra</p>')])}
    : page,
);

let worker: Worker<Job, string[]>;
beforeAll(() => {
  worker = startWorker(WORKER);
});
afterAll(() => worker.stop());

let siteDir: string;
beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'provide-index-'));
  for (const name of SOURCES) await fs.symlink(path.join(ROOT, name), path.join(siteDir, name));
  await fs.writeFile(path.join(siteDir, LOCKFILE), '{}');
});
afterEach(() => fs.rm(siteDir, {recursive: true}));

type Job = {readonly pages: readonly PageSource[]; readonly folders: IndexFolders};

/** Returns the names of the indexes that were made. */
function provide(pages: readonly PageSource[]): Promise<string[]> {
  return worker.ask({pages, folders: {siteDir, indexDir: path.join(siteDir, 'build/search-index')}});
}

async function readIndex(): Promise<Map<string, string>> {
  const dir = path.join(siteDir, 'build/search-index');
  const entries = await fs.readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  const read = files.map(
    async (file) => [path.relative(dir, file), await fs.readFile(file, 'latin1')] as const,
  );
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const folders = (index: ReadonlyMap<string, string>): string[] => [
  ...new Set([...index.keys()].filter((name) => name.includes('/')).map((name) => name.split('/')[0] ?? '')),
];

/** Leaves the cache as a build does that was stopped while it wrote. */
async function breakCache(): Promise<void> {
  const cache = path.join(siteDir, CACHE);
  for (const name of await fs.readdir(cache)) {
    await fs.rename(path.join(cache, name), path.join(cache, `${name}.half`));
    await fs.rm(path.join(cache, `${name}.half/files/catalog.json`));
  }
}

test('an index is made of each version and of all, kept, and made again when what it is made from changed', async () => {
  expect(await provide(PAGES)).toEqual(['v2', 'next', 'v1', 'all']);
  const first = await readIndex();
  const named = folders(first).map((name) => name.replace(/-[0-9a-f]{16}$/, ''));
  expect(named).toEqual(['all', 'next', 'v1', 'v2']);
  const own = [...first.keys()].filter((name) => name.startsWith('v1-'));
  expect(own.map((name) => name.replace(/^[^/]*\//, '').replace(/_[^.]*/, '_…'))).toEqual([
    'catalog.json',
    'index/en_….pf_index',
    'messages.json',
    'pagefind-entry.json',
    'pagefind.en_….pf_meta',
    'pagefind.js',
    'text/0.json',
    'text/1.json',
    'wasm.en.pagefind',
  ]);
  expect([...first.keys()]).toContain('versions.json');
  expect(await provide(PAGES)).toEqual([]);
  expect(await readIndex()).toEqual(first);

  // A page that changed renews the index of its version and that of all, and what belongs to earlier pages goes.
  expect(await provide(CHANGED)).toEqual(['next', 'all']);
  const changed = await readIndex();
  expect(folders(changed).filter((name) => !folders(first).includes(name))).toHaveLength(2);
  expect((await fs.readdir(path.join(siteDir, CACHE))).sort()).toEqual(folders(changed));

  // What is half written isn't used, and what is new is the same as what was renewed.
  await breakCache();
  expect(await provide(CHANGED)).toEqual(['v2', 'next', 'v1', 'all']);
  expect(await readIndex()).toEqual(changed);

  // Pages that are as they were have the index that they had.
  expect(await provide(PAGES)).toEqual(['next', 'all']);
  expect(await readIndex()).toEqual(first);

  // Another version of a package makes all indexes again.
  await fs.appendFile(path.join(siteDir, LOCKFILE), '\n');
  expect(await provide(PAGES)).toEqual(['v2', 'next', 'v1', 'all']);
});

/**
 * Pagefind doesn't document how large its files of words are: by its own default, all of these would be in one, and a
 * query would load 30 KB for each word.
 */
test('Pagefind cuts the words into small files', async () => {
  const words = Array.from({length: 4000}, (_, i) => `w${i.toString(36)}x`).join(' ');
  const [page] = PAGES;
  await provide(page ? [{...page, article: Buffer.from(`<h1>Words</h1><p>${words}</p>`)}] : []);
  const chunks = [...(await readIndex()).keys()].filter((name) => /^v2-.*\.pf_index$/.test(name));
  expect(chunks.length).toBeGreaterThanOrEqual(3);
});

test('pages with the same text are refused, because Pagefind would count them as one', async () => {
  const same = PAGES.map((page) => ({...page, article: Buffer.from('<h1>The same</h1><p>Text.</p>')}));
  await expect(provide(same)).rejects.toThrow('have the same text. Make toRecords.ts tell them apart.');
});

test('an index that cannot be made fails with the reason', async () => {
  await fs.mkdir(path.join(siteDir, '.cache'));
  await fs.writeFile(path.join(siteDir, CACHE), '');
  await expect(provide(PAGES)).rejects.toThrow(/EEXIST: file already exists, mkdir '.*search-index/);
});
