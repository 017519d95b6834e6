import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {openGated, type Gated} from '../support/gatedPage';
import {gateFragment, gateTable, type Gate} from '../support/pageScripts';
import {
  arriveAt,
  expectSameDocument,
  followInNavbar,
  followNewLink,
  markDocument,
  scrollOf,
} from '../support/reader';
import {expectSeen} from '../support/seen';
import {expectSoon} from '../support/waiting';

/** What readers see when the next page takes long, or doesn't come. */
const site = testSite();
const WIDE = {viewport: {width: 1280, height: 800}};

async function openBefore(putUp: (page: Page) => Promise<Gate>): Promise<Gated> {
  const opened = await openGated((options) => site.open('/docs/getting-started', options), putUp, WIDE);
  await markDocument(opened.page);
  return opened;
}

const spinnerOf = (page: Page) => page.getByRole('status').filter({hasText: 'Loading the page'});

describe('a page that takes long', () => {
  it('shows a spinner in its place after a second, with its address and title, then the article at its heading', async () => {
    const {page, gate} = await openBefore((opened) => gateFragment(opened, 'apis/camera', 'hold'));
    await page.evaluate(() => scrollTo(0, 600));
    await followNewLink(page, '/docs/apis/camera#methods');
    await spinnerOf(page).waitFor();
    await expectSeen(page.locator('.loading__spinner'));
    expect(await scrollOf(page)).toBe(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/docs/apis/camera#methods');
    expect(await page.title()).toBe('Camera | Capacitor Documentation');
    await expectSeen(page.locator('.theme-doc-sidebar-container [aria-current="page"]'));
    gate.set('pass');
    await arriveAt(page, 'Camera');
    await expectSoon(() => spinnerOf(page).count(), 0);
    await expectSoon(
      () => page.locator('#methods').evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2),
      true,
    );
    await expectSameDocument(page);
  });

  it('is left by Back, and does not come after all', async () => {
    const {page, gate} = await openBefore((opened) => gateFragment(opened, 'cli', 'hold'));
    await followInNavbar(page, 'CLI');
    await spinnerOf(page).waitFor();
    await page.goBack();
    await arriveAt(page, 'Installing Capacitor');
    gate.set('pass');
    await followInNavbar(page, 'CLI');
    await arriveAt(page, 'Capacitor CLI');
    await expectSameDocument(page);
  });

  it('waits likewise for the pages of another version', async () => {
    const {page, gate} = await openBefore((opened) => gateTable(opened, 'v5', 'hold'));
    await followNewLink(page, '/docs/v5/apis/camera');
    await spinnerOf(page).waitFor();
    await expectSeen(page.locator('.navbar'));
    gate.set('pass');
    await arriveAt(page, 'Camera');
    await expectSameDocument(page);
  });
});

describe('a page that does not come', () => {
  it.each([
    ['offline', async (page: Page) => page.context().setOffline(true)],
    [
      'while the server fails',
      async (page: Page) =>
        page.route('**/docs/{cli,fragments/cli.json}', (route) => route.fulfill({status: 503, body: ''})),
    ],
  ])('says so in its place, %s, and comes with Retry', async (_when, fail) => {
    const {page} = await site.open('/docs/getting-started', WIDE);
    await markDocument(page);
    await fail(page);
    await followInNavbar(page, 'CLI');
    const box = page.getByRole('alert').filter({hasText: /You appear to be offline|status 503/});
    await box.waitFor();
    await expectSeen(box.getByRole('button', {name: 'Retry'}));
    expect(new URL(page.url()).pathname).toBe('/docs/cli');
    await box.getByRole('button', {name: 'Retry'}).click();
    await box.waitFor();
    await page.context().setOffline(false);
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Retry'}).press('Enter');
    await arriveAt(page, 'Capacitor CLI');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await arriveAt(page, 'Installing Capacitor');
    await expectSameDocument(page);
  });
});
