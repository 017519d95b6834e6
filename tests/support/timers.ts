import type {Page} from 'playwright-core';

type HoldingWindow = Window & {heldTimers?: Map<number, () => void>};

/** After how long the site takes a reader for one who stays, and fetches the next page (`SiteLinks.tsx`). */
const STAY_MS = 2000;

/**
 * Holds the timers of the page that are set for `delay` ms, until `releaseTimers`: what they do comes when the test says
 * so, on a fast machine and on a slow one. All other timers go on. Call it before the first navigation.
 */
export async function holdTimers(page: Page, delay: number): Promise<void> {
  await page.addInitScript((heldDelay) => {
    const held = new Map<number, () => void>();
    (window as HoldingWindow).heldTimers = held;
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    window.setTimeout = ((run: () => void, wait?: number, ...args: unknown[]) => {
      if (wait !== heldDelay) return set(run, wait, ...args);
      // The browser's own numbers are above 0.
      const id = -1 - held.size;
      held.set(id, run);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = ((id?: number) => {
      if (id === undefined || id > 0) clear(id);
      else held.set(id, () => undefined);
    }) as typeof window.clearTimeout;
  }, delay);
}

/** Has the timers that are held do what they were set for. */
export async function releaseTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const run of (window as HoldingWindow).heldTimers?.values() ?? []) run();
  });
}

/**
 * Keeps the page from taking its reader for one who stays, so that it fetches nothing by itself while a test looks at
 * what it fetches, however slow the machine is. Call it before the first navigation.
 */
export function neverStay(page: Page): Promise<void> {
  return holdTimers(page, STAY_MS);
}
