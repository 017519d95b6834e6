/**
 * Returns what is stored under `key`, or `null` when there is nothing or the browser blocks storage:
 * a reader's choice is then simply not remembered.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value`; does nothing when the browser blocks storage. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

/** Removes what is stored under `key`, if the browser allows storage. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing.
  }
}

/** Returns the list that is stored under `key` as JSON; an empty one when there is none, or something else. */
export function readStoredList(key: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return []; // Not ours: as if nothing were stored.
  }
}
