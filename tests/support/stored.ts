import type {Page} from 'playwright-core';

/**
 * Returns a `prepare` that stores entries before the page's own scripts run, as an earlier visit would have done, unless
 * they are there already.
 */
export function stored(entries: Readonly<Record<string, string>>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, entries);
  };
}

/** Returns what the page has stored under `key`. */
export function storedUnder(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
