import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {layoutShiftsOf} from '../support/layoutShift';
import {allLaidOut} from '../support/laidOut';
import {gateScript, MAIN_SCRIPT, type Answer, type Gate} from '../support/pageScripts';

const PATH = '/docs/config';
const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const LEFT_OUT = 'html[data-first-view]';
/** A heading far below the first view. */
const LATE = '#serverurl';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

type EarlyPage = OpenPage & {readonly set: (answer: Answer) => void};

/** Opens the page while its own script is on the way, or as `answer` says. */
async function openEarly(
  pathname = PATH,
  options: OpenOptions = {},
  answer: Answer = 'hold',
): Promise<EarlyPage> {
  let gate: Gate | undefined;
  const opened = await site.open(pathname, {
    ...PHONE,
    ...options,
    hydrated: false,
    loading: true,
    prepare: async (page) => {
      gate = await gateScript(page, MAIN_SCRIPT, answer);
    },
  });
  await opened.page.locator('.footer').waitFor({state: 'attached'});
  return {...opened, set: (next) => gate?.set(next)};
}

function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
}

/** Where the element begins, in CSS pixels from the top of the view. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

test('what is out of view is laid out when the page is idle, and nothing moves', async () => {
  const {page, set, problems} = await openEarly();
  expect(await isLaidOut(page, `${LATE} > code`)).toBe(false);
  expect(await isLaidOut(page, '.theme-doc-markdown h1')).toBe(true);
  set('pass');
  await allLaidOut(page);
  expect(await isLaidOut(page, `${LATE} > code`)).toBe(true);
  expect(await layoutShiftsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the article is the same afterwards as where all was laid out at once', async () => {
  const {page} = await site.open(PATH, PHONE);
  await allLaidOut(page);
  const whole = await site.open(`${PATH}${LATE}`, PHONE);
  const [late, once] = await Promise.all(
    [page, whole.page].map(async (one) => {
      const article = one.locator('.theme-doc-markdown');
      return {html: await article.innerHTML(), height: (await article.boundingBox())?.height};
    }),
  );
  expect(late).toEqual(once);
});

test('a link that is followed before that leads to its place, where it stays', async () => {
  const {page, set} = await openEarly();
  await page.locator('.toc-mobile summary').click();
  await page.locator(`.toc-mobile a[href="${LATE}"]`).click();
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
  const top = await topOf(page, LATE);
  expect(Math.abs(top)).toBeLessThan(120);
  set('pass');
  await page.waitForSelector('html[data-has-hydrated="true"]');
  expect(await topOf(page, LATE)).toBe(top);
});

test('what a reader has scrolled to stays where it is', async () => {
  const {page, set} = await openEarly();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const seen = await page.evaluate(() => {
    const element = document.elementFromPoint(195, 350)?.closest('.theme-doc-markdown > *');
    element?.setAttribute('data-seen', '');
    return element?.getBoundingClientRect().top;
  });
  expect(seen).toBeDefined();
  set('pass');
  await allLaidOut(page);
  // Browsers scroll by whole pixels.
  expect(Math.abs((await topOf(page, '[data-seen]')) - (seen ?? NaN))).toBeLessThanOrEqual(1);
});

test('what is laid out in time looks as it does afterwards', async () => {
  const {page, set} = await openEarly();
  const heading = page.locator(LATE);
  /** A picture of the heading, whose code has a frame around it that stands over its edge. */
  const picture = async (): Promise<string> => {
    await heading.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const {x = 0, y = 0, width = 0, height = 0} = (await heading.boundingBox()) ?? {};
    const clip = {x: Math.floor(x), y: Math.floor(y) - 4, width, height: height + 8};
    return (await page.screenshot({clip})).toString('base64');
  };
  // The first brings the places nearby into view, and so their sizes.
  await picture();
  const early = await picture();
  expect(await page.locator(LEFT_OUT).count()).toBe(1);
  set('pass');
  await allLaidOut(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  expect(await picture()).toBe(early);
});

test('the words of a text fragment are found and stay in view', async () => {
  const html = fs.readFileSync(path.join(ROOT, 'build/config.html'), 'utf8');
  const words = /id=serverurl[^]*?<p>(\w+(?: \w+){2,5})/.exec(html)?.[1] ?? '';
  expect(words).not.toBe('');
  const {page} = await site.open(`${PATH}#:~:text=${encodeURIComponent(words)}`, PHONE);
  await allLaidOut(page);
  await page.waitForFunction(() => scrollY > 1000);
  const inView = await page.evaluate((text) => {
    const found = [...document.querySelectorAll('.theme-doc-markdown > p')].find((p) =>
      p.textContent.startsWith(text),
    );
    const {top, bottom} = found?.getBoundingClientRect() ?? {top: -1, bottom: -1};
    return {top: top >= 0, bottom: bottom <= innerHeight};
  }, words);
  expect(inView).toEqual({top: true, bottom: true});
});

test('a place of the page, opened by its address, has all laid out at once', async () => {
  const {page} = await openEarly(`${PATH}${LATE}`);
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
});

test('a wide screen has all laid out at once', async () => {
  const {page} = await openEarly(PATH, {viewport: {width: 1440, height: 900}});
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
});

test('a page that is loaded again has all laid out at once, for the browser to return to its place', async () => {
  const {page} = await openEarly();
  expect(await page.locator(LEFT_OUT).count()).toBe(1);
  await page.reload({waitUntil: 'commit'});
  await page.locator('.footer').waitFor({state: 'attached'});
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
});

test('without the site’s script all is laid out', async () => {
  const {page} = await openEarly(PATH, {}, 'abort');
  await page.locator('.load-failure').waitFor();
  expect(await page.locator(LEFT_OUT).count()).toBe(0);
  expect(await isLaidOut(page, `${LATE} > code`)).toBe(true);
});
