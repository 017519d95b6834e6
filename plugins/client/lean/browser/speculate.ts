import {plainPath} from './tableRoutes';

/** How many files at most are fetched for one view before the reader asks for them. */
export const MOST_PREFETCHES = 6;

/** Decides what is fetched before it is asked for. */
export type Speculation = {
  /** Fetches `pathname` if the view's budget and the connection allow it, and it was not fetched before. */
  readonly prefetch: (pathname: string) => boolean;
  /** Starts the budget of a new view. */
  readonly startView: () => void;
};

/**
 * Returns a speculation over `load`, which says of a path whether it is worth fetching and fetches it. A
 * failed fetch is forgotten: the reader who follows the link hears of it.
 */
export function createSpeculation(options: {
  readonly isWanted: (pathname: string) => boolean;
  /** How many files fetching it takes. */
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
