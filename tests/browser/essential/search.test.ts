import type {Page} from 'playwright-core';
import {testSite} from '../../support/browser';
import {openDialog} from '../../support/hostedPage';
import {expectFocused} from '../../support/reader';
import {expectSeen} from '../../support/seen';
import {expectSoon} from '../../support/waiting';

const WIDE = {width: 1280, height: 800};
const PHONE = {width: 390, height: 844};

const site = testSite();

const openAt = async (path: string, viewport = WIDE): Promise<Page> =>
  (await site.open(path, {viewport, reducedMotion: 'reduce'})).page;

describe('the search dialog', () => {
  it('opens with a key and gives the focus back when it closes', async () => {
    const page = await openAt('/docs/cli');
    const link = page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true});
    await link.focus();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search the documentation'});
    await field.waitFor();
    await expectFocused(field);
    await page.keyboard.press('Escape');
    await expectSoon(() => page.getByRole('dialog').count(), 0);
    await expectFocused(link);
  });

  it('finds a method and an option, and lands on their headings', async () => {
    const page = await openAt('/docs/cli');
    for (const [query, place] of [
      ['getPhoto', '/docs/apis/camera#getphoto'],
      ['server.androidScheme', '/docs/config#serverandroidscheme'],
    ] as const) {
      await openDialog(page, query);
      const first = page.getByRole('option').first();
      await first.waitFor();
      await expectSoon(() => first.getAttribute('href'), place);
      await expectSeen(first.getByText(query).first());
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${place}`);
      await expectSoon(() => isInWindow(page, place.split('#')[1] ?? ''), true);
    }
  });

  it('opens with a tap on a phone and fits on the screen', async () => {
    const page = await openAt('/docs/', PHONE);
    await page.locator('.navbar').getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox').fill('camera');
    await expectSeen(page.getByRole('option').first().getByText('Camera').first());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('says when it finds nothing', async () => {
    const page = await openAt('/docs/cli');
    await openDialog(page, 'zzzz nothingness');
    await expectSeen(page.getByText(/No results for/).first());
  });
});

describe('the results page', () => {
  it('finds pages by an address, in the version that the reader chose', async () => {
    const page = await openAt('/docs/search?q=camera');
    const first = page.locator('.search-hit').first().getByRole('link').first();
    await first.waitFor();
    await expectSeen(first);
    await first.click();
    await page.waitForURL('**/docs/apis/camera*');
    await page.getByRole('heading', {level: 1, name: 'Camera'}).waitFor();
  });
});

function isInWindow(page: Page, id: string): Promise<boolean> {
  return page.evaluate((name) => {
    const {top = -1, bottom = Infinity} = document.getElementById(name)?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  }, id);
}
