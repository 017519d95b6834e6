import crypto from 'node:crypto';
import {CATALOG_FILE, partId, textFile, type StoredCatalog, type StoredPage} from '../../src/search/catalog';
import {ENTRY_FILE, type PagefindEntry} from './pagefindFiles';
import {withFewPlaces} from './postings';
import {toRecords} from './toRecords';
import {toTexts} from './toTexts';
import type {PageText, SiteFile} from './types';
import {packWordIndex, type RecordEntry} from './wordIndex';
import type {WordPool} from './wordPool';

/** Size of the files that hold words, before compression; a query loads about one for each of its words. */
const CHUNK_BYTES = 5400;
/** In the index of all versions words stand in seven times as many records: fewer places, so that a query loads as little. */
const ALL_MAX_PLACES = 5;

/** A page, ready for the index. */
export type IndexedPage = {
  readonly stored: StoredPage;
  /** Its parts as Pagefind gets them. */
  readonly records: readonly PartRecord[];
  readonly texts: readonly SiteFile[];
};
export type PartRecord = {
  /** A hash of the record. */
  readonly key: string;
  readonly html: string;
};

/** What the index of all versions needs of that of one: its catalog, and the keys of its parts by their number. */
export type VersionParts = {readonly pages: readonly StoredPage[]; readonly keys: readonly string[]};

/** Cuts a page into parts, of which the first is the one with the number `part` in its version. */
export function toIndexed(page: PageText, part: number): IndexedPage {
  const records = toRecords(page);
  const starts = records.map(({firstPlace}) => firstPlace);
  const {url, title, version, section, places} = page;
  const headings = places.slice(1).map(({heading}) => heading);
  return {
    stored: {url, title, version, section, headings, part, starts},
    records: records.map(({html}) => ({key: hashOf(html), html})),
    texts: toTexts(page, starts).map((text, i) => toJson(textFile(part + i), text)),
  };
}

/** Returns the index of a version, of whose parts the pool has the words. The same pages give the same bytes. */
export function versionIndex(name: string, indexed: readonly IndexedPage[], pool: WordPool): SiteFile[] {
  const records = indexed.flatMap((page) => page.records);
  const parts = records.map(({key}, i) => ({id: partId(name, i), key}));
  const catalog: StoredCatalog = {pages: indexed.map(({stored}) => stored)};
  return [
    ...wordFiles(name, parts, pool),
    ...indexed.flatMap(({texts}) => texts),
    toJson(CATALOG_FILE, catalog),
  ];
}

/** Returns the index of all versions, without texts. */
export function allIndex(name: string, versions: readonly VersionParts[], pool: WordPool): SiteFile[] {
  const located = versions.flatMap(({pages, keys}) => pages.map((page) => ({page, keys})));
  const neighbors = located
    .map((one) => ({...one, address: one.page.url.replace(`/${one.page.version}`, '')}))
    // The same page of all versions together: the catalog is then compressed to half the size.
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
  const parts = neighbors.flatMap(({page: {version, part, starts}, keys}) =>
    starts.map((_, i) => ({id: partId(version, part + i), key: keys[part + i] ?? ''})),
  );
  const short = {...pool, postings: withFewPlaces(pool.postings, ALL_MAX_PLACES)};
  const catalog: StoredCatalog = {pages: neighbors.map(({page}) => page)};
  return [...wordFiles(name, parts, short), toJson(CATALOG_FILE, catalog)];
}

type Part = {readonly id: string; readonly key: string};

/** Returns Pagefind's files of an index of the parts. */
function wordFiles(name: string, parts: readonly Part[], {kind, records, postings}: WordPool): SiteFile[] {
  const numbers: number[][] = records.map(() => []);
  const numberOf = new Map(records.map(({key}, i) => [key, i]));
  const entries = parts.map(({id, key}, i): RecordEntry => {
    const number = numberOf.get(key);
    if (number === undefined) throw new Error(`The pool has no words of ${id}.`);
    numbers[number]?.push(i);
    return [id, records[number]?.words ?? 0, ''];
  });
  // Pagefind takes a hash; the folder has one.
  const hash = `en_${name}`;
  const {entry, version, rest} = kind;
  const en = {...entry.languages.en, hash, page_count: parts.length};
  return [
    toJson(ENTRY_FILE, {...entry, languages: {en}} satisfies PagefindEntry),
    ...packWordIndex({name: hash, version, records: entries, numbers, postings, rest}, CHUNK_BYTES),
  ];
}

function toJson(path: string, value: unknown): SiteFile {
  return {path, content: Buffer.from(JSON.stringify(value))};
}

function hashOf(text: string): string {
  return crypto.createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
