import type {Page} from 'playwright-core';
import {hydrated, testSite} from '../support/browser';
import {openGated} from '../support/gatedPage';
import {gateFragment} from '../support/pageScripts';
import {arriveAt, scrollOf} from '../support/reader';
import {expectSoon} from '../support/waiting';

/** Back and Forward on the real site: pages return where they were left, and overlays close first. */
const site = testSite();
const WIDE = {viewport: {width: 1280, height: 800}};
const PHONE = {viewport: {width: 390, height: 700}};

/** Without Playwright's own click, which scrolls until the navbar shows. */
async function followCli(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/docs/cli"]')?.click());
  await arriveAt(page, 'Capacitor CLI');
}

describe('a page that the reader comes back to', () => {
  it('is where it was, also if the next page was reloaded and its data comes late', async () => {
    const {page, gate} = await openGated(
      (options) => site.open('/docs/apis/filesystem#methods', options),
      (opened) => gateFragment(opened, 'apis/filesystem', 'hold'),
      WIDE,
    );
    await page.evaluate(() => scrollTo(0, 3000));
    await expectSoon(() => scrollOf(page), 3000);
    await followCli(page);
    await page.evaluate(() => scrollTo(0, 500));
    await page.reload();
    await hydrated(page);
    await expectSoon(() => scrollOf(page), 500);
    await page.goBack();
    await page.getByRole('status').filter({hasText: 'Loading the page'}).waitFor();
    gate.set('pass');
    await arriveAt(page, 'Filesystem');
    await expectSoon(() => scrollOf(page), 3000);
    await page.goForward();
    await arriveAt(page, 'Capacitor CLI');
    await expectSoon(() => scrollOf(page), 500);
  });
});

describe('Back with something open over the page closes it first', () => {
  const open = {
    'the search': (page: Page) => page.keyboard.press('/'),
    'the menu': (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    'the contents': (page: Page) => page.locator('.toc-mobile > summary').click(),
    'the page’s menu': (page: Page) => page.getByText('Page options').click(),
  };
  const boxOf = {
    'the search': 'dialog.search-frame[open]',
    'the menu': 'dialog.navbar-sidebar[open]',
    'the contents': '.toc-mobile[open]',
    'the page’s menu': '.page-menu[open]',
  };

  it.each(Object.keys(open) as (keyof typeof open)[])('%s', async (what) => {
    const {page} = await site.open('/docs/apis/camera', PHONE);
    await page.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click());
    await arriveAt(page, 'Barcode Scanner');
    const {pathname} = new URL(page.url());
    await open[what](page);
    await page.locator(boxOf[what]).waitFor();
    await page.evaluate(() => history.back());
    await page.locator(boxOf[what]).waitFor({state: 'detached'});
    await expectSoon(() => Promise.resolve(new URL(page.url()).pathname), pathname);
    await page.evaluate(() => history.back());
    await arriveAt(page, 'Camera');
  });
});
