import type {SearchAnswer, SearchHit, TextPart} from '@site/plugins/search/browser/engine/types';

/** An option in the dialog's list of results. */
export type ResultOption = {
  readonly id: string;
  readonly url: string;
  readonly hit: SearchHit;
  /** Set for a heading on the page other than the best match. */
  readonly heading?: string;
  readonly excerpt: readonly TextPart[];
};

const MOST_HEADINGS = 2;

/** Returns a search's options, grouped by page: the page, then its other matching headings. */
export function resultOptions({hits}: SearchAnswer, idPrefix: string): ResultOption[][] {
  let count = 0;
  const id = (): string => `${idPrefix}${count++}`;
  return hits.map((hit) => [
    {id: id(), url: hit.url, hit, excerpt: hit.excerpt},
    ...hit.subHits
      .filter(({url}) => url !== hit.url)
      .slice(0, MOST_HEADINGS)
      .map(({url, heading, excerpt}) => ({id: id(), url, hit, heading, excerpt})),
  ]);
}
