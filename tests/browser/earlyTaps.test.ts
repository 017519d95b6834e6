import type {Locator, Page} from 'playwright-core';
import {hydrated, testSite} from '../support/browser';
import {openEarly, type EarlyPage} from '../support/earlyPage';
import {expectFocused, versionMenu} from '../support/reader';
import {expectSoon} from '../support/waiting';

const PATH = '/docs/getting-started';

const site = testSite('variant');

/** The fixture's promotion has no picture, on purpose: hence the 404 that tests leave out. */
const open = (): Promise<EarlyPage> => openEarly(site, PATH);

function expectNoProblems(problems: readonly string[]): void {
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
}

describe('the theme switch', () => {
  function themeSwitch(page: Page, mode: 'light' | 'dark' | 'automatic'): Locator {
    const name = `Switch between light, dark and automatic mode (currently ${mode} mode)`;
    return page.locator('.navbar').getByRole('button', {name, exact: true});
  }

  /** Waits until the mode is what the reader chose, wherever that is kept. */
  async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
    await themeSwitch(page, mode).waitFor();
    await expectSoon(
      () =>
        page.evaluate(() => ({
          theme: document.documentElement.dataset.theme,
          choice: document.documentElement.dataset.themeChoice,
          stored: localStorage.getItem('theme'),
        })),
      {theme: mode, choice: mode, stored: mode},
    );
  }

  it('works before React does, once, and is kept', async () => {
    const {page, hydrate, problems} = await open();
    await themeSwitch(page, 'light').click();
    await expectMode(page, 'dark');
    await hydrate();
    await expectMode(page, 'dark');
    expect(await page.locator('.navbar__logo .only-dark').isVisible()).toBe(true);
    expect(await page.locator('.navbar__logo .only-light').isVisible()).toBe(false);
    await themeSwitch(page, 'dark').click();
    await themeSwitch(page, 'automatic').click();
    await expectMode(page, 'light');
    await themeSwitch(page, 'light').click();
    await page.reload();
    await hydrated(page);
    await expectMode(page, 'dark');
    expectNoProblems(problems);
  });

  it.each(['Enter', 'Space'])('works by the key %s', async (key) => {
    const {page, hydrate} = await open();
    await themeSwitch(page, 'light').focus();
    await page.keyboard.press(key);
    await expectMode(page, 'dark');
    await hydrate();
    await expectFocused(themeSwitch(page, 'dark'));
    await page.keyboard.press(key);
    await themeSwitch(page, 'automatic').waitFor();
  });

  it('follows the system in automatic mode, also after a reload', async () => {
    const {page, hydrate} = await open();
    await hydrate();
    await themeSwitch(page, 'light').click();
    await themeSwitch(page, 'dark').click();
    const paper = (): Promise<string> =>
      page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    await expectSoon(paper, 'rgb(255, 255, 255)');
    await page.emulateMedia({colorScheme: 'dark'});
    await expectSoon(paper, 'rgb(13, 20, 32)');
    await page.reload();
    await themeSwitch(page, 'automatic').waitFor();
    await expectSoon(paper, 'rgb(13, 20, 32)');
    await themeSwitch(page, 'automatic').click();
    await expectMode(page, 'light');
  });

  it('is not there without scripts', async () => {
    const {page} = await site.open(PATH, {javaScriptEnabled: false});
    const switches = await page.locator('.theme-switch').all();
    expect(switches).not.toEqual([]);
    for (const one of switches) expect(await one.isVisible()).toBe(false);
  });
});

it('the version menu opens before React is there, and stays as it is', async () => {
  const {page, hydrate, problems} = await open();
  const menu = versionMenu(page);
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: 'v6'}).waitFor();
  await hydrate();
  expect(await menu.getAttribute('open')).toBe('');
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: 'v6'}).waitFor({state: 'hidden'});
  expectNoProblems(problems);
});
