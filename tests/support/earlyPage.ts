import type {OpenOptions, ServedSite} from './browser';
import {openGated, type Gated} from './gatedPage';
import {gateScript, MAIN_SCRIPT} from './pageScripts';

export type EarlyPage = Gated & {
  /** Releases the site's own script and waits until React has handled what the reader did before. */
  readonly hydrate: () => Promise<void>;
};

/** Opens a page that is painted, but whose own script is held until `hydrate()` is called. */
export async function openEarly(
  site: ServedSite,
  pathname: string,
  options: OpenOptions = {},
): Promise<EarlyPage> {
  const opened = await openGated(
    (gated) => site.open(pathname, gated),
    (page) => gateScript(page, MAIN_SCRIPT, 'hold'),
    {...options, hydrated: false, loading: true},
  );
  const {page, gate} = opened;
  await page.locator('.footer').waitFor();
  // Text moves when its font arrives.
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const hydrate = async (): Promise<void> => {
    gate.set('pass');
    await page.waitForSelector('html[data-has-hydrated="true"]');
    // React handles an early tap in the effects of its first render.
    await page.waitForFunction(() => document.querySelector('[data-tap]') === null);
  };
  return {...opened, hydrate};
}
