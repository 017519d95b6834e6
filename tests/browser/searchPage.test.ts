import type {Page} from 'playwright-core';
import {violations} from '../support/axe';
import {testSite, type OpenOptions} from '../support/browser';
import {openDialog, openHosted, type HostedPage} from '../support/hostedPage';
import {arriveAt, expectFocused} from '../support/reader';
import {stored} from '../support/stored';
import {expectSoon} from '../support/waiting';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';

/** The results page, on the fixture site with the hosted service, for which a stand-in answers. */
const site = testSite('hosted');

const open = (pathname: string, options: OpenOptions = {}): Promise<HostedPage> =>
  openHosted(site, pathname, options);

const expectQuery = (page: Page, query: string): Promise<void> =>
  expectSoon(() => Promise.resolve(decodeURIComponent(new URL(page.url()).search)), query);
const expectTitles = (page: Page, titles: unknown): Promise<void> =>
  expectSoon(() => page.locator('.search-hit h2').allInnerTexts(), titles);
const shown = (page: Page, text: string): Promise<void> =>
  page.locator('.search-page__status').filter({hasText: text}).waitFor();

describe('the results page', () => {
  it('shows what its address says: query, version, section and page', async () => {
    const {page, problems} = await open('/docs/search?q=camera&version=all&section=Plugins&page=4');
    await shown(page, '34 pages in all versions, page 4');
    expect(await page.getByRole('searchbox', {name: 'Search for'}).inputValue()).toBe('camera');
    await expectTitles(page, ['Camera 30', 'Camera 31', 'Camera 32', 'Camera 33']);
    const chosen = page.locator('.search-filters [aria-current="true"]');
    expect(await chosen.allInnerTexts()).toEqual(['All versions', expect.stringMatching(/^Plugins\s+34$/)]);
    expect(problems).toEqual([]);
  });

  it('follows what is typed without losing the place in the field, and the back button undoes it', async () => {
    const {page} = await open('/docs/cli');
    await page.goto(`${site.origin}/docs/search?q=camera&version=${LATEST}`);
    await shown(page, '34 pages');
    const field = page.getByRole('searchbox');
    await field.fill('');
    await field.pressSequentially('inall');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.pressSequentially('st');
    await expectSoon(() => field.inputValue(), 'install');
    await page.waitForURL(`**/docs/search?q=install&version=${LATEST}`);
    await shown(page, '2 pages');
    await page.goBack();
    await shown(page, '34 pages');
    await expectSoon(() => field.inputValue(), 'camera');
    await expectQuery(page, `?q=camera&version=${LATEST}`);
    await page.goBack();
    await arriveAt(page, 'Fixture CLI');
  });

  it('filters by version and section, with counts, and the back button undoes each', async () => {
    const {page} = await open(`/docs/search?q=fixture&version=${LATEST}`);
    await shown(page, `3 pages in Capacitor ${LATEST}`);
    const sections = page.getByRole('navigation', {name: 'Section'}).getByRole('link');
    const counted = async (): Promise<string[]> =>
      (await sections.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    await expectSoon(counted, ['All sections', 'Guides 2', 'CLI 1']);
    await sections.filter({hasText: 'CLI'}).click();
    await shown(page, `1 page in Capacitor ${LATEST}`);
    await expectFocused(sections.filter({hasText: 'CLI'}));
    const versions = page.getByRole('navigation', {name: 'Version'});
    await versions.getByRole('link', {name: `${NEXT_LABEL} 1`}).click();
    await shown(page, `1 page in Capacitor ${NEXT_LABEL}`);
    await expectQuery(page, '?q=fixture&version=next');
    await page.goBack();
    await expectQuery(page, `?q=fixture&version=${LATEST}&section=CLI`);
    await shown(page, `1 page in Capacitor ${LATEST}`);
    await page.goBack();
    await shown(page, `3 pages in Capacitor ${LATEST}`);
  });

  it('goes from page to page, and to the top', async () => {
    const {page} = await open(`/docs/search?q=camera&version=${LATEST}`);
    const paging = page.getByRole('navigation', {name: 'Result pages'});
    await paging.getByRole('link', {name: 'Next'}).click();
    await shown(page, 'page 2');
    await expectQuery(page, `?q=camera&version=${LATEST}&page=2`);
    await expectSoon(() => page.evaluate(() => scrollY), 0);
    await expectTitles(page, expect.arrayContaining(['Camera 10']));
    await paging.getByRole('link', {name: 'Next'}).click();
    await shown(page, 'page 3');
    await paging.getByRole('link', {name: 'Next'}).click();
    await paging.getByRole('link', {name: 'Next'}).waitFor({state: 'detached'});
    await expectTitles(page, ['Camera 30', 'Camera 31', 'Camera 32', 'Camera 33']);
  });

  it('offers recent searches and links before a query, the latest version first', async () => {
    const {page} = await open('/docs/search', {
      prepare: stored({'search.recent': '["install"]'}),
    });
    await page.getByRole('main').getByRole('link', {name: 'Official plugins'}).waitFor();
    const versions = page.getByRole('main').getByRole('link', {name: /^Capacitor v\d+ documentation$/});
    expect(await versions.first().innerText()).toBe(`Capacitor ${LATEST} documentation`);
    await page.getByRole('main').getByRole('button', {name: 'install', exact: true}).click();
    await shown(page, '2 pages');
    await expectSoon(() => page.getByRole('searchbox').inputValue(), 'install');
  });

  it('leads to the last page from one beyond it', async () => {
    const {page, problems} = await open(`/docs/search?q=camera&version=${LATEST}&page=6`);
    await page.getByRole('link', {name: 'Previous'}).click();
    await expectTitles(page, ['Camera 30', 'Camera 31', 'Camera 32', 'Camera 33']);
    expect(problems).toEqual([]);
  });

  it('names the query in its title', async () => {
    const {page} = await open('/docs/search?q=camera');
    await shown(page, '34 pages');
    await expectSoon(() => page.title(), 'Search: camera | Capacitor Documentation');
    await page.getByRole('searchbox').fill('install');
    await shown(page, '2 pages');
    await page.waitForFunction(() => document.title.startsWith('Search: install |'));
    await page.getByRole('searchbox').fill('');
    await page.waitForFunction(() => document.title.startsWith('Search |'));
  });

  it('is where the dialog leads for all results, and shows those of another search', async () => {
    const {page} = await open(`/docs/search?q=install&version=${LATEST}`);
    await shown(page, '2 pages');
    await openDialog(page, 'camera');
    await page.getByRole('link', {name: 'See all 34 pages'}).click();
    await shown(page, '34 pages');
    await expectSoon(() => page.getByRole('searchbox').inputValue(), 'camera');
  });

  it('says what it waits for, that nothing was found, and that the service failed', async () => {
    const {page, service} = await open('/docs/search');
    await page.getByRole('heading', {name: 'Browse by version'}).waitFor();
    service.set('holds');
    await page.getByRole('searchbox').fill('legacy');
    await page.getByText('Searching…').first().waitFor();
    service.set('answers');
    await page.getByRole('main').getByText('No results for legacy').waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/No results[\s\S]*No results in Capacitor/);
    await page.getByRole('button', {name: 'v6 (1)'}).click();
    await shown(page, '1 page in Capacitor v6');
    service.set('fails');
    await page.getByRole('searchbox').fill('install');
    await page.getByRole('alert').filter({hasText: 'did not load'}).waitFor();
    service.set('answers');
    await page.getByRole('button', {name: 'Retry'}).click();
    await shown(page, '1 page in Capacitor v6');
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ])('has no accessibility violations in %s mode at %i pixels', async (mode, width) => {
    const {page} = await open(`/docs/search?q=fixture&version=all&docusaurus-theme=${mode}`, {
      viewport: {width, height: 800},
    });
    await page.locator('.search-hit').first().waitFor();
    await expect(violations(page)).resolves.toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  it('lists the versions when there are no scripts, and the search button leads to it', async () => {
    const {page} = await open('/docs/cli', {javaScriptEnabled: false});
    await page.getByRole('button', {name: 'Search'}).click();
    await page.waitForURL('**/docs/search?');
    expect(await page.getByText('Search requires JavaScript').isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('link', {name: 'Capacitor v6 documentation'}).count()).toBe(
      1,
    );
  });
});
