/** An article that the reader sees now, at its place. */
export type ShownArticle = {
  readonly pathname: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Whether only the hash or the query of the address has changed. */
  readonly samePage: boolean;
};

const EVENT = 'articleshown';

/** Tells all parts of the site that an article is shown. */
export function tellShown(article: ShownArticle): void {
  document.dispatchEvent(new CustomEvent(EVENT, {detail: article}));
}

/** Calls `listener` whenever an article is shown. Client modules call this when they are loaded; on the server, it does nothing. */
export function whenShown(listener: (article: ShownArticle) => void): void {
  if (typeof document === 'undefined') return;
  document.addEventListener(EVENT, (event) => {
    listener((event as CustomEvent<ShownArticle>).detail);
  });
}
