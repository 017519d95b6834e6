import type {Page} from 'playwright-core';
import {violations} from '../support/axe';
import {hydrated, testSite, type OpenOptions} from '../support/browser';
import {openDialog, openHosted, type HostedPage} from '../support/hostedPage';
import {expectFocused} from '../support/reader';
import {storedUnder} from '../support/stored';
import {holdTimers, releaseTimers} from '../support/timers';
import {LATEST} from '../support/fixtureVersions';
import {expectSoon, motionEnds} from '../support/waiting';
import {QUICK_LINKS} from '../../plugins/search/browser/interface/quickLinks';

/** The search dialog, on the fixture site with the hosted service, for which a stand-in answers. */
const site = testSite('hosted');

const open = (pathname = '/docs/cli', options: OpenOptions = {}): Promise<HostedPage> =>
  openHosted(site, pathname, options);

/** Waits until the focus is in the field of the dialog. */
const expectFieldFocused = (page: Page): Promise<void> => expectFocused(page.getByRole('combobox'));

describe('the search dialog', () => {
  it('does not open with / when that is switched off, also after a reload', async () => {
    const {page} = await open();
    await openDialog(page);
    await page.getByRole('checkbox', {name: '/ opens search'}).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    for (const isReloaded of [false, true]) {
      if (isReloaded) {
        await page.reload();
        await hydrated(page);
      }
      await page.keyboard.press('/');
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    await openDialog(page);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  });

  it('finds as one types, grouped by page, and says how much when the reader pauses', async () => {
    const {page, problems} = await open('/docs/cli', {prepare: (opened) => holdTimers(opened, 500)});
    await openDialog(page, 'fixture');
    const group = page.getByRole('group', {name: 'Fixture installation'});
    await group.getByRole('option').nth(1).filter({hasText: 'iOS'}).waitFor();
    // Markup is shown as text.
    expect(await page.getByRole('option', {name: 'Fixture CLI'}).innerText()).toContain('<img src=x');
    expect(await page.locator('[role="listbox"] img').count()).toBe(0);
    expect(await page.locator('[role="listbox"] mark').first().innerText()).toBe('fixture');
    const said = page.getByRole('status').filter({hasText: `3 pages in Capacitor ${LATEST}`});
    expect(await said.count()).toBe(0);
    await releaseTimers(page);
    await said.waitFor();
    expect(problems).toEqual([]);
  });

  it('is gone through with arrow keys and opens what is chosen with Enter', async () => {
    const {page} = await open();
    await openDialog(page, 'fixture');
    const field = page.getByRole('combobox');
    await page.getByRole('option').first().waitFor();
    const expectActive = (href: string): Promise<void> =>
      expectSoon(
        async () =>
          page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`).getAttribute('href'),
        href,
      );
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await expectActive('/docs/getting-started');
    await page.keyboard.press('ArrowUp');
    await expectActive('/docs/cli');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectActive('/docs/getting-started#ios');
    expect(await page.locator('[aria-selected="true"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/getting-started#ios');
    await page.getByRole('dialog').waitFor({state: 'detached'});
  });

  it('opens the first result even when Enter is quicker than the answer', async () => {
    const {page, service} = await open('/docs/');
    service.set('holds');
    await openDialog(page, 'command line');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/docs/');
    service.set('answers');
    await page.waitForURL('**/docs/cli');
  });

  it('asks the version being read first, and all versions after one click', async () => {
    const {page, service} = await open('/docs/v6/getting-started');
    await openDialog(page, 'install');
    await page.getByRole('option').first().waitFor();
    expect(service.asked[0]?.facetFilters).toContainEqual([
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-v6',
    ]);
    const badges = page.locator('[role="option"] .search-option__version');
    expect(await badges.count()).toBe(0);
    await page.getByRole('button', {name: 'All versions'}).click();
    await badges.filter({hasText: LATEST}).first().waitFor();
    await expectSoon(async () => [...new Set(await badges.allInnerTexts())].sort(), ['v6', LATEST].sort());
    await expectFieldFocused(page);
    await page.getByRole('button', {name: 'Capacitor v6'}).click();
    await badges.first().waitFor({state: 'detached'});
    await page.getByRole('button', {name: 'All versions'}).click();
    await badges.first().waitFor();
  });

  it('offers the versions that have what this one lacks, or to search all of them', async () => {
    const {page} = await open();
    await openDialog(page, 'legacy');
    await page.getByText(`No results for legacy in Capacitor ${LATEST}.`).waitFor();
    await page.getByRole('button', {name: 'v6 (1)'}).waitFor();
    await page.getByRole('button', {name: 'Search all versions'}).click();
    await page.getByRole('option', {name: 'Fixture installation'}).waitFor();
    await expectFieldFocused(page);
    await page.getByRole('combobox').fill('nowhere to be found');
    await page.getByText('No results for nowhere to be found').waitFor();
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
    await expectSoon(() => rows.allInnerTexts(), ['command line', 'install']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(() => page.getByRole('combobox').inputValue(), 'install');
    await page.getByRole('combobox').fill('');
    await page.getByRole('button', {name: 'Remove “install”'}).click();
    await expectSoon(() => rows.allInnerTexts(), ['command line']);
    await expectFieldFocused(page);
    await page.getByRole('button', {name: 'Clear all'}).click();
    await expectSoon(() => rows.count(), 0);
    expect(await storedUnder(page, 'search.recent')).toBe('[]');
  });

  it('offers links before the first letter, which the arrow keys reach', async () => {
    const {page} = await open();
    await openDialog(page);
    const links = page.getByRole('dialog').getByRole('link');
    await expectSoon(
      () => links.allInnerTexts(),
      QUICK_LINKS.map(({label}) => label),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expectFocused(links.first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/getting-started');
    await page.getByRole('dialog').waitFor({state: 'detached'});
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
    await motionEnds(page);
    const before = await place();
    await page.getByRole('combobox').pressSequentially('nst');
    await page.getByRole('option').first().waitFor();
    await expectSoon(place, before);
    const last = (await page.getByRole('option').count()) - 1;
    for (let step = 0; step < last; step++) await page.keyboard.press('ArrowDown');
    const isActiveInSight = (): Promise<boolean> =>
      page.locator('[role="option"][aria-selected="true"]').evaluate((option) => {
        const body = option.closest('.search__body')?.getBoundingClientRect();
        const {top, bottom} = option.getBoundingClientRect();
        return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1;
      });
    await expectSoon(isActiveInSight, true);
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
    await page.getByRole('alert').waitFor({state: 'detached'});
  });

  it.each([
    ['markup', '<img src=x onerror="document.title=1"><script>alert(1)</script>'],
    ['an expression', '.*+?^${}()|[\\'],
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
    await page.getByRole('combobox').fill('fixture');
    await page.getByRole('option').first().waitFor();
    await expect(violations(page)).resolves.toEqual([]);
    const box = await page.getByRole('dialog').boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.width ?? 0) <= width).toBe(true);
    await page.getByRole('combobox').fill('legacy');
    await page.getByRole('button', {name: 'v6 (1)'}).waitFor();
    await expect(violations(page)).resolves.toEqual([]);
  });
});
