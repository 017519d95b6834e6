import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {runJobs} from '../../../plugins/processes';
import type {IndexFolders} from '../../../plugins/search-index/provideIndex';
import type {PageSource} from '../../../plugins/search-index/types';

const ROOT = path.resolve(__dirname, '../../..');
const WORKER = path.join(__dirname, '../../fixtures/search-index/provide.ts');
/** The sources whose content decides what an index is. */
const SOURCES = ['plugins', 'src', 'package-lock.json'];

const PAGES = ['v2', 'next', 'v1'].flatMap((version) =>
  ['camera', 'network'].map((name): PageSource => {
    const url = version === 'v2' ? `/docs/${name}` : `/docs/${version}/${name}`;
    const article = `<h1>${name}</h1><p>The ${name} of ${version}.</p>`;
    return {version, url, description: '', section: 'Guides', article};
  }),
);
const CHANGED = PAGES.map((page) =>
  page.url === '/docs/next/camera' ? {...page, article: `${page.article}<p>A zebra</p>`} : page,
);

let siteDir: string;
beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'provide-index-'));
  for (const name of SOURCES) await fs.symlink(path.join(ROOT, name), path.join(siteDir, name));
});
afterEach(() => fs.rm(siteDir, {recursive: true}));

type Job = {readonly pages: readonly PageSource[]; readonly folders: IndexFolders};

/** Returns the names of the indexes that were made. */
async function provide(pages: readonly PageSource[]): Promise<string[]> {
  const job = {pages, folders: {siteDir, indexDir: path.join(siteDir, 'build/search-index')}};
  return (await runJobs<Job, string[]>(WORKER, [job])).flat();
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

test('an index is made of each version and of all, and kept', async () => {
  expect(await provide(PAGES)).toEqual(['v2', 'next', 'v1', 'all']);
  const first = await readIndex();
  expect(folders(first).map((name) => name.replace(/-[0-9a-f]{8}$/, ''))).toEqual([
    'all',
    'next',
    'v1',
    'v2',
  ]);
  expect([...first.keys()]).toEqual(
    expect.arrayContaining(['pagefind.js', 'versions.json', 'wasm.en.pagefind']),
  );
  expect(await provide(PAGES)).toEqual([]);
  expect(await readIndex()).toEqual(first);
});

test('a page that changed renews the index of its version and that of all, as if all were new', async () => {
  await provide(PAGES);
  const first = await readIndex();
  expect(await provide(CHANGED)).toEqual(['next', 'all']);
  const changed = await readIndex();
  expect(folders(changed).filter((name) => !folders(first).includes(name))).toHaveLength(2);
  await fs.rm(path.join(siteDir, '.cache'), {recursive: true});
  expect(await provide(CHANGED)).toEqual(['v2', 'next', 'v1', 'all']);
  expect(await readIndex()).toEqual(changed);
});

test('what belongs to earlier pages is not kept', async () => {
  await provide(PAGES);
  await provide(CHANGED);
  expect(await fs.readdir(path.join(siteDir, '.cache/search-index'))).toHaveLength(4);
});

test.each([
  ['of several versions', PAGES],
  ['of one version', PAGES.slice(0, 2)],
])('an index %s that cannot be made fails with the reason', async (_, pages) => {
  await fs.mkdir(path.join(siteDir, '.cache'));
  await fs.writeFile(path.join(siteDir, '.cache/search-index'), '');
  await expect(provide(pages)).rejects.toThrow(/ENOTDIR: not a directory, mkdir '.*search-index/);
});
