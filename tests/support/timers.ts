import type {Page} from 'playwright-core';

type HoldingWindow = Window & {heldTimers?: Map<number, () => void>};

/** After this time on a page, the site assumes that the reader stays and prefetches the next page (`SiteLinks.tsx`). */
const STAY_MS = 2000;

/**
 * Holds the page's timers with a delay of `delay` ms until `releaseTimers`, so that their order doesn't depend on the
 * machine's speed. All other timers keep running. Call it before the first navigation.
 */
export async function holdTimers(page: Page, delay: number): Promise<void> {
  await page.addInitScript((heldDelay) => {
    const held = new Map<number, () => void>();
    (window as HoldingWindow).heldTimers = held;
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    window.setTimeout = ((run: () => void, wait?: number, ...args: unknown[]) => {
      if (wait !== heldDelay) return set(run, wait, ...args);
      // The browser's own timer IDs are positive.
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

/** Runs the timers that are being held. */
export async function releaseTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const run of (window as HoldingWindow).heldTimers?.values() ?? []) run();
  });
}

/**
 * Prevents the page from assuming that its reader stays, so that it doesn't prefetch anything while a test checks its
 * requests, however slow the machine is. Call it before the first navigation.
 */
export function neverStay(page: Page): Promise<void> {
  return holdTimers(page, STAY_MS);
}
