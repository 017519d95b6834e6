import type {Page} from 'playwright-core';
import {motionEnds} from './waiting';

/**
 * Switches an open page to dark mode, as if the reader had chosen it in another tab, and waits until all colors have
 * changed. Setting only the attribute here would not last: React's next update would overwrite it.
 */
export async function setDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    const init = {key: 'theme', newValue: 'dark', storageArea: localStorage};
    dispatchEvent(new StorageEvent('storage', init));
  });
  await page.waitForSelector('html[data-theme="dark"][data-theme-choice="dark"]');
  await motionEnds(page);
}
