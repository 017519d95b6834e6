import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '@site/src/data/versions';
import {violations} from '../support/axe';
import {testSite} from '../support/browser';
import {boxOf, expectFocused, followNewLink, scrollOf, topOf} from '../support/reader';
import {expectSoon, motionEnds, settle} from '../support/waiting';

const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const PATH = '/docs/apis/camera';

const site = testSite();

const bar = (page: Page): Locator => page.locator('.toc-mobile > summary');
const list = (page: Page): Locator => page.getByRole('navigation', {name: 'On this page'});
const bottomOf = async (locator: Locator): Promise<number> => {
  const {y, height} = await boxOf(locator);
  return Math.round(y + height);
};

/** Scrolls in steps, as a reader does, because the navbar goes by the direction of scrolling. */
async function scroll(page: Page, distances: readonly number[]): Promise<void> {
  for (const distance of distances) {
    await page.evaluate((by) => scrollBy({top: by, behavior: 'instant'}), distance);
    await settle(page);
  }
  await motionEnds(page);
}

it.each([390, 768, 1024, 1280])(
  'the bar above an article stays in view, and says where the reader is, at %i px',
  async (width) => {
    const {page} = await site.open(PATH, {viewport: {width, height: 700}, hasTouch: true});
    await scroll(page, [400, 400, 400]);
    await expectSoon(() => topOf(bar(page)), 0);
    expect(await bottomOf(page.locator('.navbar'))).toBeLessThanOrEqual(0);
    // The sidebar of wide screens names the version.
    const whole = await page.locator('.article-bar').innerText();
    expect(whole.includes(LATEST_VERSION)).toBe(width < 997);
    expect(await bar(page).innerText()).toContain('On this page');
    expect([44, 45, 46, 47]).toContain(Math.floor((await boxOf(bar(page))).height));
    await scroll(page, [-100, -100]);
    await expectSoon(async () => (await topOf(bar(page))) - (await bottomOf(page.locator('.navbar'))), 0);
    expect(await topOf(bar(page))).toBeGreaterThan(0);
    await page.locator('#methods').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expectSoon(() => bar(page).innerText(), expect.stringContaining('Methods'));
    await scroll(page, [-40]);
    await expectSoon(() => bar(page).innerText(), expect.not.stringContaining('Methods'));
  },
);

/** Checks that a heading is close below whatever is at the top of the window then: the navbar, the bar, both or neither. */
async function expectRightBelow(page: Page, heading: string): Promise<void> {
  await expectSoon(async () => {
    const bars = page.locator('.navbar, .article-bar').filter({visible: true});
    const bottoms = await bars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const distance = (await topOf(page.locator(heading))) - Math.max(0, ...bottoms);
    return distance >= 0 && distance <= 20;
  }, true);
}

describe.each([390, 1024, 1440])('at %i px, a heading is right below what stays in view', (width) => {
  it.each(['/docs/guides/deep-links#test-it', '/docs/apis/camera#getphoto', '/docs/errors#camera'])(
    'when %s is opened',
    async (path) => {
      const {page} = await site.open(path, {viewport: {width, height: 844}});
      const heading = `#${path.split('#')[1]}`;
      await expectRightBelow(page, heading);
      await scroll(page, [-300]);
      await followNewLink(page, heading);
      await expectRightBelow(page, heading);
    },
  );
});

describe('the contents in the bar', () => {
  it('open over the article, without moving it, and lead to a heading below the bar', async () => {
    const {page} = await site.open(PATH, PHONE);
    await scroll(page, [400, 400]);
    const heading = page.locator('article h2').nth(2);
    const before = await topOf(heading);
    await bar(page).tap();
    await list(page).waitFor();
    await motionEnds(page);
    expect(await topOf(heading)).toBe(before);
    expect(await bottomOf(list(page))).toBeLessThanOrEqual(700);
    // The list covers controls of the article in part, which axe then takes for too small.
    expect(await violations(page, '.toc-mobile')).toEqual([]);
    await list(page).getByRole('link', {name: 'Methods', exact: true}).tap();
    await list(page).waitFor({state: 'hidden'});
    await expectRightBelow(page, '#methods');
    await expectSoon(() => bar(page).innerText(), expect.stringContaining('Methods'));
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
    await list(page).waitFor();
    await motionEnds(page);
    const current = list(page).locator('[aria-current]');
    await expectSoon(
      async () =>
        (await topOf(current)) >= (await topOf(list(page))) &&
        (await bottomOf(current)) <= (await bottomOf(list(page))),
      true,
    );
  });

  it('close on Escape, which returns the focus, and on a tap beside them', async () => {
    const {page} = await site.open(PATH, PHONE);
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await list(page).waitFor();
    await motionEnds(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await list(page).waitFor({state: 'hidden'});
    await expectFocused(bar(page));
    await page.keyboard.press('Enter');
    await list(page).waitFor();
    await motionEnds(page);
    await page.getByRole('heading', {level: 1}).dispatchEvent('click');
    await list(page).waitFor({state: 'hidden'});
  });

  it('get the focus without moving the page', async () => {
    const {page} = await site.open(PATH, PHONE);
    await scroll(page, [400, 400, 400]);
    const before = await scrollOf(page);
    await bar(page).focus();
    expect(await scrollOf(page)).toBe(before);
    await page.keyboard.press('Enter');
    await list(page).waitFor();
    await motionEnds(page);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    expect(await list(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await motionEnds(page);
    expect(await scrollOf(page)).toBe(before);
  });

  it('are at the top of the page without scripts, and work there', async () => {
    const {page} = await site.open(PATH, {...PHONE, javaScriptEnabled: false});
    await bar(page).tap();
    await list(page).waitFor();
    expect(await topOf(page.getByRole('heading', {level: 1}))).toBeGreaterThan(await bottomOf(list(page)));
  });
});

it('on a screen with room for a column of contents, there is no bar', async () => {
  const {page} = await site.open('/docs/basics/workflow', {viewport: {width: 1200, height: 800}});
  expect(await bar(page).isVisible()).toBe(false);
  expect(await list(page).isVisible()).toBe(true);
});
