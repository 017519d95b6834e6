import type {Locator, Page} from 'playwright-core';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {openEarly, type EarlyPage} from '../support/earlyPage';

const HYDRATED = 'html[data-has-hydrated="true"]';
const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const PATH = '/docs/getting-started';

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

/** The fixture's promotion has no picture, on purpose: hence the 404 that tests leave out. */
const open = (options?: OpenOptions): Promise<EarlyPage> => openEarly(site, PATH, options);

function themeSwitch(page: Page, mode: 'light' | 'dark'): Locator {
  const name = `Switch between dark and light mode (currently ${mode} mode)`;
  return page.locator('.navbar').getByRole('button', {name, exact: true});
}

/** What the reader chose, wherever it is kept. */
function themesOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem('theme'),
  }));
}

const DARK = {theme: 'dark', choice: 'dark', stored: 'dark'};
const LIGHT = {theme: 'light', choice: 'light', stored: 'light'};

describe('the theme switch', () => {
  it('works before React does, once, and is kept', async () => {
    const {page, hydrate, problems} = await open();
    await themeSwitch(page, 'light').click();
    expect(await themesOf(page)).toEqual(DARK);
    expect(await themeSwitch(page, 'dark').count()).toBe(1);
    await hydrate();
    expect(await themesOf(page)).toEqual(DARK);
    await themeSwitch(page, 'dark').click();
    expect(await themesOf(page)).toEqual(LIGHT);
    await themeSwitch(page, 'light').click();
    await page.reload();
    await page.waitForSelector(HYDRATED);
    expect(await themesOf(page)).toEqual(DARK);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it.each(['Enter', 'Space'])('works by the key %s', async (key) => {
    const {page, hydrate} = await open();
    await themeSwitch(page, 'light').focus();
    await page.keyboard.press(key);
    expect(await themesOf(page)).toEqual(DARK);
    await hydrate();
    expect(await themeSwitch(page, 'dark').evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press(key);
    expect(await themesOf(page)).toEqual(LIGHT);
  });

  it('shows the logo of the mode, and leaves no mark of the change', async () => {
    const {page, hydrate} = await open();
    await themeSwitch(page, 'light').click();
    await hydrate();
    expect(await page.locator('.navbar__logo .only-dark').isVisible()).toBe(true);
    expect(await page.locator('.navbar__logo .only-light').isVisible()).toBe(false);
    await page.waitForFunction(() => !('inViewOnly' in document.documentElement.dataset));
  });

  it('is not there without scripts', async () => {
    const {page} = await site.open(PATH, {javaScriptEnabled: false});
    const switches = await page.locator('.theme-switch').all();
    expect(switches).not.toEqual([]);
    for (const one of switches) expect(await one.isVisible()).toBe(false);
  });
});

describe('the menu of narrow screens', () => {
  const early = '.theme-doc-sidebar-container';
  const opened = '.navbar-sidebar--show .navbar-sidebar';

  it('shows the pages before React does, and becomes the menu', async () => {
    const {page, hydrate, problems} = await open(PHONE);
    await page.locator('.navbar__toggle').tap();
    await page.locator(early).getByRole('link', {name: 'Fixture home'}).waitFor();
    await hydrate();
    await page.locator(opened).getByRole('link', {name: 'Fixture home'}).waitFor();
    await page.waitForFunction(() => !('menu' in document.documentElement.dataset));
    expect(await page.locator('.navbar__toggle').getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.locator('.navbar-sidebar').waitFor({state: 'hidden'});
    expect(await page.locator(early).isVisible()).toBe(false);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('closes by a tap beside it, and stays closed', async () => {
    const {page, hydrate} = await open(PHONE);
    await page.locator('.navbar__toggle').tap();
    await page.locator(early).waitFor();
    await page.touchscreen.tap(380, 600);
    await page.locator(early).waitFor({state: 'hidden'});
    await hydrate();
    expect(await page.locator('.navbar__toggle').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the version menu', () => {
  it('opens before React does, and stays as it is', async () => {
    const {page, hydrate, problems} = await open();
    const menu = page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: 'v6'}).waitFor();
    await hydrate();
    expect(await menu.getAttribute('open')).toBe('');
    await menu.locator('summary').click();
    expect(await menu.getAttribute('open')).toBe(null);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
});

describe('the search', () => {
  it('takes what is typed before React does', async () => {
    const {page, hydrate, problems} = await open(PHONE);
    await page.locator('.search-box__button').tap();
    await page.keyboard.type('fixt');
    const early = page.getByRole('dialog').getByRole('textbox', {name: 'Search the documentation'});
    expect(await early.inputValue()).toBe('fixt');
    // On a phone the dialog is as high as the page; the field is not.
    expect((await early.boundingBox())?.height).toBeLessThan(80);
    await hydrate();
    const field = page.locator('dialog[open]').getByRole('combobox');
    await field.waitFor();
    expect(await field.inputValue()).toBe('fixt');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({state: 'detached'});
    await page.locator('.search-box__button').tap();
    expect(await field.inputValue()).toBe('');
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('can be closed before React does', async () => {
    const {page, hydrate} = await open();
    await page.locator('.search-box__button').click();
    await page.keyboard.press('Escape');
    await hydrate();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});
