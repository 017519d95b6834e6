import type {Page} from 'playwright-core';

/**
 * How long a test waits for what has to come in the end; less than Jest's limit for a test, so that a failure says what
 * did not come. Only a test that fails waits this long: on a machine that does much else, half a minute was too short.
 */
export const PATIENCE_MS = 120_000;
const PAUSE_MS = 20;

/**
 * Reads again and again until `expected` describes what `read` returns, and then passes. Use it for what follows an
 * action at the browser's own pace, such as a title or a scroll position. Otherwise fails with the last difference.
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

/** Waits until the browser has painted twice, so that what a step sets off at once has happened. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until nothing moves any more: what is half way in is neither hidden nor readable. */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({finished}) => finished)));
}
