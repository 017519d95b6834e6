import type {Page} from 'playwright-core';

/**
 * The longest that a test waits for an expected result. Only a failing test waits this long. It's less than Jest's limit
 * for a test, so a failure says what didn't come, and enough for a slow machine, which half a minute wasn't.
 */
export const PATIENCE_MS = 120_000;
const PAUSE_MS = 20;
const POSITION_STORED_MS = 2000;

/**
 * Calls `read` repeatedly until the result matches `expected`. Use it for results that follow an action at the
 * browser's own pace, such as a title or a scroll position. On a timeout, fails with the last difference.
 */
export async function expectSoon<Value>(read: () => Promise<Value>, expected: unknown): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    try {
      expect(value).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits until the browser has painted twice, so that a step's immediate effects are visible. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Waits until all animations have finished, because a half-visible element is neither hidden nor readable. Animations
 * that follow the scroll position, such as the fade at the edge of code, never finish and aren't waited for, and neither are
 * those in a closed `<details>`, which Chromium doesn't finish.
 */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline);
    const seen = timed.filter(({effect}) => (effect as KeyframeEffect).target?.checkVisibility());
    return Promise.allSettled(seen.map(({finished}) => finished));
  });
}

/**
 * Waits until Chromium has stored the page's scroll position in its history. That takes up to a second after the
 * scroll, longer than a test needs to leave the page, and nothing signals it. A page that is left earlier is reopened
 * where it was before the scroll.
 */
export async function positionStored(page: Page): Promise<void> {
  await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), POSITION_STORED_MS);
}
