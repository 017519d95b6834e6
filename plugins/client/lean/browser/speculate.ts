import type {DocsStore} from './docsStore';
import {plainPath} from './tableRoutes';

/** The maximum number of files to prefetch during one page view. */
export const MOST_PREFETCHES = 6;

/** Decides what to prefetch. */
export type Speculation = ReturnType<typeof createSpeculation>;

/**
 * Returns a prefetcher for the pages of `store`. A failed prefetch is forgotten, because a reader who follows that link
 * sees the error then.
 */
export function createSpeculation(
  store: Pick<DocsStore, 'isPage' | 'page' | 'load'>,
  isFrugal: () => boolean,
) {
  const tried = new Set<string>();
  let left = MOST_PREFETCHES;
  return {
    /** Resets the limit for a new page view. */
    startView: (): void => {
      left = MOST_PREFETCHES;
    },
    /**
     * Prefetches a page, unless the limit for this view is reached, the connection is slow or metered, or it was
     * fetched before. Returns whether it does.
     */
    prefetch: (address: string): boolean => {
      const pathname = plainPath(address);
      const isPage = store.isPage(pathname);
      // If the version's table isn't loaded yet, loading the page also loads the table.
      const files = isPage === undefined ? 2 : 1;
      if (left < files || tried.has(pathname) || isFrugal()) return false;
      if (isPage === false || store.page(pathname)) return false;
      left -= files;
      tried.add(pathname);
      store.load(pathname).catch(() => tried.delete(pathname));
      return true;
    },
  };
}
