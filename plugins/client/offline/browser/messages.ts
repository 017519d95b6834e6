/** What a page tells the worker after it has changed what is kept. */
export type PageMessage = {
  readonly type: 'kept-changed';
  /** The scripts and styles of the page, as in a fragment, and the URLs of the tables that it loaded. */
  readonly assetNames: string;
  readonly tables: readonly string[];
};

/** Returns whether a message is one of a page of this site. */
export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && (data as {type?: unknown}).type === 'kept-changed';
}
