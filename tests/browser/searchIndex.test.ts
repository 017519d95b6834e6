import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {LATEST} from '../support/fixtureVersions';
import {openGated, type Gated} from '../support/gatedPage';
import {openDialog} from '../support/hostedPage';
import {gateIndex} from '../support/pageScripts';
import {arriveAt, followInNavbar} from '../support/reader';
import {heardOfRequests} from '../support/requests';
import {neverStay} from '../support/timers';
import {withPicture} from '../support/variantSite';
import {expectSoon} from '../support/waiting';

/** Search in the index that is built with the site, on the fixture site. */
const site = testSite('variant');

/** Opens a page to which the files named `file` (a glob) of the index are missing until the gate lets them pass. */
const openWithout = (file: string, pathname: string): Promise<Gated> =>
  openGated(
    (options) => site.open(pathname, options),
    (page) => gateIndex(page, file, 'missing'),
  );

describe('search without any service', () => {
  it('finds what a page says, leads to the heading, and tells nobody the query', async () => {
    const {page, problems, foreignHosts} = await site.open('/docs/cli', {prepare: withPicture});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await openDialog(page, 'platforms');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/getting-started#platforms');
    expect(asked.filter((request) => /platforms/i.test(request))).toEqual([]);
    expect([...foreignHosts]).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('goes on working without a network once the index is there', async () => {
    const {page, context} = await site.open('/docs/cli');
    await openDialog(page, 'installation');
    await page.getByRole('option').first().waitFor();
    const first = await page.getByRole('option').allInnerTexts();
    await page.getByRole('combobox').fill('');
    await context.setOffline(true);
    await page.getByRole('combobox').fill('installation');
    await page.getByRole('option').first().waitFor();
    await expectSoon(() => page.getByRole('option').allInnerTexts(), first);
  });

  it('says that there is no index, and finds it after Retry', async () => {
    const {page, gate} = await openWithout('**', '/docs/cli');
    await openDialog(page, 'installation');
    await page.getByRole('alert').filter({hasText: 'published without its search index'}).waitFor();
    gate.set('pass');
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('option').first().waitFor();
  });

  it('says that a part of the index is missing, finds it after Retry, and the site stays usable', async () => {
    const {page, gate} = await openWithout('**/*.pf_index', `/docs/search?q=installation&version=${LATEST}`);
    await page.getByRole('alert').filter({hasText: 'did not load'}).waitFor();
    gate.set('pass');
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.locator('.search-hit').first().waitFor();
    await followInNavbar(page, 'CLI');
    await arriveAt(page, 'Fixture CLI');
  });

  it('opens in the frame after the key press, without asking for anything, once it was open', async () => {
    const {page} = await site.open('/docs/cli', {prepare: neverStay});
    await openDialog(page, 'installation');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'HEAD') asked.push(request.url());
    });
    expect(await isOpenInNextFrame(page)).toBe(true);
    await heardOfRequests(page);
    expect(asked).toEqual([]);
  });
});

/** Presses the keys of search; returns whether its field has the focus when the browser paints next. */
function isOpenInNextFrame(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true}));
        requestAnimationFrame(() => {
          const field = document.querySelector('dialog[open] [role="combobox"]');
          resolve(field !== null && field === document.activeElement);
        });
      }),
  );
}
