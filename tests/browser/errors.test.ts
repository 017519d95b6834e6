import type {Page} from 'playwright-core';
import {versions} from '../../src/data/versions';
import {violations} from '../support/axe';
import {startSite, type Site} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {expectSeen} from '../support/seen';

const ERRORS = '/docs/errors';
const PHONE = {width: 390, height: 844};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function open(options: Parameters<Site['open']>[1] = {}, path = ERRORS): Promise<Page> {
  const {page} = await site.open(path, {viewport: PHONE, reducedMotion: 'reduce', ...options});
  return page;
}

const field = (page: Page) => page.getByLabel('Paste a message, a log or a stack trace');
const results = (page: Page) => page.locator('.error-lookup dl > div');

describe('the list of errors', () => {
  it('answers a pasted log, with the keyboard alone, on a phone', async () => {
    const page = await open();
    await field(page).focus();
    await page.keyboard.insertText(
      'E/Capacitor/Console: Msg: Uncaught (in promise) Error: User denied access to camera',
    );
    const best = results(page).first();
    await best.waitFor();
    expect(await best.innerText()).toMatch(/User denied access to camera[\s\S]*Fix:[\s\S]*From: Camera/);
    expect(await page.locator('.error-lookup [role=status]').innerText()).toMatch(
      /^\d answers?, best first\.|^1 answer\.$/,
    );
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await results(page).first().waitFor({state: 'detached'});
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([PHONE, {width: 1440, height: 900}])(
    'offers examples right below the field, without moving anything, and answers the one that is chosen (%j)',
    async (viewport) => {
      const page = await open({viewport, prepare: paintWhole});
      expect(await field(page).getAttribute('placeholder')).toContain('User denied access to camera');
      const example = page.getByRole('button', {name: 'File does not exist.'});
      await expectSeen(example);
      const {y = 0, height = 0} = (await page.locator('.error-lookup__examples').boundingBox()) ?? {};
      const heading = await page.getByRole('heading', {name: 'All messages'}).boundingBox();
      expect((heading?.y ?? 0) - y - height).toBeLessThan(60);
      expect(await layoutShiftsOf(page)).toEqual([]);
      await example.focus();
      await page.keyboard.press('Enter');
      expect(await results(page).first().innerText()).toMatch(/File does not exist\.[\s\S]*From: Filesystem/);
      expect(await field(page).inputValue()).toBe('File does not exist.');
      const clear = page.getByRole('button', {name: 'Clear'});
      expect(await clear.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expectSeen(example);
    },
  );

  it('says that no error matches a text that only has words of one', async () => {
    const page = await open();
    await field(page).fill('TypeError: foo is not a function');
    await results(page).first().waitFor();
    expect(await page.locator('.error-lookup [role=status]').innerText()).toBe(
      'No known Capacitor error matches. These are the closest.',
    );
  });

  it('works offline', async () => {
    const page = await open();
    await page.context().setOffline(true);
    await field(page).fill('INSTALL_FAILED_UPDATE_INCOMPATIBLE');
    expect(await results(page).first().innerText()).toContain('different signature');
  });

  it('says which version has a message that this one does not have', async () => {
    const page = await open({}, '/docs/v6/errors');
    await field(page).fill('OS-PLUG-CAMR-0033');
    await results(page).first().waitFor();
    expect(await results(page).first().innerText()).toContain(versions.current?.label);
  });

  it('shows an answer as the list shows it, with the source', async () => {
    const page = await open();
    await field(page).fill('User denied access to camera');
    await results(page).first().waitFor();
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
          return {color, fontSize, fontWeight, textDecorationLine};
        });
    for (const part of ['dt code', 'dt + dd'])
      expect(await look(`.error-lookup dl ${part}`)).toEqual(await look(`dl[data-errors] ${part}`));
  });

  it('that knows no message leads to the search for the text and to troubleshooting', async () => {
    const page = await open();
    const clear = page.getByRole('button', {name: 'Clear'});
    expect(await clear.isVisible()).toBe(false);
    await field(page).fill('\n  Kettle 47 is out of water\nat line 3');
    await clear.waitFor();
    const search = page.getByRole('link', {name: 'Search the documentation for it'});
    await expectSeen(search);
    const help = page.locator('.error-lookup').getByRole('link', {name: /^Troubleshooting (?:Android|iOS)$/});
    expect(await help.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/docs/android/troubleshooting',
      '/docs/ios/troubleshooting',
    ]);
    await search.click();
    await page.waitForURL('**/docs/search?q=Kettle*');
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('Kettle 47 is out of water');
    await page.goBack();
    await field(page).fill('User denied access to camera');
    await results(page).first().waitFor();
    expect(await search.isVisible()).toBe(false);
  });

  it('is complete without scripts, and has no field there', async () => {
    const page = await open({javaScriptEnabled: false});
    expect(await field(page).isVisible()).toBe(false);
    expect(await page.getByText('User denied access to photos').first().isVisible()).toBe(true);
  });

  it('is accessible', async () => {
    const page = await open();
    await field(page).fill('User denied access to camera');
    await results(page).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
