/** The file in that folder that lists the indexed versions. */
export const MANIFEST_FILE = 'versions.json';

/** Pagefind's sort key: the records' numbers. */
export const RECORD_SORT = 'record';

/** The file with the `Catalog` in an index's folder. */
export const CATALOG_FILE = 'catalog.json';

/** The section of the list of errors. */
export const ERRORS = 'Error messages';

/** The file with the messages on the lists of errors, in an index's folder. Only queries that may be messages load it. */
export const MESSAGES_FILE = 'messages.json';

/** A message, its place on its page, and the codes of the error, if it has any. */
export type MessageRow = readonly [place: number, message: string, codes?: readonly string[]];

/** The messages of a list of errors. In the file, each place is the difference from the one before, which compresses better. */
export type MessageList = {readonly url: string; readonly rows: readonly MessageRow[]};

/** The folder with a version's texts, inside that version's folder. */
const TEXT_DIR = 'text';

/** The docs versions that have an index, newest first, and the folders of the indexes. */
export type Manifest = {
  readonly versions: readonly IndexEntry[];
  /** The index of the pages of all versions together. */
  readonly all: IndexEntry;
};

export type IndexEntry = {
  readonly name: string;
  /**
   * Contains a hash of the index's files, so a page that was loaded before a new build never gets that build's files.
   */
  readonly folder: string;
};

/** A page as stored in the catalog file. */
export type StoredPage = {
  readonly url: string;
  readonly title: string;
  readonly version: string;
  readonly section: string;
  /** The platforms that a plugin works on; none if the page isn't a plugin's. */
  readonly platforms: readonly string[];
  /** The headings below the title, in document order; none for a list of errors. */
  readonly headings: readonly string[];
  /** Number of the page's first part within its version; its other parts follow. */
  readonly part: number;
  /**
   * How many places after the first place of the part before it each part starts. The first part starts at 0, the page
   * itself, and 1 is its first heading.
   */
  readonly starts: readonly number[];
  /**
   * The record of the page's first part in the index of all versions, then the differences between consecutive records.
   * In a single version's index, a part's record is its number.
   */
  readonly records?: readonly number[];
};

/**
 * The catalog as it is stored: one column per property, with one value per page. Columns compress to a sixth less than
 * rows do, because similar values are next to each other.
 */
export type CatalogFile = {readonly [Key in keyof StoredPage]?: readonly StoredPage[Key][]};

/** A part of a page: the ID of its record in Pagefind's index, and its first place. */
export type CatalogPart = readonly [id: string, firstPlace: number];

/** What the engine knows about a page without loading it. */
export type CatalogPage = Omit<StoredPage, 'part' | 'starts' | 'records'> & {
  readonly parts: readonly CatalogPart[];
};

/** A part of a page as results show it. */
export type PartText = {
  readonly places: readonly {
    readonly heading: string;
    /** Empty for the page itself. */
    readonly anchor: string;
    /** The prose, as it is on the page. */
    readonly text: string;
    /** The lines of code in this part that no earlier part of the page contains. */
    readonly code: string;
  }[];
};

/** Returns the part of a page that has a place: 0 for the page itself, 1 for its first heading. */
export function partAt({parts}: CatalogPage, place: number): CatalogPart | undefined {
  return parts.findLast(([, firstPlace]) => firstPlace <= place);
}

/** Returns a part's ID: `v7/12`. */
function partId(version: string, part: number): string {
  return `${version}/${part}`;
}

/** Returns the path of a part's text in its version's folder. */
export function textFile(part: number | string): string {
  return `${TEXT_DIR}/${part}.json`;
}

/** Returns the columns of a catalog's pages. All pages must have the same properties. */
export function toCatalogFile(pages: readonly StoredPage[]): CatalogFile {
  const keys = Object.keys(pages[0] ?? {}) as (keyof StoredPage)[];
  return Object.fromEntries(keys.map((key) => [key, pages.map((page) => page[key])]));
}

/** Returns the pages that a file has in columns. */
export function fromCatalogFile(file: CatalogFile): StoredPage[] {
  const columns = Object.entries(file);
  const pages = (file.url ?? []).map((_, i) =>
    Object.fromEntries(columns.map(([key, values]) => [key, values[i]])),
  );
  return pages as StoredPage[];
}

/** Returns a stored page as the engine uses it. */
export function toCatalogPage({part, starts, records, ...page}: StoredPage): CatalogPage {
  return {...page, parts: sums(starts).map((start, i) => [partId(page.version, part + i), start])};
}

/** Returns the messages that a file has, with their places. */
export function fromMessagesFile(lists: readonly MessageList[]): MessageList[] {
  return lists.map(({url, rows}) => {
    const places = sums(rows.map(([step]) => step));
    return {url, rows: rows.map(([, ...rest], i): MessageRow => [places[i] ?? 0, ...rest])};
  });
}

/** Returns the sum up to each number. */
function sums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

/** Returns the parts of each record in the index; a record has several parts if versions share a text. */
export function partsByRecord(pages: readonly StoredPage[]): string[][] {
  const parts: string[][] = [];
  for (const {version, part, starts, records} of pages) {
    let record = records ? 0 : part - 1;
    starts.forEach((_, i) => {
      record += records?.[i] ?? 1;
      (parts[record] ??= []).push(partId(version, part + i));
    });
  }
  return parts;
}
