import type {Locator, Page} from 'playwright-core';
import released from '../../versions.json';
import {closeContext, startSite, type Site} from '../support/browser';
import {paintWhole} from '../support/layoutShift';
import {openEarly} from '../support/earlyPage';
import {gateScript, MAIN_SCRIPT} from '../support/pageScripts';
import {expectSoon, motionEnds} from '../support/waiting';

const WIDE = {viewport: {width: 1440, height: 600}};
const PHONE = {viewport: {width: 390, height: 600}, hasTouch: true};
const OLDEST = released.at(-1);
const DEEP_PAGES = ['/docs/apis/toast', `/docs/${OLDEST}/apis/toast`, '/docs/cli/commands/update'];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const current = (page: Page, box: string): Locator => page.locator(`${box} [aria-current="page"]`);

/** Whether what a reader sees in the middle of the element is the element. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((link) => {
    const {top, bottom, left} = link.getBoundingClientRect();
    const at = document.elementFromPoint(left + 20, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && link.contains(at);
  });
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

async function framesOf(page: Page): Promise<Frame[]> {
  await page.waitForFunction(() => (window as unknown as {frames: Frame[]}).frames.length > 1);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() => (window as unknown as {frames: Frame[]}).frames);
}

async function expectStill(page: Page): Promise<void> {
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(1);
  expect(frames[0]).toMatchObject({seen: true});
  expect(new Set(frames.map(({top}) => top)).size).toBe(1);
  expect(frames[0]?.top).toBeGreaterThan(0);
}

describe('the sidebar of a wide screen', () => {
  const menu = '.theme-doc-sidebar-container nav';

  it.each([
    '/docs/apis/push-notifications',
    '/docs/reference/support-policy',
    '/docs/apis/toast',
    '/docs/config',
  ])('cuts neither an entry nor a heading at its top on %s', async (pathname) => {
    const {page, context} = await site.open(pathname, {viewport: {width: 1440, height: 900}});
    expect(await isSeen(current(page, menu))).toBe(true);
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
    await closeContext(context);
  });

  it.each(DEEP_PAGES)(
    'shows the link of %s from the first frame on, also after a reload',
    async (pathname) => {
      const {page, context} = await site.open(pathname, {...WIDE, prepare: recordFrames});
      await expectStill(page);
      expect(await isSeen(current(page, menu))).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.reload();
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await expectStill(page);
      await closeContext(context);
    },
  );

  it('shows it without the script of the site', async () => {
    const {page} = await site.open('/docs/apis/toast', {
      ...WIDE,
      hydrated: false,
      prepare: async (opened) => {
        await gateScript(opened, MAIN_SCRIPT, 'abort');
      },
    });
    expect(await isSeen(current(page, menu))).toBe(true);
  });

  it('begins with the heading of the link’s group, if the two fit', async () => {
    const {page} = await site.open('/docs/guides/deep-links', {viewport: {width: 1440, height: 700}});
    const first = await page.locator(menu).evaluate((nav) => {
      const {left, top} = nav.getBoundingClientRect();
      return document.elementFromPoint(left + 40, top + 16)?.closest('a, button')?.textContent;
    });
    expect(first).toBe('Concepts');
    expect(await isSeen(current(page, menu))).toBe(true);
  });

  it('stays as it is for a link that is in view', async () => {
    const {page} = await site.open('/docs/apis/toast', WIDE);
    const top = (): Promise<number> => page.locator(menu).evaluate((nav) => nav.scrollTop);
    const before = await top();
    await page.locator(menu).getByRole('link', {name: 'Status Bar', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Status Bar'}).waitFor();
    await seen(page, menu);
    expect(await top()).toBe(before);
  });

  it('stays where the reader has scrolled it before the site’s script came', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/apis/toast', WIDE);
    await page.locator(menu).evaluate((nav) => nav.scrollTo(0, 10));
    await hydrate();
    expect(await page.locator(menu).evaluate((nav) => nav.scrollTop)).toBe(10);
  });

  it.each([
    ['of the same sidebar', '/docs/apis/text-zoom', 'Text Zoom'],
    ['of another version', `/docs/${OLDEST}/apis/toast`, 'Toast'],
  ])('shows the link of a page %s that the article leads to', async (_which, href, title) => {
    const {page} = await site.open('/docs/apis/toast', WIDE);
    await page.locator(menu).evaluate((nav) => nav.scrollTo(0, 0));
    await followFromArticle(page, href);
    await page.getByRole('heading', {level: 1, name: title}).waitFor();
    await seen(page, menu);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('shows the link when the category that holds it was folded', async () => {
    const {page} = await site.open('/docs/apis/toast', WIDE);
    const category = page.locator(menu).getByRole('button', {name: 'APIs', exact: true});
    await category.click();
    await current(page, menu).waitFor({state: 'hidden'});
    await page.locator(menu).evaluate((nav) => nav.scrollTo(0, 0));
    await followFromArticle(page, '/docs/apis/text-zoom');
    await page.getByRole('heading', {level: 1, name: 'Text Zoom'}).waitFor();
    await seen(page, menu);
  });
});

describe('the menu of a phone', () => {
  const menu = '.navbar-sidebar .theme-doc-sidebar-menu';

  it.each(DEEP_PAGES)('shows the link of %s when it opens', async (pathname) => {
    const {page, context} = await site.open(pathname, PHONE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await settled(page, menu);
    expect(await isSeen(current(page, menu))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await closeContext(context);
  });

  it('shows it each time it opens, on the page that is shown then', async () => {
    const {page} = await site.open('/docs/apis/toast', PHONE);
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.tap();
    await settled(page, menu);
    await page.locator(menu).getByRole('link', {name: 'Action Sheet', exact: true}).tap();
    await page.getByRole('heading', {level: 1, name: 'Action Sheet'}).waitFor();
    await button.tap();
    await settled(page, menu);
    expect(await isSeen(current(page, menu))).toBe(true);
  });

  it('shows it before the site’s script has come', async () => {
    const {page} = await site.open('/docs/apis/toast', {
      ...PHONE,
      hydrated: false,
      prepare: async (opened) => {
        await gateScript(opened, MAIN_SCRIPT, 'abort');
      },
    });
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await expectSoon(() => isSeen(current(page, '.theme-doc-sidebar-container')), true);
  });
});

async function followFromArticle(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'Follow this'});
    document.querySelector('article')?.prepend(link);
  }, href);
  await page.getByRole('link', {name: 'Follow this'}).click();
}

/** Waits until nothing moves any more in a menu that slides in. */
async function settled(page: Page, box: string): Promise<void> {
  await page.locator(box).waitFor();
  await motionEnds(page);
}

/** Waits until the link of the current page is in view, however long its category takes to open. */
async function seen(page: Page, box: string): Promise<void> {
  await current(page, box).waitFor();
  await page.waitForFunction((selector) => {
    const link = document.querySelector(`${selector} [aria-current="page"]`)?.getBoundingClientRect();
    return link && link.height > 0 && link.top >= 0 && link.bottom <= innerHeight;
  }, box);
}
