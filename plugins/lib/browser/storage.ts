/**
 * Returns what is stored under `key`, or `null` if nothing is stored or the browser blocks storage. In that case, the
 * reader's choice isn't remembered.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`, or does nothing if the browser blocks storage. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked, so the choice lasts only until the page is left.
  }
}

/** Removes what is stored under `key`, if the browser allows storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Returns the list that is stored under `key` as JSON, or an empty list if nothing or no list is stored. */
export function readStoredList(key: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return []; // Something else wrote this value, so it is ignored.
  }
}
