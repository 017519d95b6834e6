import type {Page} from 'playwright-core';

/**
 * Waits until all of an article is laid out. On narrow screens what is out of view comes when the browser is idle
 * (`src/client/firstView.ts`), and its elements change meanwhile.
 */
export async function allLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.documentElement.matches('[data-first-view]') &&
      !document.querySelector('.theme-doc-markdown > [data-laid-out]'),
  );
}
