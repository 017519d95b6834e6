import zlib from 'node:zlib';
import type {IndexFile, PagefindIndex} from 'pagefind';
import {CATALOG_FILE, partId, textFile, type StoredCatalog, type StoredPage} from '../../src/search/catalog';
import {loadPagefind} from './loadPagefind.cjs';
import {toRecords} from './toRecords';
import {toTexts} from './toTexts';
import type {PageText} from './types';
import {packWordIndex, readWordIndex, withIds, type Packing} from './wordIndex';

const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;
export const PACKING: Packing = {maxBytes: 10_000, maxPlaces: Infinity};
/** Pagefind's client: the same for all versions. Its other scripts and styles are not used. */
const CLIENT = {script: 'pagefind.js', wasm: 'wasm.en.pagefind'};
/**
 * Goes before Pagefind's script, which is a module: its `fetch` is then this one. The engine gives it
 * one that tells of every file that does not arrive (Pagefind answers without it) and shares the
 * WebAssembly between versions.
 */
const CLIENT_HEAD = 'let fetch=globalThis.fetch;export const useFetch=(own)=>{fetch=own};';

/** Pagefind's file that names the others. */
export const ENTRY_FILE = 'pagefind-entry.json';

/** An index as files, without the folder they go to, and the client that reads it. */
export type VersionIndex = {readonly files: readonly IndexFile[]; readonly client: readonly IndexFile[]};

/** A page as it is indexed. */
type IndexedPage = {
  readonly stored: StoredPage;
  /** Its parts as Pagefind gets them, by their id. */
  readonly records: readonly PartRecord[];
  readonly texts: readonly IndexFile[];
};
type PartRecord = {readonly id: string; readonly url: string; readonly html: string};

/** Returns the index of the pages of one version. The same pages give the same bytes. */
export async function indexVersion(texts: readonly PageText[]): Promise<VersionIndex> {
  const pages = toIndexed(texts);
  const records = pages.flatMap((page) => page.records);
  const made = await indexRecords(records);
  const index = withIds(readWordIndex(made), idsOf(records, made));
  const catalog: StoredCatalog = {pages: pages.map(({stored}) => stored)};
  return {
    files: [
      ...made.filter(({path}) => path === ENTRY_FILE),
      ...packWordIndex(index, PACKING),
      ...pages.flatMap((page) => page.texts),
      {path: CATALOG_FILE, content: Buffer.from(JSON.stringify(catalog))},
    ],
    client: clientOf(made),
  };
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

/** Returns the files that Pagefind makes of the records. */
async function indexRecords(records: readonly PartRecord[]): Promise<IndexFile[]> {
  const {createIndex, close} = await loadPagefind();
  const {index, errors} = await createIndex({});
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const files = await filesOf(index, records);
  await close();
  return files;
}

async function filesOf(index: PagefindIndex, records: readonly PartRecord[]): Promise<IndexFile[]> {
  const answers = await Promise.all(records.map(({url, html}) => index.addHTMLFile({url, content: html})));
  assertNone(answers.flatMap(({errors}) => errors));
  const {files, errors} = await index.getFiles();
  assertNone(errors);
  return files;
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}

/** Returns the ids of the records by Pagefind's hash of them. */
function idsOf(records: readonly PartRecord[], files: readonly IndexFile[]): Map<string, string> {
  const fragments = files.filter(({path}) => FRAGMENT.test(path));
  const hashOfUrl = new Map(fragments.map(readFragment));
  return new Map(
    records.map(({url, id}) => {
      const hash = hashOfUrl.get(url);
      if (hash === undefined) throw new Error(`Pagefind has no record of ${url}.`);
      return [hash, id] as const;
    }),
  );
}

function readFragment({path, content}: IndexFile): [url: string, hash: string] {
  const text = zlib.gunzipSync(content).toString('utf8');
  const {url} = JSON.parse(text.replace(/^pagefind_dcd/, '')) as {url: string};
  return [url, FRAGMENT.exec(path)?.[1] ?? ''];
}

function clientOf(files: readonly IndexFile[]): IndexFile[] {
  return files.flatMap(({path, content}) => {
    if (path === CLIENT.wasm) return [{path, content}];
    if (path !== CLIENT.script) return [];
    return [{path, content: Buffer.from(CLIENT_HEAD + Buffer.from(content).toString('utf8'))}];
  });
}
