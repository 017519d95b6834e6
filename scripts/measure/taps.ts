import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {quantile} from '../search-eval/scores';

export const HYDRATED = 'html[data-has-hydrated="true"]';

/** A phone with Lighthouse's dimensions, and a desktop. */
export const MOBILE = {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true};
const DESKTOP = {viewport: {width: 1440, height: 900}};

type Control = {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly selector: string;
  /** An element that exists as soon as the tap has had its effect. */
  readonly effect: string;
};

const CONTROLS: readonly Control[] = [
  {
    name: 'theme switch',
    options: DESKTOP,
    selector: '.navbar .theme-switch',
    effect: 'html[data-theme="dark"]',
  },
  {
    name: 'menu',
    options: MOBILE,
    selector: '.navbar__toggle',
    // Before React has loaded, the sidebar of the HTML takes its place.
    effect: '.navbar-sidebar--show .navbar-sidebar, [data-menu] .theme-doc-sidebar-container',
  },
  {
    name: 'version menu',
    options: DESKTOP,
    selector: '.theme-doc-sidebar-container .menu-box:first-child summary',
    effect: '.menu-box:first-child[open]',
  },
  {name: 'search', options: MOBILE, selector: '.search-box__button', effect: 'dialog.search-frame[open]'},
];

const PAGE = '/docs/apis/camera';
const CPU_RATE = 4;
/** A tap without an effect after this time is lost. */
const LOST_MS = 5000;

const RUNS = 5;

type Timing = {
  /** Milliseconds from the input to the frame that shows the effect; infinite if nothing happened. */
  readonly toEffect: number;
  /** The tap's longest event in milliseconds, as the browser measures it for INP: multiples of 8, or 0 below 16. */
  readonly event: number;
};

type TapTimes = Readonly<Record<'to effect' | 'longest event', number | string>>;

declare global {
  interface Window {
    tap: {start: number | null; effect: number | null; event: number | null};
  }
}

/**
 * Measures the first tap on each control of the site at `origin` with a slow CPU: as soon as the control is visible
 * (early), and when the page is hydrated and has stopped loading (settled). Returns the medians of five runs.
 */
export async function measureTaps(
  browser: Browser,
  origin: string,
): Promise<Readonly<Record<string, TapTimes>>> {
  const taps: Record<string, TapTimes> = {};
  for (const control of CONTROLS) {
    for (const moment of ['early', 'settled'] as const) {
      const times: Timing[] = [];
      for (let run = 0; run < RUNS; run++) {
        times.push(await tapOnce(browser, `${origin}${PAGE}`, control, moment));
      }
      taps[`${control.name}, ${moment}`] = summaryOf(times);
    }
  }
  return taps;
}

/** A tap that was lost in any of the runs counts as lost. */
function summaryOf(times: readonly Timing[]): TapTimes {
  const effects = times.map(({toEffect}) => toEffect);
  return {
    'to effect': effects.includes(Infinity) ? 'lost' : median(effects),
    'longest event': median(times.map(({event}) => event)) || 'below 16',
  };
}

const median = (values: readonly number[]): number => Math.round(quantile(values, 0.5));

async function tapOnce(
  browser: Browser,
  url: string,
  control: Control,
  moment: 'early' | 'settled',
): Promise<Timing> {
  const context = await browser.newContext(control.options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_RATE});
  // tsx compiles functions into calls of this helper, which the page doesn't have.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(watchTap, control.effect);
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForSelector(control.selector, {state: 'visible'});
  if (moment === 'settled') {
    await page.waitForSelector(HYDRATED);
    await page.waitForLoadState('networkidle');
  }
  await tap(page, control);
  await page.waitForFunction(
    (lost) => {
      const {start, effect} = window.tap;
      return effect !== null || (start !== null && performance.now() - start > lost);
    },
    LOST_MS,
    {timeout: LOST_MS * 4},
  );
  // Event entries arrive with the next frame.
  await page.waitForTimeout(200);
  const {start, effect, event} = await page.evaluate(() => window.tap);
  await context.close();
  return {toEffect: start === null || effect === null ? Infinity : effect - start, event: event ?? 0};
}

/** Taps by position, as a finger does: with the browser's own input, without waiting for the page to be ready. */
async function tap(page: Page, {selector, options}: Control): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${page.url()} shows no ${selector}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/**
 * Runs in the page from the beginning. It measures the time from the first input to the frame in which `effect` exists.
 */
function watchTap(effect: string): void {
  window.tap = {start: null, effect: null, event: null};
  // A callback that is requested in a frame runs when that frame has been painted.
  const afterPaint = (done: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(null);
  };
  const look = (): void => {
    if (document.querySelector(effect) === null) requestAnimationFrame(look);
    else afterPaint(() => (window.tap.effect = performance.now()));
  };
  addEventListener(
    'pointerdown',
    (event) => {
      if (window.tap.start !== null) return;
      window.tap.start = event.timeStamp;
      requestAnimationFrame(look);
    },
    {capture: true},
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.startsWith('pointer') || entry.name === 'click') {
        window.tap.event = Math.max(window.tap.event ?? 0, entry.duration);
      }
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}
