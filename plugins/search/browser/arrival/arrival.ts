import {readStoredList, removeStored, writeStored} from '../../../lib/browser/storage';
import {withoutSlash} from '../../../../packages/lib/withoutSlash';

const KEY = 'search.arrivals';
/** An opened result has loaded within this time, in whichever tab it opens. */
const LIFETIME_MS = 60_000;

/** A search result's path, and the words that matched on that page. */
export type Arrival = {readonly path: string; readonly words: readonly string[]};

type StoredArrival = Arrival & {readonly until: number};

/**
 * Stores the words of a result that is being opened, so that its page can highlight them. All tabs share this storage,
 * because results also open in other tabs. The words never appear in a URL, because a server would see the query.
 */
export function noteArrival(arrival: Arrival): void {
  store([...waiting(), {...arrival, until: Date.now() + LIFETIME_MS}]);
}

/**
 * Returns the words to highlight on the page at `pathname`, and forgets them, so that the next visit shows no
 * highlights.
 */
export function takeArrival(pathname: string): readonly string[] {
  const arrivals = waiting();
  const found = arrivals.findLast(({path}) => withoutSlash(path) === withoutSlash(pathname));
  store(arrivals.filter((arrival) => arrival !== found));
  return found?.words ?? [];
}

/** Returns the stored arrivals that no page has taken and that haven't expired. */
function waiting(): StoredArrival[] {
  return readStoredList(KEY)
    .filter(isArrival)
    .filter(({until}) => until > Date.now());
}

function store(arrivals: readonly StoredArrival[]): void {
  if (arrivals.length > 0) writeStored(KEY, JSON.stringify(arrivals));
  else removeStored(KEY);
}

/** Checks the shape, because any script can write to the storage. */
function isArrival(item: unknown): item is StoredArrival {
  const {path, words, until} = (item ?? {}) as Partial<Record<keyof StoredArrival, unknown>>;
  return (
    typeof path === 'string' &&
    typeof until === 'number' &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string')
  );
}
