import type {Page} from 'playwright-core';
import {motionEnds} from './waiting';

/** Has an open page show its dark mode, as after a choice of the reader, and waits until all colors are there. */
export async function setDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    document.documentElement.dataset.themeChoice = 'dark';
  });
  await motionEnds(page);
}
