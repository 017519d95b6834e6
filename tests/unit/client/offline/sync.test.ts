import fs from 'node:fs';
import path from 'node:path';
import {INDEX_FILE} from '../../../../plugins/client/offline/browser/paths';
import {pathsOf, responseOf, Store} from '../../../../plugins/client/offline/browser/store';
import {fetchIndex, isSame, sync, without} from '../../../../plugins/client/offline/browser/sync';
import {pageFile} from '../../../../plugins/client/offline/build/listFiles';
import {writeLists} from '../../../../plugins/client/offline/build/writeLists';
import {MemoryCaches} from '../../../support/memoryCaches';
import {FILES, makeSite, type Files} from './site';

const CHANGED: Files = {...FILES, 'cli.html': FILES['cli.html']?.replace('CLI', 'New CLI') ?? ''};
const store = new Store('/docs/');

/** The folder that the server serves, by path; undefined means that it doesn't answer. */
let folderFor: (file: string) => string | undefined;
let requested: string[];

beforeEach(() => {
  requested = [];
  useCaches(new MemoryCaches());
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {locks: {request: (_name: string, run: () => unknown) => run()}},
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const file = (input as string).replace('/docs/', '');
    requested.push(file);
    const dir = folderFor(file);
    if (dir === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const found = [file, pageFile(file)].map((name) => path.join(dir, name));
    const name = found.find((one) => fs.existsSync(one) && fs.statSync(one).isFile());
    return Promise.resolve(
      name ? new Response(fs.readFileSync(name)) : new Response('Not found', {status: 404}),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

function useCaches(caches: MemoryCaches): void {
  Object.defineProperty(globalThis, 'caches', {configurable: true, value: caches});
}

function deploy(files: Files): string {
  const site = makeSite(files);
  writeLists(site);
  return site.outDir;
}

const keep = (...names: string[]): Promise<void> =>
  sync({store, baseUrl: '/docs/', versions: (kept) => [...kept, ...names]});

async function text(file: string): Promise<string | undefined> {
  const current = await store.current();
  const response = current && (await responseOf(store, current, pathsOf(current), file));
  return response?.text();
}

/** The files that were requested, without the lists. */
const downloads = (): string[] => requested.filter((file) => !file.startsWith('offline/')).sort();

test('keeps all files of a version, with the headers of the deployment', async () => {
  const dir = deploy(FILES);
  folderFor = () => dir;
  await keep('v7');
  const current = await store.current();
  const page = current && (await responseOf(store, current, pathsOf(current), 'cli'));
  expect(await page?.text()).toBe(FILES['cli.html']);
  expect(page?.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await text('versions/v7.js')).toBe('table 7');
  expect(await text('v6')).toBeUndefined();
});

test('makes fragments from pages', async () => {
  const dir = deploy(FILES);
  folderFor = () => dir;
  await keep('v7');
  expect(JSON.parse((await text('fragments/index.json')) ?? '')).toEqual({
    path: '/x',
    article: 'Home',
    assetNames: 'main.1.js',
  });
  expect(await text('fragments/missing.json')).toBeUndefined();
});

test('an update downloads only what has changed', async () => {
  const [first, second] = [deploy(FILES), deploy(CHANGED)];
  folderFor = () => first;
  await keep('v7');
  folderFor = () => second;
  requested = [];
  await keep();
  expect(downloads()).toEqual(['cli']);
  expect(await text('cli')).toContain('New CLI');
});

test('a second version downloads only what the first does not have', async () => {
  const dir = deploy(FILES);
  folderFor = () => dir;
  await keep('v7');
  requested = [];
  await keep('v6');
  expect(downloads()).toEqual(['v6', 'versions/v6.js']);
  expect(await text('cli')).toBe(FILES['cli.html']);
});

test.each([
  ['the lists are new and the pages old', (file: string) => file.startsWith('offline/')],
  ['the pages are new and the lists old', (file: string) => !file.startsWith('offline/')],
  ['only the list of lists is new', (file: string) => file === INDEX_FILE],
])('a deployment of which %s is not stored', async (_name, isNew) => {
  const [first, second] = [deploy(FILES), deploy(CHANGED)];
  folderFor = () => first;
  await keep('v7');
  const before = await store.currentId();
  await (await caches.open('docs-offline-files')).delete(`/docs/offline/files/${await hashOf('cli')}`);
  folderFor = (file) => (isNew(file) ? second : first);
  await expect(keep()).rejects.toMatchObject({kind: 'changed'});
  expect(await store.currentId()).toBe(before);
});

async function hashOf(file: string): Promise<string | undefined> {
  const current = await store.current();
  return current && pathsOf(current).get(file);
}

test('what has arrived before the connection is lost is not downloaded again', async () => {
  const dir = deploy(FILES);
  folderFor = (file) => (file === 'versions/v7.js' ? undefined : dir);
  await expect(keep('v7')).rejects.toMatchObject({kind: 'network'});
  expect(await store.currentId()).toBeUndefined();
  folderFor = () => dir;
  requested = [];
  await keep('v7');
  expect(downloads()).toContain('versions/v7.js');
  expect(downloads().length).toBeLessThan(9);
});

test('storage that is full leaves the deployment before as it is', async () => {
  const [first, second] = [
    deploy(FILES),
    deploy({...CHANGED, 'index.html': 'x'.repeat(1e6) + FILES['index.html']}),
  ];
  useCaches(new MemoryCaches(100_000));
  folderFor = () => first;
  await keep('v7');
  folderFor = () => second;
  await expect(keep()).rejects.toMatchObject({kind: 'full'});
  expect(await text('cli')).toBe(FILES['cli.html']);
});

test('storage that is blocked is named as the reason', async () => {
  const dir = deploy(FILES);
  folderFor = () => dir;
  const deny = (): Promise<never> => Promise.reject(new DOMException('Denied', 'SecurityError'));
  useCaches({open: deny, match: deny, has: deny} as unknown as MemoryCaches);
  await expect(keep('v7')).rejects.toMatchObject({kind: 'blocked'});
});

test('a deployment is the same as long as the lists of its versions are', async () => {
  const [first, second] = [deploy(FILES), deploy({...FILES, 'v6.html': FILES['v6.html'] + ' '})];
  folderFor = () => first;
  await keep('v7');
  const current = await store.current();
  folderFor = () => second;
  const index = await fetchIndex('/docs/');
  expect(current && isSame(current, index)).toBe(true);
  await keep('v6');
  folderFor = () => first;
  const both = await store.current();
  expect(both && isSame(both, await fetchIndex('/docs/'))).toBe(false);
});

test('tidying deletes the files of versions that are no longer kept, except for open pages', async () => {
  const dir = deploy(FILES);
  folderFor = () => dir;
  await keep('v7', 'v6');
  const both = await store.current();
  const rest = both && without(both, 'v6');
  expect(rest && without(rest, 'v7')).toBeUndefined();
  if (rest) await store.commit(rest);
  const before = (await store.hashes()).size;
  await store.tidy(new Set([both?.id ?? '']));
  expect((await store.hashes()).size).toBe(before);
  await store.tidy(new Set());
  expect((await store.hashes()).size).toBe(before - 2);
  expect(await text('cli')).toBe(FILES['cli.html']);
});
