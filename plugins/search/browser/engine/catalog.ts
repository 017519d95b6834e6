/** Folder of the index in the built site; `/search` is the results page, so it has another name. */
export const INDEX_DIR = 'search-index';

/** File in that folder that names the indexed versions. */
export const MANIFEST_FILE = 'versions.json';

/** What Pagefind can sort its records by: their numbers. */
export const RECORD_SORT = 'record';

/** File in the folder of an index that holds its `Catalog`. */
export const CATALOG_FILE = 'catalog.json';

/** Folder in the folder of a version that holds its texts. */
const TEXT_DIR = 'text';

/** The docs versions that have an index, newest first, and the folders of the indexes. */
export type Manifest = {
  readonly versions: readonly IndexEntry[];
  /** The index of the pages of all versions together. */
  readonly all: IndexEntry;
};

export type IndexEntry = {
  readonly name: string;
  /** Has a hash of the files in it: a page that was loaded before a new build gets none of that build's files. */
  readonly folder: string;
};

/** A page as the catalog file has it. */
export type StoredPage = {
  readonly url: string;
  readonly title: string;
  readonly version: string;
  readonly section: string;
  /** The headings below the title, in the page's order. */
  readonly headings: readonly string[];
  /** Number of its first part among those of its version; its other parts follow. */
  readonly part: number;
  /** The first place of each of its parts (0 the page itself, 1 its first heading). */
  readonly starts: readonly number[];
  /**
   * The record of its first part in the index of all versions, and the steps to those of the others. In the index of
   * one version, a part's record is its number.
   */
  readonly records?: readonly number[];
};

/** The titles and headings of the pages of an index. */
export type StoredCatalog = {readonly pages: readonly StoredPage[]};

/**
 * The catalog as its file has it: a column for each property, with a value for each page. Values of one kind beside each
 * other compress to a sixth less than pages beside each other.
 */
export type CatalogFile = {readonly [Key in keyof StoredPage]?: readonly StoredPage[Key][]};

/** A part of a page: its record in Pagefind's index, and its first place. */
export type CatalogPart = readonly [id: string, firstPlace: number];

export type CatalogPage = Pick<StoredPage, 'url' | 'title' | 'version' | 'section' | 'headings'> & {
  readonly parts: readonly CatalogPart[];
};

/** What the engine knows of the pages without loading them. */
export type Catalog = {readonly pages: readonly CatalogPage[]};

/** A part of a page as it is shown. */
export type PartText = {
  readonly places: readonly {
    readonly heading: string;
    /** Empty for the page itself. */
    readonly anchor: string;
    /** The prose, as on the page. */
    readonly text: string;
    /** The lines of its code that no part of the page before has. */
    readonly code: string;
  }[];
};

/** Returns the name of a part: `v7/12`. */
function partId(version: string, part: number): string {
  return `${version}/${part}`;
}

/** Returns where the text of a part is in the folder of its version. */
export function textFile(part: number | string): string {
  return `${TEXT_DIR}/${part}.json`;
}

/** Returns the columns of a catalog's pages. All pages must have the same properties. */
export function toCatalogFile({pages}: StoredCatalog): CatalogFile {
  const keys = Object.keys(pages[0] ?? {}) as (keyof StoredPage)[];
  return Object.fromEntries(keys.map((key) => [key, pages.map((page) => page[key])]));
}

/** Returns the catalog that a file has in columns. */
export function fromCatalogFile(file: CatalogFile): StoredCatalog {
  const columns = Object.entries(file);
  const pages = (file.url ?? []).map((_, i) =>
    Object.fromEntries(columns.map(([key, values]) => [key, values[i]])),
  );
  return {pages: pages as StoredPage[]};
}

/** Returns the catalog as the engine uses it. */
export function readCatalog({pages}: StoredCatalog): Catalog {
  return {
    pages: pages.map(({url, title, version, section, headings, part, starts}) => ({
      url,
      title,
      version,
      section,
      headings,
      parts: starts.map((start, i): CatalogPart => [partId(version, part + i), start]),
    })),
  };
}

/** Returns which parts each record of the index is: several when versions share a text. */
export function partsByRecord({pages}: StoredCatalog): string[][] {
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
