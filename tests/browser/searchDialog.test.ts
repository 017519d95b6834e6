import type {Page} from 'playwright-core';
import {violations} from '../support/axe';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {openDialog, openHosted, type HostedPage} from '../support/hostedPage';
import {holdTimers, releaseTimers} from '../support/timers';
import {LATEST} from '../support/fixtureVersions';
import {QUICK_LINKS} from '../../plugins/search/browser/interface/quickLinks';

/** The search dialog, on the fixture site with the hosted service, for which a stand-in answers. */
let site: Site;
beforeAll(async () => {
  site = await startSite('hosted');
});
afterAll(() => site.close());

const open = (pathname = '/docs/cli', options: OpenOptions = {}): Promise<HostedPage> =>
  openHosted(site, pathname, options);

const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).hash;

describe('the search dialog', () => {
  it.each(['Control+k', 'Meta+k', '/'])('opens with %s, and Esc gives the focus back', async (key) => {
    const {page} = await open();
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).focus();
    await page.keyboard.press(key);
    await page.getByRole('combobox', {name: 'Search the documentation'}).waitFor();
    expect(await page.locator(':focus').getAttribute('role')).toBe('combobox');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator(':focus').innerText()).toBe('CLI');
  });

  it('is all there when it is opened again at once', async () => {
    const {page} = await open();
    await openDialog(page);
    // All in one task: the browser tells of the closing only afterwards.
    await page.evaluate(() => {
      for (let i = 0; i < 2; i++) {
        document.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, cancelable: true}));
      }
    });
    await page.getByRole('dialog').getByRole('combobox').fill('install');
    await page.getByRole('option').first().waitFor();
  });

  it('does not open with / where something is being written, or when that is switched off', async () => {
    const {page} = await open('/docs/search');
    await page.getByRole('searchbox').pressSequentially('a/b');
    expect(await page.getByRole('searchbox').inputValue()).toBe('a/b');
    await page.getByRole('heading', {level: 1}).click();
    await openDialog(page);
    await page.getByRole('checkbox', {name: '/ opens search'}).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', {level: 1}).click();
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openDialog(page);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  });

  it('finds as one types, grouped by page, and shows markup as text', async () => {
    const {page, problems} = await open();
    await openDialog(page, 'fixture');
    const group = page.getByRole('group', {name: 'Fixture installation'});
    await group.getByRole('option').nth(1).waitFor();
    expect(await group.getByRole('option').nth(1).innerText()).toContain('iOS');
    expect(await page.getByRole('option', {name: 'Fixture CLI'}).innerText()).toContain('<img src=x');
    expect(await page.locator('[role="listbox"] img').count()).toBe(0);
    expect(await page.locator('[role="listbox"] mark').first().innerText()).toBe('fixture');
    await page
      .getByRole('status')
      .filter({hasText: `3 pages in Capacitor ${LATEST}`})
      .waitFor();
    expect(problems).toEqual([]);
  });

  it('says how much it found when the reader has paused for half a second', async () => {
    const {page} = await open('/docs/cli', {prepare: (opened) => holdTimers(opened, 500)});
    await openDialog(page, 'fixture');
    await page.getByRole('option').first().waitFor();
    const said = page.getByRole('status').filter({hasText: `3 pages in Capacitor ${LATEST}`});
    expect(await said.count()).toBe(0);
    await releaseTimers(page);
    await said.waitFor();
  });

  it('is gone through with arrow keys and opens what is chosen with Enter', async () => {
    const {page} = await open();
    await openDialog(page, 'fixture');
    const field = page.getByRole('combobox');
    await page.getByRole('option').first().waitFor();
    const active = async (): Promise<string | null> =>
      page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`).getAttribute('href');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await active()).toBe('/docs/getting-started');
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe('/docs/cli');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('/docs/getting-started#ios');
    expect(await page.locator('[aria-selected="true"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/getting-started#ios');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('opens the first result even when Enter is quicker than the answer', async () => {
    const {page, service} = await open('/docs/');
    service.set('holds');
    await openDialog(page, 'command line');
    await page.keyboard.press('Enter');
    expect(pathOf(page)).toBe('/docs/');
    service.set('answers');
    await page.waitForURL('**/docs/cli');
  });

  it('asks the version being read first, and all versions after one key or click', async () => {
    const {page, service} = await open('/docs/v6/getting-started');
    await openDialog(page, 'install');
    await page.getByRole('option').first().waitFor();
    expect(service.asked[0]?.facetFilters).toContainEqual([
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-v6',
    ]);
    const badges = page.locator('[role="option"] .search-option__version');
    expect(await badges.count()).toBe(0);
    await page.keyboard.press('Alt+a');
    await badges.filter({hasText: LATEST}).first().waitFor();
    expect(new Set(await badges.allInnerTexts())).toEqual(new Set([LATEST, 'v6']));
    expect(await page.locator(':focus').getAttribute('role')).toBe('combobox');
    await page.getByRole('button', {name: 'Capacitor v6'}).click();
    await badges.first().waitFor({state: 'detached'});
    await page.getByRole('button', {name: 'All versions'}).click();
    await badges.first().waitFor();
  });

  it('offers the versions that have what this one lacks', async () => {
    const {page} = await open();
    await openDialog(page, 'legacy');
    await page.getByText(`No results for legacy in Capacitor ${LATEST}.`).waitFor();
    await page.getByRole('button', {name: 'v6 (1)'}).click();
    await page.getByRole('option', {name: 'Fixture installation'}).waitFor();
    await page.getByRole('combobox').fill('nowhere to be found');
    await page.getByText('No results in other versions either.').waitFor();
  });

  it('searches all versions by a button in the message', async () => {
    const {page} = await open();
    await openDialog(page, 'legacy');
    await page.getByRole('button', {name: 'Search all versions'}).click();
    await page.getByRole('option', {name: 'Fixture installation'}).waitFor();
    expect(await page.locator(':focus').getAttribute('role')).toBe('combobox');
  });

  it('is smaller while it has nothing to list', async () => {
    const {page} = await open();
    await openDialog(page, 'install');
    await page.getByRole('option').first().waitFor();
    const height = async (): Promise<number> => (await page.getByRole('dialog').boundingBox())?.height ?? 0;
    const full = await height();
    await page.getByRole('combobox').fill('nowhere to be found');
    await page.getByText('No results for nowhere to be found').waitFor();
    expect(await height()).toBeLessThan(full - 100);
  });

  it('remembers searches that led somewhere, and forgets them when told', async () => {
    const {page} = await open();
    for (const text of ['install', 'command line']) {
      await openDialog(page, text);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({state: 'detached'});
    }
    await openDialog(page);
    const rows = page.locator('section', {hasText: 'Recent searches'}).locator('.search-row');
    expect(await rows.allInnerTexts()).toEqual(['command line', 'install']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('combobox').inputValue()).toBe('install');
    await page.getByRole('combobox').fill('');
    await page.getByRole('button', {name: 'Remove “install”'}).click();
    expect(await rows.allInnerTexts()).toEqual(['command line']);
    expect(await page.locator(':focus').getAttribute('role')).toBe('combobox');
    await page.getByRole('button', {name: 'Clear all'}).click();
    expect(await rows.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe('[]');
  });

  it('offers links before the first letter, which the arrow keys reach', async () => {
    const {page} = await open();
    await openDialog(page);
    const links = page.getByRole('dialog').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(QUICK_LINKS.map(({label}) => label));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/getting-started');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is only as high as its links until the reader types', async () => {
    const {page} = await open();
    await openDialog(page);
    const blank = await page.getByRole('dialog').evaluate((frame) => {
      const rows = [...frame.querySelectorAll('.search-row')].map(
        (row) => row.getBoundingClientRect().bottom,
      );
      const foot = frame.querySelector('.search-foot')?.getBoundingClientRect().top ?? 0;
      return foot - Math.max(...rows);
    });
    expect(blank).toBeGreaterThanOrEqual(0);
    expect(blank).toBeLessThan(32);
  });

  it('does not move while results arrive, and keeps the active one in sight', async () => {
    const {page} = await open();
    await openDialog(page);
    const place = (): Promise<unknown> =>
      page.getByRole('dialog').evaluate((frame) => {
        const {top, left, width, height} = frame.getBoundingClientRect();
        const field = frame.querySelector('[role="combobox"]')?.getBoundingClientRect();
        return {top, left, width, height, field: field?.toJSON() as unknown};
      });
    await page.getByRole('combobox').pressSequentially('i');
    const before = await place();
    await page.getByRole('combobox').pressSequentially('nst');
    await page.getByRole('option').first().waitFor();
    expect(await place()).toEqual(before);
    const last = (await page.getByRole('option').count()) - 1;
    for (let step = 0; step < last; step++) await page.keyboard.press('ArrowDown');
    const inSight = await page.locator('[role="option"][aria-selected="true"]').evaluate((option) => {
      const body = option.closest('.search__body')?.getBoundingClientRect();
      const {top, bottom} = option.getBoundingClientRect();
      return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1;
    });
    expect(inSight).toBe(true);
    expect(await place()).toEqual(before);
  });

  it('says when the service does not answer, and tries again', async () => {
    const {page, service} = await open();
    service.set('fails');
    await openDialog(page, 'install');
    await page.getByRole('alert').filter({hasText: 'did not load'}).waitFor();
    service.set('answers');
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it.each([
    ['markup', '<img src=x onerror="document.title=1"><script>alert(1)</script>'],
    ['an expression', '.*+?^${}()|[\\'],
    ['emoji', '🎉👩‍👩‍👧'],
    ['right-to-left text', 'كاميرا "صورة"'],
    ['10,000 characters', 'camera '.repeat(1429)],
  ])('takes %s as text', async (_name, text) => {
    const {page, problems} = await open();
    await openDialog(page, text);
    await page.getByText('No results for').or(page.getByRole('option').first()).first().waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe(text);
    expect(await page.title()).toContain('Fixture CLI');
    await page.goto(`${site.origin}/docs/search?${new URLSearchParams({q: text})}`);
    await page.getByText('No results for').or(page.locator('.search-hit').first()).first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(text);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ])('has no accessibility violations in %s mode at %i pixels', async (mode, width) => {
    const {page} = await open(`/docs/cli?docusaurus-theme=${mode}`, {viewport: {width, height: 800}});
    await openDialog(page);
    await expect(violations(page)).resolves.toEqual([]);
    await openDialogAgain(page, 'fixture');
    await page.getByRole('option').first().waitFor();
    await expect(violations(page)).resolves.toEqual([]);
    const box = await page.getByRole('dialog').boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.width ?? 0) <= width).toBe(true);
    await page.getByRole('combobox').fill('legacy');
    await page.getByRole('button', {name: 'v6 (1)'}).waitFor();
    await expect(violations(page)).resolves.toEqual([]);
  });
});

async function openDialogAgain(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Escape');
  await openDialog(page, text);
}
