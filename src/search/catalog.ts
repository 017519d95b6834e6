/** Folder of the index in the built site; `/search` is the results page, so it has another name. */
export const INDEX_DIR = 'search-index';

/** File in that folder that names the indexed versions. */
export const MANIFEST_FILE = 'versions.json';

/** The docs versions that have an index, newest first. */
export type Manifest = {
  readonly versions: readonly {readonly name: string; readonly hash: string; readonly pages: number}[];
};

/** What can be landed on in a page: the page itself (without anchor), or a heading. */
export type CatalogSection = readonly [heading: string, anchor: string];

export type CatalogPage = {
  readonly url: string;
  readonly title: string;
  readonly section: string;
  /** The headings below the title, in the page's order. */
  readonly headings: readonly CatalogSection[];
};

/** Names and places of all pages of one docs version, and the Pagefind record of each place. */
export type Catalog = {
  readonly pages: readonly CatalogPage[];
  /** Identifiers of the Pagefind records, one per place: for each page the page itself, then its headings. */
  readonly ids: readonly string[];
};
