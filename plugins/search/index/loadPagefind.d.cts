import type * as Pagefind from 'pagefind';

/** Returns Pagefind's Node.js API. */
export function loadPagefind(): Promise<typeof Pagefind>;
