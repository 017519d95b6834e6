/** Folder of the index in the built site; `/search` is the results page, so it has another name. */
export const INDEX_DIR = 'search-index';

/** File in that folder that names the indexed versions. */
export const MANIFEST_FILE = 'versions.json';

/** File in the folder of a version that holds its `Catalog`. */
export const CATALOG_FILE = 'catalog.json';

/** The docs versions that have an index. */
export type Manifest = {
  readonly versions: readonly {
    readonly name: string;
    /** Changes with anything in the version's index; it keeps caches from mixing two builds. */
    readonly hash: string;
    readonly pages: number;
  }[];
};

/** A part of a page: its record in Pagefind's index, and its first place (0 the page itself, 1 its first heading). */
export type CatalogPart = readonly [id: string, firstPlace: number];

export type CatalogPage = {
  readonly url: string;
  readonly title: string;
  readonly section: string;
  /** The headings below the title, in the page's order. */
  readonly headings: readonly string[];
  readonly parts: readonly CatalogPart[];
};

/** What the engine knows of a version's pages without loading them. */
export type Catalog = {readonly pages: readonly CatalogPage[]};
