import type {Page} from 'playwright-core';
import {testSite, type OpenOptions} from '../support/browser';
import {gateFragment, gateTable, type Gate} from '../support/pageScripts';
import {arriveAt, expectSameDocument, followInNavbar, markDocument, scrollOf} from '../support/reader';
import {expectSeen} from '../support/seen';
import {expectSoon} from '../support/waiting';

/** What readers see when the next page takes long, or doesn't come. */
const site = testSite();
const WIDE = {viewport: {width: 1280, height: 800}};

type Opened = {readonly page: Page; readonly gate: Gate};

async function openGated(
  prepare: (page: Page) => Promise<Gate>,
  options: OpenOptions = WIDE,
): Promise<Opened> {
  let gate: Gate | undefined;
  const {page} = await site.open('/docs/getting-started', {
    ...options,
    prepare: async (opened) => {
      gate = await prepare(opened);
    },
  });
  if (!gate) throw new Error('The page was opened without its gate.');
  await markDocument(page);
  return {page, gate};
}

const spinnerOf = (page: Page) => page.getByRole('status').filter({hasText: 'Loading the page'});

describe('a page that takes long', () => {
  it('shows a spinner in its place after a second, with its address and title, then the article at its heading', async () => {
    const {page, gate} = await openGated((opened) => gateFragment(opened, 'apis/camera', 'hold'));
    await page.evaluate(() => scrollTo(0, 600));
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '/docs/apis/camera#methods'});
      document.querySelector('article')?.prepend(link);
      link.click();
    });
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
    const {page, gate} = await openGated((opened) => gateFragment(opened, 'cli', 'hold'));
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
    const {page, gate} = await openGated((opened) => gateTable(opened, 'v5', 'hold'));
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '/docs/v5/apis/camera'});
      document.querySelector('article')?.prepend(link);
      link.click();
    });
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
