import type {Locator, Page} from 'playwright-core';

/** Returns the notice that something did not load, once it is there. */
export async function noticeOf(page: Page): Promise<Locator> {
  const notice = page.locator('.load-failure[role="alert"]');
  await notice.waitFor();
  return notice;
}
