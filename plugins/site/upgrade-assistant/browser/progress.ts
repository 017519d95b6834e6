import type {Upgrade} from '../../../../packages/upgrade/steps/types';

/** An update of a project, which a text of its own tells from others: its app ID or name. Empty for any project. */
export type Update = Upgrade & {readonly project: string};

const PREFIX = 'upgrade-assistant';

/** Returns the key under which the browser keeps the progress of an update. The project's own text isn't in it. */
export function keyOf({from, to, project}: Update): string {
  return `${PREFIX}-${from}-${to}${project === '' ? '' : `-${digest(project)}`}`;
}

/** Returns a number for a text, by the algorithm FNV-1a. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns whether the browser has kept progress of this update for a project whose files aren't there any more. */
export function hasProjectProgress({from, to}: Upgrade): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${PREFIX}-${from}-${to}-`));
  } catch {
    return false; // The browser blocks storage, which the page tells its reader.
  }
}

/** Returns the steps that are done, or undefined if the browser blocks storage. On the server, none is. */
export function readProgress(update: Update): ReadonlySet<string> | undefined {
  if (typeof document === 'undefined') return new Set();
  let stored: string | null;
  try {
    stored = localStorage.getItem(keyOf(update));
  } catch {
    return undefined; // The browser blocks storage, which the page tells its reader.
  }
  return new Set(stored?.split(' ').filter((id) => id !== '') ?? []);
}

/** Keeps the steps that are done. Returns whether the browser allowed it. */
export function writeProgress(update: Update, done: ReadonlySet<string>): boolean {
  try {
    if (done.size > 0) localStorage.setItem(keyOf(update), [...done].join(' '));
    else localStorage.removeItem(keyOf(update));
    return true;
  } catch {
    return false; // The browser blocks storage, which the page tells its reader.
  }
}
