import type {OpenOptions, Site} from './browser';
import {openGated, type Gated} from './gatedPage';
import {gateScript, MAIN_SCRIPT, type Answer} from './pageScripts';

export type EarlyPage = Gated & {
  /** Lets the site's own script through and waits until React has answered what the reader did before. */
  readonly hydrate: () => Promise<void>;
};

/** Opens a page that is painted but whose own script is held until `hydrate()` is called, or answered by `answer`. */
export async function openEarly(
  site: Site,
  pathname: string,
  options: OpenOptions = {},
  answer: Answer = 'hold',
): Promise<EarlyPage> {
  const opened = await openGated(
    (gated) => site.open(pathname, gated),
    (page) => gateScript(page, MAIN_SCRIPT, answer),
    {...options, hydrated: false, loading: true},
  );
  const {page, gate} = opened;
  await page.locator('.footer').waitFor();
  const hydrate = async (): Promise<void> => {
    gate.set('pass');
    await page.waitForSelector('html[data-has-hydrated="true"]');
    // What React does about an early tap comes with the effects of its first render.
    await page.waitForFunction(() => document.querySelector('[data-tap]') === null);
  };
  return {...opened, hydrate};
}
