import {readStoredList, removeStored, writeStored} from '../../../client/articles/storage';

const KEY = 'search.arrivals';
/** A result that was opened is there by then, in whichever tab. */
const LIFETIME_MS = 60_000;

/** Where a search result leads, and the words that were found there. */
export type Arrival = {readonly path: string; readonly words: readonly string[]};

type StoredArrival = Arrival & {readonly until: number};

/**
 * Notes that a result is being opened; the page marks the words. The note is for all tabs, because results
 * are opened in others too, and it never is in an address: a server would see the query.
 */
export function noteArrival(arrival: Arrival): void {
  store([...waiting(), {...arrival, until: Date.now() + LIFETIME_MS}]);
}

/** Returns the words to mark on the page at `pathname`, once: the next visit shows it as it is. */
export function takeArrival(pathname: string): readonly string[] {
  const arrivals = waiting();
  const found = arrivals.findLast(({path}) => plain(path) === plain(pathname));
  store(arrivals.filter((arrival) => arrival !== found));
  return found?.words ?? [];
}

/** The notes that no page has taken and that are not too old. */
function waiting(): StoredArrival[] {
  return readStoredList(KEY)
    .filter(isArrival)
    .filter(({until}) => until > Date.now());
}

function store(arrivals: readonly StoredArrival[]): void {
  if (arrivals.length > 0) writeStored(KEY, JSON.stringify(arrivals));
  else removeStored(KEY);
}

/** Anybody can write into the storage. */
function isArrival(item: unknown): item is StoredArrival {
  const {path, words, until} = (item ?? {}) as Partial<Record<keyof StoredArrival, unknown>>;
  return (
    typeof path === 'string' &&
    typeof until === 'number' &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string')
  );
}

/** An address with and without a slash at its end is the same page. */
function plain(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
