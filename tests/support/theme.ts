import type {Page} from 'playwright-core';
import {motionEnds} from './waiting';

/** Switches an open page to dark mode, as if the reader had chosen it, and waits until all colors have changed. */
export async function setDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    document.documentElement.dataset.themeChoice = 'dark';
  });
  await motionEnds(page);
}
