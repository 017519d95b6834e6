import crypto from 'node:crypto';
import zlib from 'node:zlib';
import {decode, encode} from 'cborg';
import type {IndexFile} from 'pagefind';

/** What Pagefind puts before the content of each of its files. */
const SIGNATURE = Buffer.from('pagefind_dcd');

const CHUNK_DIR = 'index/';
const META = /^pagefind\..*\.pf_meta$/;
/** A word with its pages. */
type WordEntry = readonly [word: string, ...unknown[]];
type ChunkEntry = readonly [from: string, to: string, hash: string];
/** Pagefind's list of records and chunks; the chunks are its third item. */
type Meta = readonly [version: string, pages: unknown, chunks: readonly ChunkEntry[], ...unknown[]];

/**
 * Cuts the words of an index into smaller files: Pagefind's size of 20,000 positions a file cannot be
 * set, and a query of three words would load 100 KB. Throws when the files are not as Pagefind 1.6
 * writes them.
 */
export function splitChunks(files: readonly IndexFile[], maxBytes: number): IndexFile[] {
  const metaFile = files.find(({path}) => META.test(path));
  if (!metaFile) throw new Error('Pagefind wrote no metadata.');
  const meta = unpack(metaFile) as Meta;
  if (!isMeta(meta)) throw new Error(`Pagefind ${meta[0]} writes another format: see splitChunks.ts.`);
  const words = readWords(files, meta[2]);
  const groups = groupBySize(words, maxBytes);
  const chunks = groups.map(packChunk);
  const entries = groups.map((group, i): ChunkEntry => [...rangeOf(groups, group, i), chunks[i]?.hash ?? '']);
  const [version, pages, , ...rest] = meta;
  const newMeta = {path: metaFile.path, content: pack(encode([version, pages, entries, ...rest]))};
  const others = files.filter((file) => file !== metaFile && !file.path.startsWith(CHUNK_DIR));
  return [...others, newMeta, ...chunks.map(({file}) => file)];
}

function isMeta([version, , chunks]: Meta): boolean {
  return version.startsWith('1.6.') && chunks.every((chunk) => chunk.length === 3);
}

function readWords(files: readonly IndexFile[], chunks: readonly ChunkEntry[]): WordEntry[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return chunks.flatMap(([, , hash]) => {
    const file = byPath.get(chunkPath(hash));
    if (!file) throw new Error(`Pagefind wrote no ${chunkPath(hash)}.`);
    const [words] = unpack(file) as [WordEntry[]];
    return words;
  });
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

function packChunk(words: readonly WordEntry[]): {hash: string; file: IndexFile} {
  const content = encode([words]);
  const hash = `en_${crypto.createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  return {hash, file: {path: chunkPath(hash), content: pack(content)}};
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

function chunkPath(hash: string): string {
  return `${CHUNK_DIR}${hash}.pf_index`;
}

function unpack({content}: IndexFile): unknown {
  return decode(zlib.gunzipSync(content).subarray(SIGNATURE.length));
}

function pack(content: Uint8Array): Uint8Array {
  return zlib.gzipSync(Buffer.concat([SIGNATURE, content]), {level: 9});
}
