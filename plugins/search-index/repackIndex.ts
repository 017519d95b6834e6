import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {decode, encode} from 'cborg';
import type {IndexFile} from 'pagefind';
import {withFewPlaces, type WordEntry} from './wordEntries';

const gunzip = promisify(zlib.gunzip);
const gzip = promisify(zlib.gzip);

/** What Pagefind puts before the content of each of its files. */
const SIGNATURE = Buffer.from('pagefind_dcd');

const CHUNK_DIR = 'index/';
/** What is written anew, or not used. */
const REPLACED = /^(?:index|fragment)\//;
const META = /^pagefind\..*\.pf_meta$/;
type ChunkEntry = readonly [from: string, to: string, name: string];
type PageEntry = readonly [hash: string, words: number, meta: unknown];
/** Pagefind's list of records and chunks. */
type Meta = readonly [
  version: string,
  pages: readonly PageEntry[],
  chunks: readonly ChunkEntry[],
  ...unknown[],
];

/** How tight an index is packed. */
export type Packing = {
  /** Size of the files that hold words, before compression; a query loads about one for each of its words. */
  readonly maxBytes: number;
  /** Most places of a word that are kept of a record. */
  readonly maxPlaces: number;
};

/**
 * Packs an index again. Its records get the names in `ids` (by Pagefind's hash of them), which a catalog
 * need not list. Its words are cut into small files: Pagefind's size of 20,000 positions a file
 * cannot be set, and a query of three words would load 100 KB. Leaves out the texts. Throws when the
 * files are not as Pagefind 1.6 writes them.
 */
export async function repackIndex(
  files: readonly IndexFile[],
  ids: ReadonlyMap<string, string>,
  {maxBytes, maxPlaces}: Packing,
): Promise<IndexFile[]> {
  const metaFile = files.find(({path}) => META.test(path));
  if (!metaFile) throw new Error('Pagefind wrote no metadata.');
  const meta = (await unpack(metaFile)) as Meta;
  if (!isMeta(meta)) throw new Error(`Pagefind ${meta[0]} writes another format: see repackIndex.ts.`);
  const words = (await readWords(files, meta[2])).map((word) => withFewPlaces(word, maxPlaces));
  const groups = groupBySize(words, maxBytes);
  const chunks = await Promise.all(groups.map((group, i) => packChunk(group, chunkName(i))));
  const entries = groups.map((group, i): ChunkEntry => [...rangeOf(groups, group, i), chunkName(i)]);
  const [version, pages, , ...rest] = meta;
  const named = pages.map(([hash, ...page]): PageEntry => [nameOf(ids, hash), ...page]);
  const newMeta = {path: metaFile.path, content: await pack(encode([version, named, entries, ...rest]))};
  const others = files.filter(({path}) => path !== metaFile.path && !REPLACED.test(path));
  return [...others, newMeta, ...chunks];
}

function isMeta([version, pages, chunks]: Meta): boolean {
  const sized = pages.every((page) => page.length === 3) && chunks.every((chunk) => chunk.length === 3);
  return version.startsWith('1.6.') && sized;
}

function nameOf(ids: ReadonlyMap<string, string>, hash: string): string {
  const id = ids.get(hash);
  if (id === undefined) throw new Error(`Pagefind lists a record that it wrote no text of: ${hash}.`);
  return id;
}

async function readWords(files: readonly IndexFile[], chunks: readonly ChunkEntry[]): Promise<WordEntry[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const contents = await Promise.all(
    chunks.map(async ([, , hash]) => {
      const file = byPath.get(chunkPath(hash));
      if (!file) throw new Error(`Pagefind wrote no ${chunkPath(hash)}.`);
      const [words] = (await unpack(file)) as [WordEntry[]];
      return words;
    }),
  );
  return contents.flat();
}

function groupBySize(words: readonly WordEntry[], maxBytes: number): WordEntry[][] {
  const groups: WordEntry[][] = [];
  let size = Infinity;
  for (const word of words) {
    // Near enough to the size it is packed to, and quick.
    const own = JSON.stringify(word).length;
    if (size + own > maxBytes) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(word);
    size += own;
  }
  return groups;
}

async function packChunk(words: readonly WordEntry[], name: string): Promise<IndexFile> {
  return {path: chunkPath(name), content: await pack(encode([words]))};
}

/** The shortest beginnings of the first and the last word that set a chunk off from its neighbors. */
function rangeOf(groups: readonly WordEntry[][], group: WordEntry[], i: number): [from: string, to: string] {
  const first = group[0]?.[0] ?? '';
  const last = group.at(-1)?.[0] ?? '';
  const before = groups[i - 1]?.at(-1)?.[0];
  const after = groups[i + 1]?.[0]?.[0];
  return [
    before === undefined ? first : setOff(first, before),
    after === undefined ? last : setOff(last, after),
  ];
}

function setOff(word: string, neighbor: string): string {
  const letters = [...word];
  const others = [...neighbor];
  const different = letters.findIndex((letter, i) => letter !== others[i]);
  return different < 0 ? word : letters.slice(0, different + 1).join('');
}

/** A hash, as Pagefind takes, is not needed in a folder that has one, and would be a third of the metadata. */
function chunkName(i: number): string {
  return `en_${i.toString(36)}`;
}

function chunkPath(hash: string): string {
  return `${CHUNK_DIR}${hash}.pf_index`;
}

async function unpack({content}: IndexFile): Promise<unknown> {
  return decode((await gunzip(content)).subarray(SIGNATURE.length));
}

async function pack(content: Uint8Array): Promise<Uint8Array> {
  return gzip(Buffer.concat([SIGNATURE, content]), {level: 9});
}
