import {plainPath} from './tableRoutes';

/** The maximum number of files to prefetch during one page view. */
export const MOST_PREFETCHES = 6;

/** Decides what to prefetch. */
export type Speculation = {
  /**
   * Prefetches `pathname`, unless the limit for this view is reached, the connection is slow or metered, or it was
   * fetched before. Returns whether it does.
   */
  readonly prefetch: (pathname: string) => boolean;
  /** Resets the limit for a new page view. */
  readonly startView: () => void;
};

/**
 * Returns a prefetcher. A failed prefetch is forgotten, because a reader who follows that link sees the error then.
 */
export function createSpeculation(options: {
  readonly isWanted: (pathname: string) => boolean;
  /** How many files fetching the page loads. */
  readonly filesFor: (pathname: string) => number;
  readonly load: (pathname: string) => Promise<void>;
  readonly isFrugal: () => boolean;
}): Speculation {
  const tried = new Set<string>();
  let left = MOST_PREFETCHES;
  return {
    startView() {
      left = MOST_PREFETCHES;
    },
    prefetch(address) {
      const pathname = plainPath(address);
      const files = options.filesFor(pathname);
      if (left < files || tried.has(pathname) || options.isFrugal() || !options.isWanted(pathname))
        return false;
      left -= files;
      tried.add(pathname);
      options.load(pathname).catch(() => tried.delete(pathname));
      return true;
    },
  };
}
