/** The key in session storage, so that positions outlive a reload and a visit to another site. */
const STORAGE_KEY = 'docs-positions';

/** How many entries of the history keep their position. */
const KEPT_ENTRIES = 100;

/** How long a position waits for the page to become tall enough, in milliseconds. */
const GROWTH_MS = 3000;

const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far each entry of the tab's history is scrolled, in CSS pixels, by the key that the router gives the entry. */
const positions = new Map<string, number>();

/** The entry whose page is shown, or `undefined` while the page is still awaited. */
let shownEntry: string | undefined;

/**
 * Remembers how far each entry of the history is scrolled. The browser would restore the position as soon as the
 * address changes, when the page may still have to be fetched, and would scroll the previous page. For a page that is
 * loaded from the server, the browser does it, as long as it is told so before this page ends.
 */
export function rememberPositions(): void {
  readStored().forEach(([entry, top]) => positions.set(entry, top));
  keyOfEntry();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', recordPosition, {passive: true});
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    store();
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/**
 * Remembers the first page of a document. The browser has restored its position, unless the reader comes back to an
 * entry that was left by a link on this site: then this does. Returns whether it does.
 */
export function resumePosition(): boolean {
  shownEntry = keyOfEntry();
  return scrollY === 0 && restorePosition();
}

/** Stops remembering until the next page is shown, because the scroll position belongs to neither. */
export function forgetEntry(): void {
  shownEntry = undefined;
}

/**
 * Scrolls to where the reader left the current entry of the history, and returns whether there is such a position. A
 * page that isn't tall enough yet is scrolled when it is, unless the reader has done something meanwhile.
 */
export function restorePosition(): boolean {
  shownEntry = keyOfEntry();
  const top = positions.get(shownEntry);
  if (top === undefined) {
    recordPosition();
    return false;
  }
  scrollTo(0, top);
  if (Math.abs(scrollY - top) > 1) scrollWhenTall(top);
  return true;
}

function scrollWhenTall(top: number): void {
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop();
  });
  const timer = setTimeout(() => stop(), GROWTH_MS);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    READER_EVENTS.forEach((type) => removeEventListener(type, stop));
  };
  observer.observe(document.documentElement);
  READER_EVENTS.forEach((type) => addEventListener(type, stop, {passive: true}));
}

function recordPosition(): void {
  if (shownEntry !== undefined) positions.set(shownEntry, Math.round(scrollY));
}

/**
 * Returns the key of the current entry of the history. The router gives a key to each entry that it creates. The first entry
 * of a document gets one here, and so does the entry of a link to a heading, which the browser follows itself.
 */
function keyOfEntry(): string {
  const {key} = (history.state ?? {}) as {readonly key?: unknown};
  if (typeof key === 'string') return key;
  const made = Math.random().toString(36).slice(2);
  history.replaceState({key: made}, '');
  return made;
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    // Storage is blocked, or something else wrote to it. Pages then start at the top.
    return [];
  }
}

function isPosition(stored: unknown): stored is [string, number] {
  return Array.isArray(stored) && typeof stored[0] === 'string' && typeof stored[1] === 'number';
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT_ENTRIES)));
  } catch {
    // Storage is blocked or full. Pages then start at the top after a reload.
  }
}
