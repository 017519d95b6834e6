import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import type {IndexFile, PagefindIndex} from 'pagefind';
import {
  CATALOG_FILE,
  MANIFEST_FILE,
  partId,
  textFile,
  type IndexEntry,
  type Manifest,
  type StoredCatalog,
  type StoredPage,
} from '../../src/search/catalog';
import {ALL_VERSIONS} from '../../src/search/versionNames';
import {loadPagefind} from './loadPagefind.cjs';
import {repackIndex, type Packing} from './repackIndex';
import {toRecords} from './toRecords';
import {toTexts} from './toTexts';
import type {PageText} from './types';

const gunzip = promisify(zlib.gunzip);
const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;
const PACKING: Packing = {maxBytes: 10_000, maxPlaces: Infinity};
/** Words stand in seven times as many records: fewer places of each, so that a query loads as little. */
const ALL_PACKING: Packing = {...PACKING, maxPlaces: 5};
/** Pagefind's client: the same for all versions. Its other scripts and styles are not used. */
const CLIENT = {script: 'pagefind.js', wasm: 'wasm.en.pagefind'};
const INDEX_FILES = /^(?:pagefind\..*\.pf_meta|pagefind-entry\.json|index\/.*)$/;
/**
 * Goes before Pagefind's script, which is a module: its `fetch` is then this one. The engine gives it
 * one that tells of every file that does not arrive (Pagefind answers without it) and shares the
 * WebAssembly between versions.
 */
const CLIENT_HEAD = 'let fetch=globalThis.fetch;export const useFetch=(own)=>{fetch=own};';

/** A page as it is indexed. */
type IndexedPage = {
  readonly stored: StoredPage;
  /** Its parts as Pagefind gets them, by their id. */
  readonly records: readonly {readonly id: string; readonly url: string; readonly html: string}[];
  readonly texts: readonly IndexFile[];
};

/**
 * Writes the index of all pages to `dir`: a folder for each version, one for all of them together, the
 * client, and the manifest. The index of all versions costs a reader one file for each word, not seven.
 */
export async function writeIndex(pages: readonly PageText[], dir: string): Promise<void> {
  await fs.rm(dir, {recursive: true, force: true});
  const {createIndex, close} = await loadPagefind();
  const start = async (): Promise<PagefindIndex> => {
    const {index, errors} = await createIndex({});
    if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
    return index;
  };
  const names = versionsOf(pages);
  const byVersion = names.map((name) => toIndexed(pages.filter(({version}) => version === name)));
  const [all, ...versions] = await Promise.all([
    writeFolder(
      await start(),
      {name: ALL_VERSIONS, pages: neighboring(byVersion.flat()), texts: [], packing: ALL_PACKING},
      dir,
    ),
    ...byVersion.map(async (own, i) => {
      const texts = own.flatMap((page) => page.texts);
      return writeFolder(await start(), {name: names[i] ?? '', pages: own, texts, packing: PACKING}, dir);
    }),
  ]);
  await close();
  await write(path.join(dir, MANIFEST_FILE), JSON.stringify({versions, all} satisfies Manifest));
}

/** The versions: the latest, whose pages have no version in their address, then `next`, then from new to old. */
function versionsOf(pages: readonly PageText[]): string[] {
  const prefixed = (name: string): boolean => pages.some(({url}) => url.includes(`/${name}/`));
  const age = (name: string): number => (prefixed(name) ? (name === 'next' ? 1 : 2) : 0);
  const names = [...new Set(pages.map(({version}) => version))];
  return names.sort((a, b) => age(a) - age(b) || b.localeCompare(a, 'en', {numeric: true}));
}

/** Numbers the parts of a version's pages. */
function toIndexed(pages: readonly PageText[]): IndexedPage[] {
  let part = 0;
  return pages.map((page) => {
    const records = toRecords(page);
    const starts = records.map(({firstPlace}) => firstPlace);
    const {url, title, version, section, places} = page;
    const headings = places.slice(1).map(({heading}) => heading);
    const first = part;
    part += records.length;
    return {
      stored: {url, title, version, section, headings, part: first, starts},
      records: records.map((record, i) => ({...record, id: partId(version, first + i)})),
      texts: toTexts(page, starts).map((text, i) => ({
        path: textFile(first + i),
        content: Buffer.from(JSON.stringify(text)),
      })),
    };
  });
}

/** Puts the same page of all versions together: the catalog is then compressed to half the size. */
function neighboring(pages: readonly IndexedPage[]): IndexedPage[] {
  const key = ({stored: {url, version}}: IndexedPage): string => url.replace(`/${version}`, '');
  return [...pages].sort((a, b) => key(a).localeCompare(key(b), 'en'));
}

type Folder = {
  readonly name: string;
  readonly pages: readonly IndexedPage[];
  readonly texts: readonly IndexFile[];
  readonly packing: Packing;
};

async function writeFolder(index: PagefindIndex, content: Folder, dir: string): Promise<IndexEntry> {
  const {name, pages, texts} = content;
  const files = await indexPages(index, content);
  const catalog: StoredCatalog = {pages: pages.map(({stored}) => stored)};
  const own: IndexFile[] = [
    ...files.filter(({path: file}) => INDEX_FILES.test(file)),
    ...texts,
    {path: CATALOG_FILE, content: Buffer.from(JSON.stringify(catalog))},
  ];
  const folder = `${name}-${hashOf(own)}`;
  await Promise.all(own.map(({path: file, content}) => write(path.join(dir, folder, file), content)));
  await writeClient(files, dir);
  return {name, folder};
}

async function indexPages(index: PagefindIndex, {pages, packing}: Folder): Promise<IndexFile[]> {
  const records = pages.flatMap((page) => page.records);
  const answers = await Promise.all(records.map(({url, html}) => index.addHTMLFile({url, content: html})));
  assertNone(answers.flatMap(({errors}) => errors));
  const {files, errors} = await index.getFiles();
  assertNone(errors);
  await index.deleteIndex();
  const fragments = files.filter(({path: file}) => FRAGMENT.test(file));
  const hashOfUrl = new Map(await Promise.all(fragments.map(readFragment)));
  const ids = records.map(({url, id}) => {
    const hash = hashOfUrl.get(url);
    if (hash === undefined) throw new Error(`Pagefind has no record of ${url}.`);
    return [hash, id] as const;
  });
  return repackIndex(files, new Map(ids), packing);
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}

async function writeClient(files: readonly IndexFile[], dir: string): Promise<void> {
  for (const {path: file, content} of files) {
    if (file === CLIENT.wasm) await write(path.join(dir, file), content);
    if (file === CLIENT.script) {
      await write(path.join(dir, file), CLIENT_HEAD + Buffer.from(content).toString('utf8'));
    }
  }
}

async function readFragment({path: file, content}: IndexFile): Promise<[url: string, hash: string]> {
  const text = (await gunzip(content)).toString('utf8');
  const {url} = JSON.parse(text.replace(/^pagefind_dcd/, '')) as {url: string};
  return [url, FRAGMENT.exec(file)?.[1] ?? ''];
}

function hashOf(files: readonly IndexFile[]): string {
  const hash = crypto.createHash('sha256');
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const {path: file, content} of sorted) hash.update(file).update('\0').update(content);
  return hash.digest('hex').slice(0, 8);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, content);
}
