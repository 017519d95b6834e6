import type {Page} from 'playwright-core';

/**
 * Waits until the test has seen all requests that the page has made to its host so far. A page's requests arrive in
 * order, so this makes a HEAD request and waits for it.
 */
export async function heardOfRequests(page: Page): Promise<void> {
  await page.evaluate(() => fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(() => undefined));
}
