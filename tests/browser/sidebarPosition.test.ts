import type {Locator, Page} from 'playwright-core';
import released from '../../versions.json';
import {hydrated, testSite} from '../support/browser';
import {paintWhole} from '../support/layoutShift';
import {openEarly} from '../support/earlyPage';
import {openWithoutScript} from '../support/loadFailure';
import {arriveAt, followNewLink, scrollOf} from '../support/reader';
import {expectSoon, motionEnds} from '../support/waiting';

const WIDE = {viewport: {width: 1440, height: 600}};
const PHONE = {viewport: {width: 390, height: 600}, hasTouch: true};
const OLDEST = released.at(-1);
const DEEP_PAGES = ['/docs/apis/toast', `/docs/${OLDEST}/apis/toast`, '/docs/cli/commands/update'];

const site = testSite();

const current = (page: Page, box: string): Locator => page.locator(`${box} [aria-current="page"]`);

/** Waits until a reader sees the link of the current page, however long its category takes to open. */
async function expectSeenIn(page: Page, box: string): Promise<void> {
  await current(page, box).waitFor();
  await motionEnds(page);
  const isSeen = (): Promise<boolean> =>
    current(page, box).evaluate((link) => {
      const {top, bottom, left} = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + 20, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && link.contains(at);
    });
  await expectSoon(isSeen, true);
}

type Frame = {readonly top: number; readonly seen: boolean};

/** Records what every frame of every document shows of the sidebar: how far it is scrolled, whether its link is seen. */
async function recordFrames(page: Page): Promise<void> {
  await paintWhole(page);
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, {frames});
    // The callback comes right before the frame is painted.
    const look = (): void => {
      requestAnimationFrame(look);
      const box = document.querySelector('.theme-doc-sidebar-container nav');
      const link = box?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
      if (!box || !link) return;
      frames.push({top: box.scrollTop, seen: link.top >= 0 && link.bottom <= innerHeight && link.height > 0});
    };
    requestAnimationFrame(look);
  });
}

/** Expects the sidebar to be where it is from the first frame on, until some frames after React has taken over. */
async function expectStill(page: Page): Promise<void> {
  const framesOf = (): Promise<Frame[]> =>
    page.evaluate(() => (window as unknown as {frames: Frame[]}).frames);
  const {length} = await framesOf();
  await expectSoon(async () => (await framesOf()).length > length + 6, true);
  const frames = await framesOf();
  expect(frames[0]).toMatchObject({seen: true});
  expect(new Set(frames.map(({top}) => top)).size).toBe(1);
  expect(frames[0]?.top).toBeGreaterThan(0);
}

