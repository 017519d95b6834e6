import type {Locator, Page} from 'playwright-core';
import {violations} from '../support/axe';
import {startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {openEarly as openEarlyPage, type EarlyPage} from '../support/earlyPage';
import type {Answer} from '../support/pageScripts';
import {motionEnds} from '../support/waiting';

const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const PATH = '/docs/getting-started';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const button = (page: Page): Locator =>
  page.getByRole('button', {name: 'Toggle navigation bar', includeHidden: true});
const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Menu'});
const early = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));
const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

async function openWithKey(pathname = PATH, options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await site.open(pathname, {...PHONE, ...options});
  await button(opened.page).focus();
  await opened.page.keyboard.press('Enter');
  await menu(opened.page).waitFor();
  return opened;
}

const openEarly = (pathname: string, answer?: Answer): Promise<EarlyPage> =>
  openEarlyPage(site, pathname, PHONE, answer);

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
  it('is a dialog with a name that gets the focus', async () => {
    const {page, problems} = await openWithKey();
    expect(await hasFocus(menu(page))).toBe(true);
    expect(await isFocused(page.getByRole('button', {name: 'Close navigation bar'}))).toBe(true);
    expect(await violations(page)).toEqual([]);
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

  it('makes the page behind inert', async () => {
    const {page} = await openWithKey();
    const link = page.locator('article a').first();
    await link.evaluate((element: HTMLElement) => element.focus());
    expect(await isFocused(link)).toBe(false);
    expect(await hasFocus(menu(page))).toBe(true);
    const under = await page.evaluate(
      () => document.elementFromPoint(380, 400)?.closest('article, main') ?? null,
    );
    expect(under).toBe(null);
  });

  it.each(['Escape', 'Enter'])('closes with %s, and the focus returns to the button', async (key) => {
    const {page} = await openWithKey();
    // Enter is pressed on the button that closes it.
    await page.keyboard.press(key);
    await menu(page).waitFor({state: 'hidden'});
    expect(await isFocused(button(page))).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    expect(await hasFocus(menu(page))).toBe(true);
  });

  it('gives the focus back to the button after a tap beside it', async () => {
    const {page} = await site.open(PATH, PHONE);
    await button(page).tap();
    await menu(page).waitFor();
    await page.touchscreen.tap(380, 400);
    await menu(page).waitFor({state: 'hidden'});
    expect(await isFocused(button(page))).toBe(true);
    expect(await isDark(page)).toBe(false);
  });

  it('stays open when Escape closes the version menu in it', async () => {
    const {page} = await openWithKey();
    const summary = menu(page).locator('summary', {hasText: 'Version:'});
    await summary.focus();
    await page.keyboard.press('Enter');
    await menu(page).locator('.menu-box[open]').waitFor();
    await page.keyboard.press('Escape');
    await menu(page).locator('.menu-box[open]').waitFor({state: 'detached'});
    expect(await isFocused(summary)).toBe(true);
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({state: 'hidden'});
  });

  it('closes when the logo in it leads to another page', async () => {
    const {page} = await openWithKey();
    await menu(page).getByRole('link', {name: 'Capacitor documentation home'}).first().click();
    await page.waitForURL('**/docs/');
    await menu(page).waitFor({state: 'hidden'});
    expect(await isDark(page)).toBe(false);
  });
});

describe('the menu before React is there', () => {
  it('gets the focus, and Escape closes it and gives it back', async () => {
    const {page} = await openEarly(PATH);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await early(page).waitFor();
    expect(await hasFocus(early(page))).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await early(page).waitFor({state: 'hidden'});
    expect(await isFocused(button(page))).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
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

  it('becomes the dialog, which has the focus and gives it back', async () => {
    const {page, gate, problems} = await openEarly(PATH);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await early(page).waitFor();
    gate.set('pass');
    await menu(page).waitFor();
    await page.waitForFunction(() => !('menu' in document.documentElement.dataset));
    expect(await hasFocus(menu(page))).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({state: 'hidden'});
    expect(await isFocused(button(page))).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    expect(await isDark(page)).toBe(false);
    expect(problems).toEqual([]);
  });
});

describe('on the not-found page', () => {
  it('without the site’s script, the button does not darken the page', async () => {
    const {page} = await openEarly('/docs/no/such/page', 'abort');
    await page.waitForFunction(() => !('js' in document.documentElement.dataset));
    await button(page).tap();
    expect(await isDark(page)).toBe(false);
  });

  it('the button is answered when the site’s script comes, and the page is dark only then', async () => {
    const {page, gate} = await openEarly('/docs/no/such/page');
    await button(page).tap();
    expect(await isDark(page)).toBe(false);
    gate.set('pass');
    await menu(page).waitFor();
    expect(await hasFocus(menu(page))).toBe(true);
  });
});
