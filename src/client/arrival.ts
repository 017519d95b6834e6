const KEY = 'search.arrival';

/** Where a search result leads, and the words that were found there. */
export type Arrival = {readonly path: string; readonly words: readonly string[]};

/** Notes that the reader is on the way to a result; the page marks the words. Lives as long as the tab. */
export function noteArrival(arrival: Arrival): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(arrival));
  } catch {
    // Storage is blocked: the page shows without marks.
  }
}

/** Returns the words to mark on the page at `pathname`, once: the next visit shows it as it is. */
export function takeArrival(pathname: string): readonly string[] {
  const stored = takeStored();
  if (stored === null) return [];
  const arrival = JSON.parse(stored) as Arrival;
  return plain(arrival.path) === plain(pathname) ? arrival.words : [];
}

function takeStored(): string | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null) sessionStorage.removeItem(KEY);
    return stored;
  } catch {
    return null; // Storage is blocked.
  }
}

/** An address with and without a slash at its end is the same page. */
function plain(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
