/** A question to the search engine. */
export type SearchQuery = {
  readonly text: string;
  /** Name of a docs version (`next`, `v7` …), or `all`. */
  readonly version: string;
  /** Only pages of this section, as `SearchAnswer.bySection` names it. */
  readonly section?: string;
  /** How many hits to leave out at the beginning; 0 unless told. */
  readonly offset?: number;
  /** How many hits to answer at most; 8 unless told. */
  readonly limit?: number;
};

/** A piece of an excerpt. Plain text, never HTML. */
export type TextPart = {readonly text: string; readonly match: boolean};

/** Another place on the page of a hit. */
export type SubHit = {
  readonly url: string;
  readonly heading: string;
  readonly excerpt: readonly TextPart[];
};

/** A page that answers the query. */
export type SearchHit = {
  /** Address in the site, with the anchor of the matched heading if that is not the page's own. */
  readonly url: string;
  readonly title: string;
  readonly version: string;
  readonly section: string;
  /** The matched heading; none when the page as a whole matched. */
  readonly heading?: string;
  readonly excerpt: readonly TextPart[];
  readonly subHits: readonly SubHit[];
};

/** What the engine found. */
export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** How many pages match with all filters on. */
  readonly total: number;
  /** How many pages match in each version that was searched, whatever the section. */
  readonly byVersion: Readonly<Record<string, number>>;
  /** How many pages match in each section of the chosen versions. */
  readonly bySection: Readonly<Record<string, number>>;
  /** The query in a better spelling, when a word of it is unknown. */
  readonly spelling?: string;
};

/** What answers queries: the index of this site, or a hosted service. */
export type SearchEngine = {
  /** Loads what the first query needs, in the given version or the first one. */
  readonly warmUp: (version?: string) => Promise<void>;
  /** Rejects with a `SearchIndexError`; the next call tries again. */
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
};

/** Why the engine cannot answer: there is no index, or a part of it did not arrive. */
export type SearchFailure = 'missing' | 'network';

/** The one error that engines reject with. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  constructor(
    readonly kind: SearchFailure,
    options?: ErrorOptions,
  ) {
    super(
      kind === 'missing' ? 'There is no search index.' : 'Part of the search index did not load.',
      options,
    );
  }
}
