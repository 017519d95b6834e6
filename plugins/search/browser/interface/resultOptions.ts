import type {SearchAnswer, SearchHit, TextPart} from '@site/plugins/search/browser/engine/types';

/** An option in the dialog's list of results. */
export type ResultOption = {readonly id: string; readonly url: string; readonly hit: SearchHit};

/** A heading on the page other than the best match. */
export type HeadingOption = ResultOption & {readonly heading: string; readonly excerpt: readonly TextPart[]};

/** The same page in another version. */
type VersionOption = ResultOption & {readonly version: string};

/** The options of a page. */
export type OptionGroup = {
  readonly page: ResultOption;
  readonly versions: readonly VersionOption[];
  readonly headings: readonly HeadingOption[];
};

const MOST_HEADINGS = 2;

/** Returns a search's options, grouped by page: the page, the same page in other versions, and its other headings. */
export function resultOptions({hits}: SearchAnswer, idPrefix: string): OptionGroup[] {
  let count = 0;
  const id = (): string => `${idPrefix}${count++}`;
  return hits.map((hit) => ({
    page: {id: id(), url: hit.url, hit},
    versions: (hit.others ?? []).map(({version, url}) => ({id: id(), url, hit, version})),
    headings: hit.subHits
      .filter(({url}) => url !== hit.url)
      .slice(0, MOST_HEADINGS)
      .map(({url, heading, excerpt}) => ({id: id(), url, hit, heading, excerpt})),
  }));
}
