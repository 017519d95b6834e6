import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '@site/src/data/versions';
import {violations} from '../support/axe';
import {startSite, type Site} from '../support/browser';
import {expectSoon, motionEnds, settle} from '../support/waiting';

const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const PATH = '/docs/apis/camera';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const bar = (page: Page): Locator => page.locator('.toc-mobile > summary');
const list = (page: Page): Locator => page.getByRole('navigation', {name: 'On this page'});
const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const bottomOfNavbar = (page: Page): Promise<number> =>
  page.locator('.navbar').evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

/** Scrolls in steps, as a reader does, because the navbar goes by the direction of scrolling. */
async function scroll(page: Page, distances: readonly number[]): Promise<void> {
  for (const distance of distances) {
    await page.evaluate((by) => scrollBy({top: by, behavior: 'instant'}), distance);
    await settle(page);
  }
  await motionEnds(page);
}

describe.each([390, 768, 1024])('the bar above an article on a screen of %i px', (width) => {
  const open = async (): Promise<Page> =>
    (await site.open(PATH, {viewport: {width, height: 700}, hasTouch: true})).page;

  it('names the section and, without a sidebar, the version, and is high enough to be tapped', async () => {
    const page = await open();
    await scroll(page, [300, 300, 300]);
    // The sidebar of wide screens names the version.
    expect((await bar(page).innerText()).includes(LATEST_VERSION)).toBe(width < 997);
    expect(await bar(page).innerText()).toContain('On this page');
    const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(48);
    await page.locator('#methods').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expectSoon(() => bar(page).innerText(), expect.stringContaining('Methods') as string);
  });

  it('stays below the navbar, and at the top when the navbar hides', async () => {
    const page = await open();
    await scroll(page, [400, 400, 400]);
    await expectSoon(() => topOf(bar(page)), 0);
    expect(await bottomOfNavbar(page)).toBeLessThanOrEqual(0);
    await scroll(page, [-100, -100]);
    await expectSoon(async () => (await topOf(bar(page))) - (await bottomOfNavbar(page)), 0);
    expect(await topOf(bar(page))).toBeGreaterThan(0);
  });
});

describe('the ends of the bar', () => {
  it.each([
    ['of the page', 390],
    ['of the page', 800],
    ['of the article', 1024],
    ['of the article', 1199],
  ])('are those %s at %i px', async (whose, width) => {
    const {page} = await site.open(PATH, {viewport: {width, height: 700}});
    const edges = (selector: string): Promise<number[]> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {left, right} = element.getBoundingClientRect();
          return [left, right];
        });
    const [left = 0, right = 0] = await edges('.toc-mobile');
    const wanted = whose === 'of the page' ? [0, width] : await edges('.theme-doc-markdown');
    // Beside the article, there is room for the ring of the focus.
    const room = whose === 'of the page' ? 0 : 4;
    expect([left + room, right - room]).toEqual(wanted);
  });
});

describe('the contents in the bar', () => {
  it('open over the article, without moving it, and lead to a heading below the bar', async () => {
    const {page} = await site.open(PATH, PHONE);
    await scroll(page, [400, 400]);
    const heading = page.locator('article h2').nth(2);
    const before = await topOf(heading);
    await bar(page).tap();
    await motionEnds(page);
    expect(await topOf(heading)).toBe(before);
    expect(await list(page).isVisible()).toBe(true);
    const bottom = await list(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(700);
    // The list covers controls of the article in part, which axe then takes for too small.
    expect(await violations(page, '.toc-mobile')).toEqual([]);
    await list(page).getByRole('link', {name: 'Methods', exact: true}).tap();
    await list(page).waitFor({state: 'hidden'});
    await settle(page);
    const barBottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const methods = await topOf(page.locator('#methods'));
    expect(methods).toBeGreaterThanOrEqual(Math.round(barBottom));
    expect(methods).toBeLessThan(350);
    await expectSoon(() => bar(page).innerText(), expect.stringContaining('Methods') as string);
  });

  it.each([
    ['in the middle', 0.5],
    ['at the end', 1],
  ])('open at the section that the reader is in, %s of the page', async (_, share) => {
    const {page} = await site.open(PATH, PHONE);
    await page.locator('article h3').evaluateAll((headings, part) => {
      headings[Math.round(part * (headings.length - 1))]?.scrollIntoView({behavior: 'instant'});
    }, share);
    await settle(page);
    await bar(page).tap();
    await motionEnds(page);
    const boxOf = (locator: Locator): Promise<{top: number; bottom: number}> =>
      locator.evaluate(
        (element) => element.getBoundingClientRect().toJSON() as {top: number; bottom: number},
      );
    const frame = await boxOf(list(page));
    const current = await boxOf(list(page).locator('[aria-current]'));
    expect(current.top).toBeGreaterThanOrEqual(frame.top);
    expect(current.bottom).toBeLessThanOrEqual(frame.bottom);
  });

  it('close on Escape, which returns the focus, and on a tap beside them', async () => {
    const {page} = await site.open(PATH, PHONE);
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await motionEnds(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await list(page).waitFor({state: 'hidden'});
    expect(await bar(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await motionEnds(page);
    await page.getByRole('heading', {level: 1}).dispatchEvent('click');
    await list(page).waitFor({state: 'hidden'});
  });

  it('get the focus without moving the page', async () => {
    const {page} = await site.open(PATH, PHONE);
    await scroll(page, [400, 400, 400]);
    const before = await page.evaluate(() => scrollY);
    await bar(page).focus();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Enter');
    await motionEnds(page);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    expect(await list(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await motionEnds(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('are at the top of the page without scripts, and work there', async () => {
    const {page} = await site.open(PATH, {...PHONE, javaScriptEnabled: false});
    await bar(page).tap();
    const end = await list(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await topOf(page.getByRole('heading', {level: 1}))).toBeGreaterThan(end);
  });
});

it('on a screen with room for a column of contents, there is no bar', async () => {
  const {page} = await site.open(PATH, {viewport: {width: 1200, height: 800}});
  expect(await bar(page).isVisible()).toBe(false);
  expect(await list(page).isVisible()).toBe(true);
});
