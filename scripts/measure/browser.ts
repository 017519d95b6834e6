import {chromium, type Browser} from 'playwright-core';
import {CHROMIUM_FLAGS, findChromium} from '../../tests/support/chromium';

export const HYDRATED = 'html[data-has-hydrated="true"]';

/** A phone with Lighthouse's dimensions, and a desktop. */
export const MOBILE = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true};
export const DESKTOP = {viewport: {width: 1440, height: 900}};

/** Starts a browser that doesn't contact its vendor. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
}
