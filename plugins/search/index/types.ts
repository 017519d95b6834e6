/** Prose in pieces; a symbol is what the page sets in code type: a method, an option, a key, a command. */
export type Run = {readonly text: string; readonly symbol: boolean};

/** Text of a place on a page, by how much it says what the place is about. */
export type PlaceText = {
  /** The heading; the title for the page itself. */
  readonly heading: string;
  /** The heading's anchor; empty for the page itself. */
  readonly anchor: string;
  /** With line ends between blocks and tabs between the cells of a row. */
  readonly prose: readonly Run[];
  /** The lines of code blocks, of their titles and of the heads of tables. */
  readonly code: string;
};

/** What a documentation page is, besides its text. */
type PageFacts = {
  /** `next`, `v7`, … */
  readonly version: string;
  /** Address in the site, with the base URL. */
  readonly url: string;
  readonly description: string;
  readonly section: string;
};

/** All of a built page that its index is made from. */
export type PageSource = PageFacts & {
  /** The HTML of its article, as bytes: of most pages it is only compared. */
  readonly article: Uint8Array;
};

/** A documentation page as the index sees it; `places[0]` is the page down to its first heading. */
export type PageText = PageFacts & {
  readonly title: string;
  readonly places: readonly PlaceText[];
};

/** A file of an index. */
export type SiteFile = {
  readonly path: string;
  readonly content: Uint8Array;
};
