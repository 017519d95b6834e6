import type {Locator, Page} from 'playwright-core';
import type {OpenOptions, OpenPage, ServedSite} from './browser';
import {gateScript, MAIN_SCRIPT} from './pageScripts';

/** Returns the notice that something did not load, once it is there. */
export async function noticeOf(page: Page): Promise<Locator> {
  const notice = page.locator('.load-failure[role="alert"]');
  await notice.waitFor();
  return notice;
}

/**
 * Opens a page that the site's own script never reaches. The page reloads itself once before it shows the notice, so this
 * returns only then.
 */
export async function openWithoutScript(
  site: ServedSite,
  pathname: string,
  options: OpenOptions = {},
): Promise<OpenPage> {
  const opened = await site.open(pathname, {
    ...options,
    hydrated: false,
    prepare: async (page) => {
      await gateScript(page, MAIN_SCRIPT, 'abort');
      await options.prepare?.(page);
    },
  });
  await noticeOf(opened.page);
  return opened;
}
