import type {Locator, Page} from 'playwright-core';
import {versionNotes} from '@site/plugins/lib/docsVersions';
import {LATEST_VERSION} from '@site/src/data/versions';
import {testSite, type OpenPage} from '../support/browser';
import {openEarly as openEarlyPage, type EarlyPage} from '../support/earlyPage';
import {openWithoutScript} from '../support/loadFailure';
import {expectFocused} from '../support/reader';
import {expectSeen} from '../support/seen';
import {storedUnder} from '../support/stored';
import {expectSoon, motionEnds} from '../support/waiting';

const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const PATH = '/docs/getting-started';

const site = testSite();

const button = (page: Page): Locator =>
  page.getByRole('button', {name: 'Toggle navigation bar', includeHidden: true});
const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Menu'});
const early = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));

async function openWithKey(pathname = PATH): Promise<OpenPage> {
  const opened = await site.open(pathname, PHONE);
  await button(opened.page).focus();
  await opened.page.keyboard.press('Enter');
  await menu(opened.page).waitFor();
  return opened;
}

const openEarly = (pathname: string): Promise<EarlyPage> => openEarlyPage(site, pathname, PHONE);

/** Waits until the menu, or what stands for it before React is there, is closed and the focus is on its button. */
async function expectClosed(page: Page): Promise<void> {
  await menu(page).waitFor({state: 'hidden'});
  await early(page).waitFor({state: 'hidden'});
  await expectFocused(button(page));
  expect(await button(page).getAttribute('aria-expanded')).toBe('false');
}

/** Whether the page beside the menu is covered by what darkens it, once nothing moves any more. */
async function isDark(page: Page): Promise<boolean> {
  await motionEnds(page);
  return page.evaluate(() => {
    const {opacity, visibility} = getComputedStyle(
      document.querySelector('.navbar-sidebar__backdrop') ?? document.body,
    );
    return visibility === 'visible' && opacity !== '0';
  });
}

describe('the menu of a phone, with a keyboard', () => {
  it('is a dialog with a name that gets the focus, and the page behind it is inert', async () => {
    const {page, problems} = await openWithKey();
    await expectFocused(page.getByRole('button', {name: 'Close navigation bar'}));
    const link = page.locator('article a').first();
    await link.evaluate((element: HTMLElement) => element.focus());
    expect(await hasFocus(menu(page))).toBe(true);
    const under = await page.evaluate(
      () => document.elementFromPoint(380, 400)?.closest('article, main') ?? null,
    );
    expect(under).toBe(null);
    expect(problems).toEqual([]);
  });

  it('keeps the focus: Tab goes round in it, forward and back', async () => {
    const {page} = await openWithKey();
    for (const key of ['Tab', 'Shift+Tab']) {
      const outside: string[] = [];
      const stops = new Set<string>();
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          const name = `${element?.tagName} ${element?.textContent.slice(0, 30)}`;
          // Between the last and the first stop, the focus is on the browser's own bar.
          return {name, isInside: element === document.body || element?.closest('dialog') !== null};
        });
        stops.add(stop.name);
        if (!stop.isInside) outside.push(stop.name);
      }
      expect(outside).toEqual([]);
      expect(stops.size).toBeGreaterThan(10);
    }
  });

  it('closes with its button, and opens again', async () => {
    const {page} = await openWithKey();
    await expectFocused(page.getByRole('button', {name: 'Close navigation bar'}));
    await page.keyboard.press('Enter');
    await expectClosed(page);
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await expectSoon(() => hasFocus(menu(page)), true);
  });

  it('stays open when Escape closes the version menu in it', async () => {
    const {page} = await openWithKey();
    const summary = menu(page).locator('summary', {hasText: 'Version:'});
    await summary.focus();
    await page.keyboard.press('Enter');
    await menu(page).locator('.menu-box[open]').waitFor();
    await page.keyboard.press('Escape');
    await menu(page).locator('.menu-box[open]').waitFor({state: 'detached'});
    await expectFocused(summary);
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({state: 'hidden'});
  });
});

