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
