/** The folder of the lists, below the base URL. */
const LISTS = 'offline/';

/** The list of all lists. */
export const INDEX_FILE = `${LISTS}index.json`;

/** The name of the list that all versions share. */
export const SHARED = 'shared';

/** The page that says what is kept, below the base URL. */
export const OFFLINE_PAGE = 'offline';

/** The service worker's file, below the base URL, which is its scope. */
export const WORKER_FILE = 'offline-worker.js';

/** The header of the requests that fill the store. The worker leaves them alone. */
export const STORE_HEADER = 'x-docs-offline';

/** Returns the path of a list's file, below the base URL. */
export function listFile(name: string): string {
  return `${LISTS}${name}.json`;
}

/**
 * Returns the path of the page that a fragment belongs to, both below the base URL, or undefined if `path` isn't a
 * fragment's. Fragments aren't stored, because they can be made from their pages.
 */
export function pageOfFragment(path: string): string | undefined {
  const name = /^fragments\/(.+)\.json$/.exec(path)?.[1];
  return name === 'index' ? '' : name;
}

/** Returns whether a path below the base URL is data that has to come from the same deployment as the page. */
export function isData(path: string): boolean {
  return /^(?:fragments|versions|changes)\/|^search-index\/versions\.json$/.test(path);
}
