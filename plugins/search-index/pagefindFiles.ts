import zlib from 'node:zlib';
import {decode} from 'cborg';
import type {IndexFile} from 'pagefind';
import {PostingsWriter, readPostings, type Postings} from './postings';

/** The minor version of Pagefind whose files this module reads; package.json pins it, and a test compares the two. */
export const PAGEFIND_MINOR = '1.6';

/** What Pagefind puts before the content of each of its files. */
export const SIGNATURE = Buffer.from('pagefind_dcd');
/** Pagefind's file that names the others. */
export const ENTRY_FILE = 'pagefind-entry.json';

const META = /^pagefind\..*\.pf_meta$/;
const CHUNK = /^index\/(.*)\.pf_index$/;
const FRAGMENT = /^fragment\/(.*)\.pf_fragment$/;
/** Pagefind's client: the same for all versions. Its other scripts and styles are not used. */
const CLIENT = {script: 'pagefind.js', wasm: 'wasm.en.pagefind'};
/**
 * Goes before Pagefind's script, which is a module: its `fetch` is then this one. The engine gives it
 * one that tells of every file that does not arrive (Pagefind answers without it) and shares the
 * WebAssembly between versions.
 */
const CLIENT_HEAD = 'let fetch=globalThis.fetch;export const useFetch=(own)=>{fetch=own};';

/** Pagefind's list of records and chunks. */
type Meta = readonly [
  version: string,
  records: readonly (readonly [hash: string, words: number, group: string])[],
  chunks: readonly (readonly [from: string, to: string, hash: string])[],
  ...unknown[],
];

/** Pagefind's file that names the others, as far as it is written here. */
export type PagefindEntry = {
  readonly languages: {readonly en: {readonly hash: string; readonly page_count: number}};
};

/** What is the same in all indexes that one version of Pagefind makes with the same options. */
export type Kind = {
  /** Pagefind's version. */
  readonly version: string;
  /** Filters, orders and names of metadata. */
  readonly rest: readonly unknown[];
  readonly entry: PagefindEntry;
  readonly client: readonly IndexFile[];
};

/** What Pagefind made of records. */
export type PagefindResult = {
  readonly kind: Kind;
  /** The records by their numbers in `postings`: the address each was given, and how many words it has. */
  readonly records: readonly {readonly url: string; readonly words: number}[];
  readonly postings: Postings;
};

/** Reads the files that Pagefind made. Throws when they are not as Pagefind 1.6 writes them. */
export function readPagefind(files: readonly IndexFile[]): PagefindResult {
  const metaFile = files.find(({path}) => META.test(path));
  if (!metaFile) throw new Error('Pagefind wrote no metadata.');
  const meta = decode(unpack(metaFile)) as Meta;
  if (!isMeta(meta)) throw new Error(`Pagefind ${meta[0]} writes another format: see pagefindFiles.ts.`);
  const [version, records, chunks, ...rest] = meta;
  const urls = byHash(files, FRAGMENT);
  const chunkFiles = byHash(files, CHUNK);
  const postings = new PostingsWriter();
  for (const [, , hash] of chunks) readPostings(unpack(fileOf(chunkFiles, hash)), postings);
  return {
    kind: {version, rest, entry: readEntry(files), client: clientOf(files)},
    records: records.map(([hash, words]) => ({url: urlOf(fileOf(urls, hash)), words})),
    postings: postings.finish(),
  };
}

function isMeta([version, records, chunks]: Meta): boolean {
  const sized = records.every((record) => record.length === 3) && chunks.every((chunk) => chunk.length === 3);
  return version.startsWith(`${PAGEFIND_MINOR}.`) && sized;
}

function byHash(files: readonly IndexFile[], pattern: RegExp): ReadonlyMap<string, IndexFile> {
  return new Map(
    files.flatMap((file) => {
      const hash = pattern.exec(file.path)?.[1];
      return hash === undefined ? [] : [[hash, file] as const];
    }),
  );
}

function fileOf(files: ReadonlyMap<string, IndexFile>, hash: string): IndexFile {
  const file = files.get(hash);
  if (!file) throw new Error(`Pagefind names a file ${hash} that it did not write.`);
  return file;
}

function urlOf(fragment: IndexFile): string {
  return (JSON.parse(unpack(fragment).toString('utf8')) as {url: string}).url;
}

function readEntry(files: readonly IndexFile[]): PagefindEntry {
  const file = files.find(({path}) => path === ENTRY_FILE);
  if (!file) throw new Error(`Pagefind wrote no ${ENTRY_FILE}.`);
  return JSON.parse(Buffer.from(file.content).toString('utf8')) as PagefindEntry;
}

function clientOf(files: readonly IndexFile[]): IndexFile[] {
  return files.flatMap(({path, content}) => {
    if (path === CLIENT.wasm) return [{path, content}];
    if (path !== CLIENT.script) return [];
    return [{path, content: Buffer.from(CLIENT_HEAD + Buffer.from(content).toString('utf8'))}];
  });
}

function unpack({content}: IndexFile): Buffer {
  return zlib.gunzipSync(content).subarray(SIGNATURE.length);
}
