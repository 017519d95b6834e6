import type {Upgrade} from '../../../../packages/upgrade/steps/types';

/** Returns the key under which the browser keeps the progress of an update. */
export function keyOf({from, to}: Upgrade): string {
  return `upgrade-assistant-${from}-${to}`;
}

/** Returns the steps that are done, or undefined if the browser blocks storage. On the server, none is. */
export function readProgress(upgrade: Upgrade): ReadonlySet<string> | undefined {
  if (typeof document === 'undefined') return new Set();
  let stored: string | null;
  try {
    stored = localStorage.getItem(keyOf(upgrade));
  } catch {
    return undefined; // The browser blocks storage, which the page tells its reader.
  }
  return new Set(stored?.split(' ').filter((id) => id !== '') ?? []);
}

/** Keeps the steps that are done. Returns whether the browser allowed it. */
export function writeProgress(upgrade: Upgrade, done: ReadonlySet<string>): boolean {
  try {
    if (done.size > 0) localStorage.setItem(keyOf(upgrade), [...done].join(' '));
    else localStorage.removeItem(keyOf(upgrade));
    return true;
  } catch {
    return false; // The browser blocks storage, which the page tells its reader.
  }
}
