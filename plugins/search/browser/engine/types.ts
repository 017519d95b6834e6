/** A search query. */
export type SearchQuery = {
  readonly text: string;
  /** Name of a docs version (`next`, `v7` …), or `all`. */
  readonly version: string;
  /** Only pages of this section, as `SearchAnswer.bySection` names it. */
  readonly section?: string;
  /** The number of hits to skip; 0 by default. */
  readonly offset?: number;
  /** The maximum number of hits; 8 by default. */
  readonly limit?: number;
};

/** A piece of an excerpt. Plain text, never HTML. */
export type TextPart = {readonly text: string; readonly match: boolean};

/** Another matching place on a hit's page. */
type SubHit = {
  readonly url: string;
  readonly heading: string;
  readonly excerpt: readonly TextPart[];
};

/** A page that matches the query. */
export type SearchHit = {
  /** Path on the site, with the anchor of the matched heading unless the page itself matched. */
  readonly url: string;
  readonly title: string;
  readonly version: string;
  readonly section: string;
  /** The platforms that a plugin works on; none if the page isn't a plugin's, or if the service doesn't say. */
  readonly platforms: readonly string[];
  /** The matched heading; absent if the page as a whole matched. */
  readonly heading?: string;
  readonly excerpt: readonly TextPart[];
  readonly subHits: readonly SubHit[];
  /** The same page of other versions that matches too, if all versions are searched; the latest first. */
  readonly others?: readonly {readonly version: string; readonly url: string}[];
};

/** The engine's results. */
export type SearchAnswer = {
  readonly hits: readonly SearchHit[];
  /** The number of results with all filters applied. The versions of a page are one result. */
  readonly total: number;
  /** The number of matching pages in each version that was searched, regardless of section. */
  readonly byVersion: ReadonlyMap<string, number>;
  /** The number of results in each section of the chosen versions. */
  readonly bySection: ReadonlyMap<string, number>;
  /** The query with corrected spelling, if one of its words is unknown. */
  readonly spelling?: string;
};

/** A search backend: this site's index or a hosted service. */
export type SearchEngine = {
  /** Loads what the first query in the version needs. */
  readonly warmUp: (version: string) => Promise<void>;
  /** Rejects with a `SearchIndexError`; the next call tries again. */
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
};

/** Why the engine can't return results: there is no index, or part of it failed to load. */
export type SearchFailure = 'missing' | 'network';

/** The only error that engines reject with. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  constructor(
    readonly kind: SearchFailure,
    cause?: unknown,
  ) {
    super(kind === 'missing' ? 'There is no search index.' : 'Part of the search index did not load.', {
      cause,
    });
  }
}

/** Throws the search's error for something that didn't load. `cause` is the error of the request. */
export function failToLoad(cause: unknown): never {
  throw new SearchIndexError('network', cause);
}
