import {readStored, writeStored} from '@site/src/client/storage';

const KEY = 'search.recent';
const MOST = 6;
const LONGEST = 80;

/** Returns what this reader looked for last, newest first; nothing when storage is blocked. */
export function recentSearches(): string[] {
  return parse(readStored(KEY));
}

/** Returns the list with `text` first. Very long ones are not worth keeping. */
export function withSearch(list: readonly string[], text: string): string[] {
  const wanted = text.trim();
  if (!wanted || wanted.length > LONGEST) return [...list];
  return [wanted, ...list.filter((other) => other.toLowerCase() !== wanted.toLowerCase())].slice(0, MOST);
}

/** Stores the list. */
export function keepSearches(list: readonly string[]): void {
  writeStored(KEY, JSON.stringify(list));
}

/** Reads what is stored; anybody can write there, so anything but texts is left out. */
function parse(stored: string | null): string[] {
  const list = parseJson(stored ?? '[]');
  if (!Array.isArray(list)) return [];
  return list.filter((item): item is string => typeof item === 'string').slice(0, MOST);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not ours: as if nothing were stored.
  }
}
