import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import type {IndexFile, PagefindIndex} from 'pagefind';
import {
  CATALOG_FILE,
  MANIFEST_FILE,
  type Catalog,
  type CatalogPart,
  type Manifest,
} from '../../src/search/catalog';
import {loadPagefind} from './loadPagefind.cjs';
import {splitChunks} from './splitChunks';
import {toRecords, type PageRecord} from './toRecords';
import type {PageText} from './types';

const gunzip = promisify(zlib.gunzip);
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

/** Writes the index of all pages to `dir`: a folder for each version, the client, and the manifest. */
export async function writeIndex(pages: readonly PageText[], dir: string): Promise<void> {
  await fs.rm(dir, {recursive: true, force: true});
  const {createIndex, close} = await loadPagefind();
  const names = versionsOf(pages);
  const versions = await Promise.all(
    names.map(async (name) => {
      const own = pages.filter(({version}) => version === name);
      const {index, errors} = await createIndex({});
      if (!index) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
      return {name, ...(await writeVersion(index, own, dir, name))};
    }),
  );
  await close();
  await write(path.join(dir, MANIFEST_FILE), JSON.stringify({versions} satisfies Manifest));
}

/** The versions: the latest, whose pages have no version in their address, then `next`, then from new to old. */
function versionsOf(pages: readonly PageText[]): string[] {
  const prefixed = (name: string): boolean => pages.some(({url}) => url.includes(`/${name}/`));
  const age = (name: string): number => (prefixed(name) ? (name === 'next' ? 1 : 2) : 0);
  const names = [...new Set(pages.map(({version}) => version))];
  return names.sort((a, b) => age(a) - age(b) || b.localeCompare(a, 'en', {numeric: true}));
}

async function writeVersion(
  index: PagefindIndex,
  pages: readonly PageText[],
  dir: string,
  name: string,
): Promise<{hash: string; pages: number}> {
  const records = pages.map(toRecords);
  const files = await indexRecords(index, records.flat());
  const catalog = JSON.stringify(await catalogOf(pages, records, files));
  const own: IndexFile[] = [
    ...files.filter(({path: file}) => VERSION_FILES.test(file)),
    {path: CATALOG_FILE, content: Buffer.from(catalog)},
  ];
  await Promise.all(own.map(({path: file, content}) => write(path.join(dir, name, file), content)));
  await writeClient(files, dir);
  return {hash: hashOf(own), pages: pages.length};
}

async function indexRecords(index: PagefindIndex, records: readonly PageRecord[]): Promise<IndexFile[]> {
  const answers = await Promise.all(records.map(({url, html}) => index.addHTMLFile({url, content: html})));
  assertNone(answers.flatMap(({errors}) => errors));
  const {files, errors} = await index.getFiles();
  assertNone(errors);
  await index.deleteIndex();
  return splitChunks(files, CHUNK_BYTES);
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

async function catalogOf(
  pages: readonly PageText[],
  records: readonly (readonly PageRecord[])[],
  files: readonly IndexFile[],
): Promise<Catalog> {
  const fragments = files.filter(({path: file}) => FRAGMENT.test(file));
  const idOf = new Map(await Promise.all(fragments.map(readFragment)));
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

async function readFragment({path: file, content}: IndexFile): Promise<[url: string, id: string]> {
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
