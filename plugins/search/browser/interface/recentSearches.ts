import {readStoredList, writeStored} from '@site/plugins/lib/browser/storage';

const KEY = 'search.recent';
const MOST = 6;
const LONGEST = 80;

/** Stores a search as the newest one. */
export function keepSearch(text: string): void {
  storeSearches(withSearch(recentSearches(), text));
}

/** Returns the reader's recent searches, newest first, or nothing if storage is blocked. */
export function recentSearches(): string[] {
  // Any script can write to this storage, so anything but strings is left out.
  return readStoredList(KEY)
    .filter((item) => typeof item === 'string')
    .slice(0, MOST);
}

/** Returns the list with `text` first. Very long searches aren't kept. */
export function withSearch(list: readonly string[], text: string): string[] {
  const wanted = text.trim();
  if (!wanted || wanted.length > LONGEST) return [...list];
  return [wanted, ...list.filter((other) => other.toLowerCase() !== wanted.toLowerCase())].slice(0, MOST);
}

/** Stores the list. */
export function storeSearches(list: readonly string[]): void {
  writeStored(KEY, JSON.stringify(list));
}
