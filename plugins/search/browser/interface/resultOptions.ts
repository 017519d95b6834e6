import type {SearchAnswer, SearchHit, TextPart} from '@site/plugins/search/browser/engine/types';

/** A line of the dialog's list that leads somewhere. */
export type ResultOption = {
  readonly id: string;
  readonly url: string;
  readonly hit: SearchHit;
  /** Set for a heading of the page that is not the best match. */
  readonly heading?: string;
  readonly excerpt: readonly TextPart[];
};

const MOST_HEADINGS = 2;

/** Returns the options of an answer, grouped by page: the page, then more of its headings. */
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
