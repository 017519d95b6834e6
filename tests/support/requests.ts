import type {Page} from 'playwright-core';

/**
 * Waits until the test has heard of all that the page has asked its host for so far. A page's requests come in their
 * order, so they come before the one that is made now, which is a HEAD.
 */
export async function heardOfRequests(page: Page): Promise<void> {
  await page.evaluate(() => fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(() => undefined));
}
