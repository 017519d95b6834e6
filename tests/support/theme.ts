import type {Page} from 'playwright-core';
import {motionEnds} from './waiting';

/**
 * Has an open page show its dark mode, as after the reader's choice in another tab, and waits until all colors are there.
 * Docusaurus hears of it and keeps it: an attribute that was only set here would go with React's next update.
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