describe('the menu of a phone', () => {
  const open = async (page: Page): Promise<void> => {
    await button(page).tap();
    await menu(page).waitFor();
    await motionEnds(page);
  };

  it('closes by a tap beside it, and gives the focus back', async () => {
    const {page} = await site.open(PATH, PHONE);
    await open(page);
    await page.touchscreen.tap(380, 400);
    await expectClosed(page);
    expect(await isDark(page)).toBe(false);
  });

  it('closes when a page or the logo in it leads on, and on the way back, without leaving the page', async () => {
    const {page} = await site.open(PATH, PHONE);
    await open(page);
    await menu(page).getByRole('link', {name: 'Environment setup'}).tap();
    await page.waitForURL('**/docs/getting-started/environment-setup');
    await menu(page).waitFor({state: 'hidden'});
    await open(page);
    await page.goBack();
    await menu(page).waitFor({state: 'hidden'});
    expect(new URL(page.url()).pathname).toBe('/docs/getting-started/environment-setup');
    await open(page);
    await menu(page).getByRole('link', {name: 'Capacitor documentation home'}).first().tap();
    await page.waitForURL('**/docs/');
    await menu(page).waitFor({state: 'hidden'});
    expect(await isDark(page)).toBe(false);
  });

  it('leads back to the items of the navbar', async () => {
    const {page} = await site.open(PATH, PHONE);
    await open(page);
    const plugins = menu(page).getByRole('link', {name: 'Plugins', exact: true, includeHidden: true});
    const isReachable = (): Promise<boolean> => plugins.evaluate((link) => link.closest('[inert]') === null);
    expect(await isReachable()).toBe(false);
    await page.getByRole('button', {name: /Back to main menu/}).tap();
    await expectSoon(isReachable, true);
    await plugins.tap();
    await page.waitForURL('**/docs/plugins');
    // The menu goes on to the list of plugins.
    await expectSoon(isReachable, false);
    await expectSeen(page.getByRole('button', {name: /Back to main menu/}));
  });

  it('closes when the window becomes as wide as a desktop, and stays closed', async () => {
    const {page} = await site.open(PATH, PHONE);
    await open(page);
    await page.setViewportSize({width: 1280, height: 700});
    await menu(page).waitFor({state: 'hidden'});
    await early(page).waitFor();
    await page.setViewportSize(PHONE.viewport);
    await button(page).waitFor();
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('has the version menu, which leads to the same page in another version', async () => {
    const {page} = await site.open(PATH, PHONE);
    await open(page);
    const versions = menu(page).locator('.menu-box', {hasText: 'Version:'});
    expect(await versions.locator('summary').innerText()).toBe(`Version:\n${LATEST_VERSION} latest`);
    await versions.locator('summary').tap();
    await versions.getByRole('link', {name: /^v5/}).tap();
    await page.waitForURL(`**/docs/v5/getting-started`);
    await menu(page).waitFor({state: 'hidden'});
    await expectSoon(() => storedUnder(page, 'docs-preferred-version-default'), 'v5');
    await open(page);
    // The row says it without the date, which the list has.
    const note = (versionNotes.v5 ?? '').replace(/ \w+ \d+, \d+$/, '');
    await expectSoon(() => versions.locator('summary').innerText(), `Version:\nv5 ${note}`);
  });
});

describe('the menu before React is there', () => {
  it('gets the focus, and Escape closes it and gives it back', async () => {
    const {page} = await openEarly(PATH);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await early(page).waitFor();
    await expectSoon(() => hasFocus(early(page)), true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  it('closes when the focus leaves it for the page behind', async () => {
    const {page} = await openEarly(PATH);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await early(page).locator('a:visible').last().focus();
    await page.keyboard.press('Tab');
    await early(page).waitFor({state: 'hidden'});
    expect(await hasFocus(page.locator('main'))).toBe(true);
  });

  it('closes by a tap beside it, and stays closed', async () => {
    const {page, hydrate} = await openEarly(PATH);
    await button(page).tap();
    await early(page).waitFor();
    await page.touchscreen.tap(380, 600);
    await early(page).waitFor({state: 'hidden'});
    await hydrate();
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the pages, and becomes the dialog, which has the focus and gives it back', async () => {
    const {page, gate, problems} = await openEarly(PATH);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await early(page).getByRole('link', {name: 'Environment setup'}).waitFor();
    gate.set('pass');
    await menu(page).getByRole('link', {name: 'Environment setup'}).waitFor();
    await page.waitForFunction(() => !('menu' in document.documentElement.dataset));
    await expectSoon(() => hasFocus(menu(page)), true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await isDark(page)).toBe(false);
    expect(problems).toEqual([]);
  });
});

describe('on the not-found page', () => {
  it('without the site’s script, the button does not darken the page', async () => {
    const {page} = await openWithoutScript(site, '/docs/no/such/page', PHONE);
    await button(page).tap();
    expect(await isDark(page)).toBe(false);
  });

  it('the button is answered when the site’s script comes, and the page is dark only then', async () => {
    const {page, gate} = await openEarly('/docs/no/such/page');
    await button(page).tap();
    expect(await isDark(page)).toBe(false);
    gate.set('pass');
    await menu(page).waitFor();
    await expectSoon(() => hasFocus(menu(page)), true);
  });
});
