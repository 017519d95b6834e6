import type {Locator, Page} from 'playwright-core';
import {testSite, type OpenPage} from '../../support/browser';
import {expectFocused, expectSameDocument, markDocument, scrollOf} from '../../support/reader';
import {expectSeen} from '../../support/seen';
import {expectSoon, positionStored, settle} from '../../support/waiting';

const WIDE = {width: 1440, height: 900};
const START = '/docs/basics/workflow';

const site = testSite();

const open = (path: string): Promise<OpenPage> => site.open(path, {viewport: WIDE, reducedMotion: 'reduce'});
const navbarLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await settle(page);
}

describe('a link', () => {
  it('leads to another page, without loading the site again, at its top and with its title', async () => {
    const {page, problems} = await open(START);
    await markDocument(page);
    await scrollTo(page, 600);
    await page.locator('.pagination-nav').getByRole('link').last().click();
    await page.waitForURL((url) => url.pathname !== START);
    await expectSeen(page.getByRole('heading', {level: 1}));
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    await expectSoon(() => page.title(), expect.stringContaining(heading.replace('\u200b', '').trim()));
    await expectSoon(() => scrollOf(page), 0);
    await expectSameDocument(page);
    expect(problems).toEqual([]);
  });

  it('leads to the heading that it names, here and on another page', async () => {
    const {page} = await open('/docs/apis/camera');
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Methods'}).click();
    await page.waitForURL('**/docs/apis/camera#methods');
    await expectSoon(() => isAtTop(page, 'methods'), true);
    await page.goto(`${site.origin}/docs/config#ios`);
    await expectSoon(() => isAtTop(page, 'ios'), true);
  });
});

describe('Back', () => {
  it('returns to where the reader was, also after a reload', async () => {
    const {page} = await open('/docs/apis/filesystem');
    await scrollTo(page, 3000);
    // A link in the sidebar, because the navbar has hidden and a click would scroll back to it.
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Geolocation', exact: true})
      .click();
    await page.getByRole('heading', {level: 1, name: 'Geolocation'}).waitFor();
    await page.goBack();
    await page.waitForURL('**/docs/apis/filesystem');
    await expectSoon(() => scrollOf(page), 3000);
    await positionStored(page);
    await page.reload();
    await expectSoon(() => scrollOf(page), 3000);
  });
});

describe('the version menu', () => {
  const button = (page: Page): Locator =>
    page.locator('.theme-doc-sidebar-container .menu-box__button', {hasText: 'Version'});
  const links = (page: Page): Locator =>
    page.locator('.theme-doc-sidebar-container .menu-box__list a:visible');

  it('leads to the same page and heading of another version, and remembers the version', async () => {
    const {page} = await open('/docs/getting-started/ui#tailwind-css');
    await button(page).click();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: /^v5\b/}).click();
    await page.waitForURL('**/docs/v5/getting-started/ui#tailwind-css');
    await expectSoon(() => isAtTop(page, 'tailwind-css'), true);
    await expectSoon(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')), 'v5');
    await navbarLink(page, 'Plugins').click();
    await page.waitForURL('**/docs/v5/plugins');
  });

  it('opens with Enter and closes with Escape, which returns the focus', async () => {
    const {page} = await open(START);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expectSeen(links(page).first());
    await page.keyboard.press('Tab');
    await expectFocused(links(page).first());
    await page.keyboard.press('Escape');
    await expectSoon(() => links(page).count(), 0);
    await expectFocused(button(page));
  });
});

describe('the color mode', () => {
  it('is light at first, changes with the switch, and stays on other pages and after a reload', async () => {
    const {page} = await site.open(START, {viewport: WIDE, colorScheme: 'dark'});
    const paper = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    expect(light).toBe('rgb(255, 255, 255)');
    await page.getByRole('button', {name: /^Switch between light, dark and automatic mode/}).click();
    await expectSoon(paper, expect.not.stringContaining(light));
    const dark = await paper();
    await navbarLink(page, 'CLI').click();
    await page.getByRole('heading', {level: 1, name: 'Capacitor CLI'}).waitFor();
    await expectSoon(paper, dark);
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await expectSoon(paper, dark);
  });
});

describe('the first stop of the keyboard', () => {
  it('skips to the main content', async () => {
    const {page} = await open(START);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expectFocused(skip);
    await expectSeen(skip);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectSoon(() => page.locator('main :focus').count(), 1);
  });
});

describe('on a phone', () => {
  const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
  const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Menu'});
  const toggle = (page: Page): Locator =>
    page.getByRole('button', {name: 'Toggle navigation bar', includeHidden: true});

  it('the menu opens with a tap, leads to a page, and closes', async () => {
    const {page} = await site.open('/docs/getting-started', PHONE);
    await toggle(page).tap();
    await menu(page).waitFor();
    await menu(page).getByRole('link', {name: 'Environment setup', exact: true}).tap();
    await page.waitForURL('**/docs/getting-started/environment-setup');
    await menu(page).waitFor({state: 'hidden'});
    await expectSeen(page.getByRole('heading', {level: 1}));
  });

  it('the menu has the focus, and Escape gives it back', async () => {
    const {page} = await site.open('/docs/getting-started', PHONE);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await expectSoon(() => menu(page).evaluate((dialog) => dialog.contains(document.activeElement)), true);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({state: 'hidden'});
    await expectFocused(toggle(page));
  });

  it('the contents open over the article and lead to a heading', async () => {
    const {page} = await site.open('/docs/apis/camera', PHONE);
    await page.locator('.toc-mobile > summary').tap();
    const list = page.getByRole('navigation', {name: 'On this page'});
    await list.getByRole('link', {name: 'Methods', exact: true}).tap();
    await list.waitFor({state: 'hidden'});
    await expectSoon(() => isAtTop(page, 'methods'), true);
  });

  it.each(['/docs/', '/docs/apis/camera', '/docs/config', '/docs/errors'])(
    'nothing on %s is wider than the screen',
    async (path) => {
      const {page} = await site.open(path, PHONE);
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
    },
  );
});

/** Whether the heading is in the upper half of the window, below the bars. */
function isAtTop(page: Page, id: string): Promise<boolean> {
  return page.evaluate((name) => {
    const {top = NaN} = document.getElementById(name)?.getBoundingClientRect() ?? {};
    const {bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
    return top >= Math.max(bottom, 0) - 1 && top < innerHeight / 2;
  }, id);
}
