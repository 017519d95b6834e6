import crypto from 'node:crypto';
import zlib from 'node:zlib';
import type {IndexFile, PagefindIndex} from 'pagefind';
import {CATALOG_FILE, type Catalog, type CatalogPart} from '../../src/search/catalog';
import {loadPagefind} from './loadPagefind.cjs';
import {splitChunks} from './splitChunks';
import {toRecords, type PageRecord} from './toRecords';
import type {PageText} from './types';

const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;
/** Size of the files that hold words, before compression; a query loads about one for each of its words. */
const CHUNK_BYTES = 10_000;
/** Pagefind's client: the same for all versions. Its other scripts and styles are not used. */
const CLIENT = {script: 'pagefind.js', wasm: 'wasm.en.pagefind'};
const VERSION_FILES = /^(?:pagefind\..*\.pf_meta|pagefind-entry\.json|(?:fragment|index)\/.*)$/;
/**
 * Goes before Pagefind's script, which is a module: its `fetch` is then this one. The engine gives it
 * one that tells of every file that does not arrive (Pagefind answers without it) and shares the
 * WebAssembly between versions.
 */
const CLIENT_HEAD = 'let fetch=globalThis.fetch;export const useFetch=(own)=>{fetch=own};';

/** The index of a version; the paths of its files start with its name, those of the client that all share do not. */
export type VersionIndex = {
  /** Changes with anything in the version's files. */
  readonly hash: string;
  readonly files: readonly IndexFile[];
};

/** Returns the index of the pages of the version `name`. The same pages give the same bytes. */
export async function indexVersion(name: string, pages: readonly PageText[]): Promise<VersionIndex> {
  const records = pages.map(toRecords);
  const files = await indexRecords(records.flat());
  const catalog = JSON.stringify(catalogOf(pages, records, files));
  const own: IndexFile[] = [
    ...files.filter(({path: file}) => VERSION_FILES.test(file)),
    {path: CATALOG_FILE, content: Buffer.from(catalog)},
  ];
  const inFolder = own.map(({path: file, content}) => ({path: `${name}/${file}`, content}));
  return {hash: hashOf(own), files: [...inFolder, ...clientOf(files)]};
}

async function indexRecords(records: readonly PageRecord[]): Promise<IndexFile[]> {
  const {createIndex, close} = await loadPagefind();
  const {index, errors} = await createIndex({});
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
  const files = await filesOf(index, records);
  await close();
  return splitChunks(files, CHUNK_BYTES);
}

async function filesOf(index: PagefindIndex, records: readonly PageRecord[]): Promise<IndexFile[]> {
  const answers = await Promise.all(records.map(({url, html}) => index.addHTMLFile({url, content: html})));
  assertNone(answers.flatMap(({errors}) => errors));
  const {files, errors} = await index.getFiles();
  assertNone(errors);
  return files;
}

function assertNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`);
}

function clientOf(files: readonly IndexFile[]): IndexFile[] {
  return files.flatMap(({path: file, content}) => {
    if (file === CLIENT.wasm) return [{path: file, content}];
    if (file !== CLIENT.script) return [];
    return [{path: file, content: Buffer.from(CLIENT_HEAD + Buffer.from(content).toString('utf8'))}];
  });
}

function catalogOf(
  pages: readonly PageText[],
  records: readonly (readonly PageRecord[])[],
  files: readonly IndexFile[],
): Catalog {
  const fragments = files.filter(({path: file}) => FRAGMENT.test(file));
  const idOf = new Map(fragments.map(readFragment));
  const partOf = ({url, firstPlace}: PageRecord): CatalogPart => {
    const id = idOf.get(url);
    if (id === undefined) throw new Error(`Pagefind has no record of ${url}.`);
    return [id, firstPlace];
  };
  return {
    pages: pages.map(({url, title, section, places}, i) => ({
      url,
      title,
      section,
      headings: places.slice(1).map(({heading}) => heading),
      parts: (records[i] ?? []).map(partOf),
    })),
  };
}

function readFragment({path: file, content}: IndexFile): [url: string, id: string] {
  const text = zlib.gunzipSync(content).toString('utf8');
  const {url} = JSON.parse(text.replace(/^pagefind_dcd/, '')) as {url: string};
  return [url, FRAGMENT.exec(file)?.[1] ?? ''];
}

function hashOf(files: readonly IndexFile[]): string {
  const hash = crypto.createHash('sha256');
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const {path: file, content} of sorted) hash.update(file).update('\0').update(content);
  return hash.digest('hex').slice(0, 8);
}
