import zlib from 'node:zlib';
import {decode, encode} from 'cborg';
import type {IndexFile} from 'pagefind';
import {withFewPlaces, type WordEntry} from './wordEntries';

/** What Pagefind puts before the content of each of its files. */
const SIGNATURE = Buffer.from('pagefind_dcd');

const CHUNK_DIR = 'index/';
const META = /^pagefind\.(.*)\.pf_meta$/;
type ChunkEntry = readonly [from: string, to: string, name: string];
type RecordEntry = readonly [id: string, words: number, meta: unknown];
/** Pagefind's list of records and chunks. */
type Meta = readonly [
  version: string,
  records: readonly RecordEntry[],
  chunks: readonly ChunkEntry[],
  ...unknown[],
];

/** The words of a Pagefind index, and its records in the order in which words count them. */
export type WordIndex = {
  /** What its entry file calls it: the language and a hash. */
  readonly name: string;
  /** Pagefind's version. */
  readonly version: string;
  readonly records: readonly RecordEntry[];
  /** In the order of their UTF-8. */
  readonly words: readonly WordEntry[];
  /** Filters, orders and names of metadata. */
  readonly rest: readonly unknown[];
};

/** How tight an index is packed. */
export type Packing = {
  /** Size of the files that hold words, before compression; a query loads about one for each of its words. */
  readonly maxBytes: number;
  /** Most places of a word that are kept of a record. */
  readonly maxPlaces: number;
};

/** Reads the words of an index. Throws when the files are not as Pagefind 1.6 writes them. */
export function readWordIndex(files: readonly IndexFile[]): WordIndex {
  const metaFile = files.find(({path}) => META.test(path));
  if (!metaFile) throw new Error('Pagefind wrote no metadata.');
  const meta = unpack(metaFile) as Meta;
  if (!isMeta(meta)) throw new Error(`Pagefind ${meta[0]} writes another format: see wordIndex.ts.`);
  const [version, records, chunks, ...rest] = meta;
  const name = META.exec(metaFile.path)?.[1] ?? '';
  return {name, version, records, words: readWords(files, chunks), rest};
}

/** Returns the index with the records named as in `ids` (by Pagefind's hash of them), which a catalog need not list. */
export function withIds(index: WordIndex, ids: ReadonlyMap<string, string>): WordIndex {
  return {
    ...index,
    records: index.records.map(([hash, ...record]): RecordEntry => [nameOf(ids, hash), ...record]),
  };
}

/**
 * Returns the files of an index. Its words are cut into small files:
 * Pagefind's size of 20,000 positions a file cannot be set, and a query of three words would load 100 KB.
 */
export function packWordIndex(
  {name, version, records, words, rest}: WordIndex,
  {maxBytes, maxPlaces}: Packing,
): IndexFile[] {
  const kept = maxPlaces === Infinity ? words : words.map((word) => withFewPlaces(word, maxPlaces));
  const groups = groupBySize(kept, maxBytes);
  const chunks = groups.map((group, i) => packChunk(group, chunkName(i)));
  const entries = groups.map((group, i): ChunkEntry => [...rangeOf(groups, group, i), chunkName(i)]);
  const meta = {
    path: `pagefind.${name}.pf_meta`,
    content: pack(encode([version, records, entries, ...rest])),
  };
  return [meta, ...chunks];
}

function isMeta([version, records, chunks]: Meta): boolean {
  const sized = records.every((record) => record.length === 3) && chunks.every((chunk) => chunk.length === 3);
  return version.startsWith('1.6.') && sized;
}

function nameOf(ids: ReadonlyMap<string, string>, hash: string): string {
  const id = ids.get(hash);
  if (id === undefined) throw new Error(`Pagefind lists a record that it wrote no text of: ${hash}.`);
  return id;
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

function packChunk(words: readonly WordEntry[], name: string): IndexFile {
  return {path: chunkPath(name), content: pack(encode([words]))};
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

/** Here and below zlib's synchronous calls: for files so small the others take eight times as long. */
function unpack({content}: IndexFile): unknown {
  return decode(zlib.gunzipSync(content).subarray(SIGNATURE.length));
}

function pack(content: Uint8Array): Uint8Array {
  return zlib.gzipSync(Buffer.concat([SIGNATURE, content]), {level: 9});
}
