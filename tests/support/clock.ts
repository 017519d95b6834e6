import type {Page} from 'playwright-core';

/** Makes the timers of an open page wait until the test lets time pass (`page.clock.runFor`). */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
