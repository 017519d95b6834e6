/** A piece of prose. A symbol is inline code: a method, an option, a key or a command. */
export type Run = {readonly text: string; readonly symbol: boolean};

/** The text of a place on a page, by kind. */
export type PlaceText = {
  /** The heading, or the title for the page itself. */
  readonly heading: string;
  /** The heading's anchor; empty for the page itself. */
  readonly anchor: string;
  /** With line breaks between blocks and tabs between a row's cells. */
  readonly prose: readonly Run[];
  /** The lines of code blocks, code titles and table headings. */
  readonly code: string;
  /** The codes of the error, possibly none, if the place is a message on the list of errors. */
  readonly codes?: readonly string[];
};

/** A documentation page's metadata. */
type PageFacts = {
  /** `next`, `v7`, … */
  readonly version: string;
  /** The page's path on the site, with the base URL. */
  readonly url: string;
  readonly description: string;
  readonly section: string;
};

/** Everything in a built page that its index is made from. */
export type PageSource = PageFacts & {
  /** The article's HTML as bytes, because most pages are only compared. */
  readonly article: Uint8Array;
};

/** A documentation page as the index uses it; `places[0]` is the page down to its first heading. */
export type PageText = PageFacts & {
  readonly title: string;
  /** The platforms that a plugin works on; none if the page isn't a plugin's. */
  readonly platforms: readonly string[];
  readonly places: readonly PlaceText[];
};

/** A file in an index. */
export type SiteFile = {
  readonly path: string;
  readonly content: Uint8Array;
};
