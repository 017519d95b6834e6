import {encode} from 'cborg';
import {ARRAY, CborWriter, UINT} from './cbor';
import {SIGNATURE} from './pagefindFiles';
import {readKey, type Postings} from './postings';
import type {SiteFile} from './types';

type ChunkEntry = readonly [from: string, to: string, name: string];

/** A record as Pagefind's metadata lists it; the last is a group of texts, of which we have none. */
export type RecordEntry = readonly [id: string, words: number, group: string];

/** An index to write: records in the order in which its words count them. */
export type WordIndex = {
  /** What its entry file calls it. */
  readonly name: string;
  /** Pagefind's version. */
  readonly version: string;
  readonly records: readonly RecordEntry[];
  /** Of each record of `postings`, which of `records` it is; none, one, or several that have the same text. */
  readonly numbers: readonly (readonly number[])[];
  readonly postings: Postings;
  /** Filters, orders and names of metadata. */
  readonly rest: readonly unknown[];
};

/** A word with its records, as it is written. */
type EncodedWord = {readonly word: string; readonly content: Buffer};

/**
 * Returns the files of an index, its words cut into files of `maxBytes` before compression: Pagefind's size of
 * 20,000 positions a file cannot be set, and a query of three words would load 100 KB.
 */
export function packWordIndex(
  {name, version, records, numbers, postings, rest}: WordIndex,
  maxBytes: number,
): SiteFile[] {
  const groups = groupBySize(encodeWords(postings, numbers), maxBytes);
  const entries = groups.map((group, i): ChunkEntry => [...rangeOf(groups, group, i), chunkName(i)]);
  return [
    {
      path: `pagefind.${name}.pf_meta`,
      content: signed([encode([version, records, entries, ...rest])]),
      gzip: true,
    },
    ...groups.map((group, i) => ({
      path: `index/${chunkName(i)}.pf_index`,
      content: packChunk(group),
      gzip: true,
    })),
  ];
}

/** Returns the words that any record of the index has. */
function encodeWords(postings: Postings, numbers: WordIndex['numbers']): EncodedWord[] {
  const {keys} = postings;
  const writer = new CborWriter();
  const words: {word: string; from: number; to: number}[] = [];
  for (let first = 0, next = 0; first < keys.length; first = next) {
    const {word} = readKey(keys[first] ?? '');
    while (next < keys.length && readKey(keys[next] ?? '').word === word) next++;
    const lists = Array.from({length: next - first}, (_, i) => ({
      ...readKey(keys[first + i] ?? ''),
      found: sortedPostings(postings, first + i, numbers),
    }));
    if (lists.every(({found}) => found.length === 0)) continue;
    const from = writer.length;
    writeWord(writer, word, lists, postings);
    words.push({word, from, to: writer.length});
  }
  const bytes = writer.written();
  return words.map(({word, from, to}) => ({word, content: bytes.subarray(from, to)}));
}

/** The records of a word or of a form of it: numbers of records and postings, in one number each. */
type List = {readonly form?: string; readonly found: Float64Array};

/** The number of a record times this, plus the number of a posting. */
const PER_RECORD = 2 ** 31;

function sortedPostings(
  {starts, records}: Postings,
  list: number,
  numbers: WordIndex['numbers'],
): Float64Array {
  const found: number[] = [];
  for (let i = starts[list] ?? 0; i < (starts[list + 1] ?? 0); i++) {
    for (const number of numbers[records[i] ?? -1] ?? []) found.push(number * PER_RECORD + i);
  }
  return Float64Array.from(found).sort();
}

function writeWord(writer: CborWriter, word: string, lists: readonly List[], postings: Postings): void {
  const plain = lists.find(({form}) => form === undefined);
  // By where a form comes first, as Pagefind does.
  const forms = lists
    .filter(({form, found}) => form !== undefined && found.length > 0)
    .sort((a, b) => recordOf(a.found[0]) - recordOf(b.found[0]));
  writer.head(ARRAY, 3);
  writer.text(word);
  writeRecords(writer, plain?.found ?? new Float64Array(), postings);
  writer.head(ARRAY, forms.length);
  for (const {form = '', found} of forms) {
    writer.head(ARRAY, 2);
    writer.text(form);
    writeRecords(writer, found, postings);
  }
}

/** Writes of each record how much higher its number is than that of the one before, and its places. */
function writeRecords(writer: CborWriter, found: Float64Array, {offsets, bytes}: Postings): void {
  writer.head(ARRAY, found.length);
  let before = 0;
  for (const one of found) {
    const number = recordOf(one);
    const posting = one - number * PER_RECORD;
    writer.head(ARRAY, 3);
    writer.head(UINT, number - before);
    writer.copy(bytes, offsets[posting] ?? 0, offsets[posting + 1] ?? 0);
    before = number;
  }
}

function recordOf(found: number | undefined): number {
  return Math.floor((found ?? 0) / PER_RECORD);
}

function groupBySize(words: readonly EncodedWord[], maxBytes: number): EncodedWord[][] {
  const groups: EncodedWord[][] = [];
  let size = Infinity;
  for (const word of words) {
    if (size + word.content.length > maxBytes) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(word);
    size += word.content.length;
  }
  return groups;
}

function packChunk(words: readonly EncodedWord[]): Buffer {
  const heads = new CborWriter();
  heads.head(ARRAY, 1);
  heads.head(ARRAY, words.length);
  return signed([heads.written(), ...words.map(({content}) => content)]);
}

/** The shortest beginnings of the first and the last word that set a chunk off from its neighbors. */
function rangeOf(
  groups: readonly EncodedWord[][],
  group: EncodedWord[],
  i: number,
): [from: string, to: string] {
  const first = group[0]?.word ?? '';
  const last = group.at(-1)?.word ?? '';
  const before = groups[i - 1]?.at(-1)?.word;
  const after = groups[i + 1]?.[0]?.word;
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

function signed(content: readonly Uint8Array[]): Buffer {
  return Buffer.concat([SIGNATURE, ...content]);
}
