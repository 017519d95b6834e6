import {CborReader, CborWriter} from './cbor';
import {fewPlaces} from './places';

/** Stands between a word and a way to write it with other signs on letters; no word has it. */
const FORM = '\0';

/**
 * Which records have which words, in columns: half a million objects would cost more than all else. Words are in
 * the order of their UTF-8, the forms of a word (`café` of `cafe`) behind it.
 */
export type Postings = {
  /** A word, or a word, `\0` and a form of it. */
  readonly keys: readonly string[];
  /** Of each key the first of its postings, and the end of the last key's. */
  readonly starts: Int32Array;
  /** Of each posting the record, by its number. */
  readonly records: Int32Array;
  /** Of each posting where its places begin in `bytes`, and the end of the last one's. */
  readonly offsets: Int32Array;
  /** The places in the text and in the fields of metadata, as the two arrays that Pagefind writes. */
  readonly bytes: Uint8Array;
};

/** Postings, and what their records are called elsewhere: by their number here, or -1 for those to leave out. */
export type PostingsPart = {readonly postings: Postings; readonly numbers: readonly number[]};

/** Returns the word of a key, and the form of it if the key is that of one. */
export function readKey(key: string): {readonly word: string; readonly form?: string} {
  const end = key.indexOf(FORM);
  return end < 0 ? {word: key} : {word: key.slice(0, end), form: key.slice(end + 1)};
}

/** Adds the words of a file that Pagefind wrote, without its signature. */
export function readPostings(content: Buffer, to: PostingsWriter): void {
  const reader = new CborReader(content);
  reader.array();
  for (let words = reader.array(); words > 0; words--) {
    expectLength(reader, 3);
    const word = reader.text();
    readRecords(reader, word, to);
    for (let forms = reader.array(); forms > 0; forms--) {
      expectLength(reader, 2);
      readRecords(reader, word + FORM + reader.text(), to);
    }
  }
}

function readRecords(reader: CborReader, key: string, to: PostingsWriter): void {
  to.key(key);
  let number = 0;
  for (let records = reader.array(); records > 0; records--) {
    expectLength(reader, 3);
    number += reader.uint();
    const from = reader.at;
    reader.skipIntegers();
    reader.skipIntegers();
    to.posting(number, reader.bytes, from, reader.at);
  }
}

function expectLength(reader: CborReader, length: number): void {
  if (reader.array() !== length) {
    throw new Error(`No array of ${length} values before byte ${reader.at}: Pagefind writes another format.`);
  }
}

/** Collects postings key by key. */
export class PostingsWriter {
  private readonly keys: string[] = [];
  private readonly starts: number[] = [];
  private readonly records: number[] = [];
  private readonly offsets: number[] = [];
  private readonly bytes = new CborWriter();

  key(key: string): void {
    this.keys.push(key);
    this.starts.push(this.records.length);
  }

  /** Adds a posting to the last key; its places are the bytes of `source` from `from` up to `to`. */
  posting(record: number, source: Uint8Array, from: number, to: number): void {
    this.records.push(record);
    this.offsets.push(this.bytes.length);
    this.bytes.copy(source, from, to);
  }

  finish(): Postings {
    return {
      keys: this.keys,
      starts: Int32Array.from([...this.starts, this.records.length]),
      records: Int32Array.from(this.records),
      offsets: Int32Array.from([...this.offsets, this.bytes.length]),
      bytes: this.bytes.written(),
    };
  }
}

/** Returns the postings of all parts under the new numbers of their records, without keys that no record has. */
export function joinPostings(parts: readonly PostingsPart[]): Postings {
  const lists = new Map<string, {readonly part: PostingsPart; readonly list: number}[]>();
  for (const part of parts) {
    part.postings.keys.forEach((key, list) => {
      const known = lists.get(key);
      if (known) known.push({part, list});
      else lists.set(key, [{part, list}]);
    });
  }
  const joined = new PostingsWriter();
  for (const key of inOrder(lists.keys())) {
    const found = lists.get(key) ?? [];
    if (!found.some(({part, list}) => hasRecord(part, list))) continue;
    joined.key(key);
    for (const {part, list} of found) copyList(part, list, joined);
  }
  return joined.finish();
}

function hasRecord({postings: {starts, records}, numbers}: PostingsPart, list: number): boolean {
  return records.subarray(starts[list], starts[list + 1]).some((record) => (numbers[record] ?? -1) >= 0);
}

function copyList({postings, numbers}: PostingsPart, list: number, to: PostingsWriter): void {
  const {starts, records, offsets, bytes} = postings;
  for (let i = starts[list] ?? 0; i < (starts[list + 1] ?? 0); i++) {
    const number = numbers[records[i] ?? -1] ?? -1;
    if (number >= 0) to.posting(number, bytes, offsets[i] ?? 0, offsets[i + 1] ?? 0);
  }
}

/** Sorts by UTF-8, as Pagefind looks words up. */
function inOrder(keys: Iterable<string>): string[] {
  const keyed = [...keys].map((key) => ({key, bytes: Buffer.from(key)}));
  return keyed.sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({key}) => key);
}

/** Returns the postings with at most so many places of a word in a record. */
export function withFewPlaces(postings: Postings, most: number): Postings {
  const {offsets, bytes} = postings;
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = new CborReader(source);
  const shortened = new CborWriter();
  const starts = offsets.map((from, i) => {
    const at = shortened.length;
    const to = offsets[i + 1];
    if (to === undefined) return at;
    // A place takes a byte or more, and so does the head of each of the two arrays.
    if (to - from <= most + 2) shortened.copy(bytes, from, to);
    else {
      reader.at = from;
      shortened.integers(fewPlaces(reader.integers(), most));
      shortened.copy(bytes, reader.at, to);
    }
    return at;
  });
  return {...postings, offsets: starts, bytes: shortened.written()};
}