describe('the sidebar of a wide screen', () => {
  const menu = '.theme-doc-sidebar-container nav';
  const scrollMenu = (page: Page, top: number): Promise<void> =>
    page.locator(menu).evaluate((nav, to) => nav.scrollTo(0, to), top);
  const menuScroll = (page: Page): Promise<number> => page.locator(menu).evaluate((nav) => nav.scrollTop);

  it.each([
    '/docs/apis/push-notifications',
    '/docs/reference/support-policy',
    '/docs/apis/toast',
    '/docs/config',
  ])('cuts neither an entry nor a heading at its top on %s', async (pathname) => {
    const {page} = await site.open(pathname, {viewport: {width: 1440, height: 900}});
    await expectSeenIn(page, menu);
    const cut = await page.locator(menu).evaluate((box) => {
      const {top, left} = box.getBoundingClientRect();
      const heading = document.elementFromPoint(left + 30, top + 2)?.closest('.menu__list-item-collapsible');
      const end = heading?.getBoundingClientRect().bottom ?? top;
      const isCut = heading && heading.getBoundingClientRect().top < top - 1;
      const headings = isCut ? [heading.textContent] : [];
      const entries = [...box.querySelectorAll('a')]
        .filter((link) => {
          const entry = link.getBoundingClientRect();
          return !heading?.contains(link) && entry.top < end - 1 && entry.bottom > end + 1;
        })
        .map((link) => link.textContent);
      return [...headings, ...entries];
    });
    expect(cut).toEqual([]);
  });

  it.each(DEEP_PAGES)(
    'shows the link of %s from the first frame on, also after a reload',
    async (pathname) => {
      const {page} = await site.open(pathname, {...WIDE, prepare: recordFrames});
      await expectStill(page);
      await expectSeenIn(page, menu);
      expect(await scrollOf(page)).toBe(0);
      await page.reload();
      await hydrated(page);
      await expectStill(page);
    },
  );

  it('shows it without the script of the site', async () => {
    const {page} = await openWithoutScript(site, '/docs/apis/toast', WIDE);
    await expectSeenIn(page, menu);
  });

  it('begins with the heading of the link’s group, if the two fit', async () => {
    const {page} = await site.open('/docs/guides/deep-links', {viewport: {width: 1440, height: 700}});
    await expectSeenIn(page, menu);
    const first = await page.locator(menu).evaluate((nav) => {
      const {left, top} = nav.getBoundingClientRect();
      return document.elementFromPoint(left + 40, top + 16)?.closest('a, button')?.textContent;
    });
    expect(first).toBe('Concepts');
  });

  it('stays as it is for a link that is in view', async () => {
    const {page} = await site.open('/docs/apis/toast', WIDE);
    const before = await menuScroll(page);
    await page.locator(menu).getByRole('link', {name: 'Status Bar', exact: true}).click();
    await arriveAt(page, 'Status Bar');
    await expectSeenIn(page, menu);
    expect(await menuScroll(page)).toBe(before);
  });

  it('stays where the reader has scrolled it before the site’s script came', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/apis/toast', WIDE);
    await scrollMenu(page, 10);
    await hydrate();
    expect(await menuScroll(page)).toBe(10);
  });

  it.each([
    ['of the same sidebar', '/docs/apis/text-zoom', 'Text Zoom'],
    ['of another version', `/docs/${OLDEST}/apis/toast`, 'Toast'],
    ['in a category that was folded', '/docs/apis/text-zoom', 'Text Zoom'],
  ])('shows the link of a page %s that the article leads to', async (which, href, title) => {
    const {page} = await site.open('/docs/apis/toast', WIDE);
    if (which === 'in a category that was folded') {
      await page.locator(menu).getByRole('button', {name: 'APIs', exact: true}).click();
      await current(page, menu).waitFor({state: 'hidden'});
    }
    await scrollMenu(page, 0);
    await followNewLink(page, href);
    await page.waitForURL(`**${href}`);
    await arriveAt(page, title);
    await expectSeenIn(page, menu);
    expect(await scrollOf(page)).toBe(0);
  });
});

describe('the menu of a phone', () => {
  const menu = '.navbar-sidebar .theme-doc-sidebar-menu';
  const open = (page: Page): Promise<void> => page.getByRole('button', {name: 'Toggle navigation bar'}).tap();

  it.each(DEEP_PAGES)('shows the link of %s when it opens', async (pathname) => {
    const {page} = await site.open(pathname, PHONE);
    await open(page);
    await expectSeenIn(page, menu);
    expect(await scrollOf(page)).toBe(0);
  });

  it('shows it each time it opens, on the page that is shown then', async () => {
    const {page} = await site.open('/docs/apis/toast', PHONE);
    await open(page);
    await expectSeenIn(page, menu);
    await page.locator(menu).getByRole('link', {name: 'Action Sheet', exact: true}).tap();
    await arriveAt(page, 'Action Sheet');
    await open(page);
    await expectSeenIn(page, menu);
  });

  it('shows it before the site’s script has come', async () => {
    const {page} = await openWithoutScript(site, '/docs/apis/toast', PHONE);
    await open(page);
    await expectSeenIn(page, '.theme-doc-sidebar-container');
  });
});
