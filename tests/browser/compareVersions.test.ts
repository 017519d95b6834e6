import type {Locator, Page} from 'playwright-core';
import {colorViolations, violations} from '../support/axe';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {expectSeen} from '../support/seen';
import {LATEST_VERSION, RELEASED, versions} from '../../src/data/versions';
import {setDark} from '../support/theme';
import {expectSoon} from '../support/waiting';

const CHANGES = '/docs/updating/changes';
/** Two neighbors whose changes the tests know by name, whichever version is the latest. */
const KNOWN = '?from=v6&to=v7';
/** What the page compares without being asked: the latest version with the one before. */
const [, PREVIOUS = '', ...OLDER] = RELEASED;
const NEIGHBORS = `from ${PREVIOUS} to ${LATEST_VERSION}`;
const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function open(search = '', options: OpenOptions = {}): Promise<Page> {
  const {page} = await site.open(CHANGES + search, {viewport: DESKTOP, reducedMotion: 'reduce', ...options});
  return page;
}

const menu = (page: Page, name: string): Locator => page.getByRole('combobox', {name, exact: true});
const kind = (page: Page, name: string): Locator =>
  page.getByRole('group', {name: 'Kind of change'}).getByRole('button', {name});
const status = (page: Page): Promise<string> => page.locator('.api-compare').getByRole('status').innerText();
const notice = (page: Page): Locator => page.locator('.api-compare').getByRole('alert');

/** Checks that the notice is there, with its button in view. */
async function expectNotice(page: Page): Promise<void> {
  const button = notice(page).getByRole('button');
  await button.scrollIntoViewIfNeeded();
  expect(await notice(page).locator('p').isVisible()).toBe(true);
  await expectSeen(button);
}

async function statusIs(page: Page, expected: RegExp): Promise<void> {
  await expectSoon(async () => expected.test(await status(page)), true);
}

/** Returns the headings of the sections that are visible. */
async function sections(page: Page): Promise<string[]> {
  const texts = await page.locator('.markdown h2').filter({visible: true}).allInnerTexts();
  // The link to a section is an invisible character.
  return texts.map((text) => text.replace('\u200b', ''));
}

/** Returns the visible changes. */
function changes(page: Page): Promise<string[]> {
  return page.locator('.markdown h2 ~ :is(dl, ul) li').filter({visible: true}).allInnerTexts();
}

/** Returns the number of visible changes, as the status line says it. */
async function expectCount(page: Page): Promise<void> {
  const shown = (await changes(page)).length;
  expect(Number(/^\d+/.exec(await status(page))?.[0])).toBe(shown);
}

/** Opens the comparison of the known neighbors. */
async function openKnown(): Promise<Page> {
  const page = await open(KNOWN);
  await statusIs(page, /^\d+ changes from v6 to v7$/);
  return page;
}

const searchOf = (page: Page): Promise<string> => page.evaluate(() => location.search);
async function failing(page: Page): Promise<void> {
  await page.route('**/changes/*.json', (route) => route.abort());
}

describe('the comparison of versions', () => {
  it('starts with the neighbors, without a request for their changes and without moving anything', async () => {
    const requested: string[] = [];
    const page = await open('', {
      prepare: async (opened) => {
        await paintWhole(opened);
        opened.on('request', (request) => requested.push(request.url()));
      },
    });
    await statusIs(page, new RegExp(`^\\d+ changes ${NEIGHBORS}$`));
    await expectCount(page);
    expect(requested.filter((url) => /\/changes\/.*\.json/.test(url))).toEqual([]);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it('has its controls in two rows, and says what its first section lists', async () => {
    const page = await openKnown();
    const tops = await page
      .locator('.api-compare :is(select, input, fieldset button)')
      .evaluateAll((controls) => controls.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(2);
    expect((await sections(page))[0]).toBe('New plugins and commands');
    await page.goto(`${site.origin}${CHANGES}${KNOWN}#new`);
    await expectSeen(page.getByRole('heading', {level: 2, name: 'New plugins and commands'}));
  });

  it('shows the first changes on a phone without scrolling, with their badges apart from them', async () => {
    const page = await open(KNOWN, {viewport: PHONE});
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    const {y = 0} = (await page.locator('.markdown h2').first().boundingBox()) ?? {};
    expect(y).toBeLessThan(PHONE.height - 60);
    const row = page.locator('.pairs > [data-kind]').first();
    const badge = await row.locator('dt').boundingBox();
    const name = await row.locator('li code').first().boundingBox();
    expect((name?.y ?? 0) - (badge?.y ?? 0) - (badge?.height ?? 0)).toBeGreaterThanOrEqual(6);
    const [packages, filter] = await Promise.all(
      [menu(page, 'Package'), page.getByRole('searchbox')].map((one) => one.boundingBox()),
    );
    expect(packages?.y).toBe(filter?.y);
  });

  it('says how many changes of each kind there are', async () => {
    const page = await openKnown();
    const removed = Number(/\d+/.exec(await kind(page, 'Removed').innerText())?.[0]);
    await kind(page, 'Removed').click();
    expect((await changes(page)).length).toBe(removed);
    await menu(page, 'Package').selectOption({label: 'Filesystem'});
    await expectSoon(async () => {
      const count = Number(/\d+/.exec(await kind(page, 'Removed').innerText())?.[0]);
      return count === (await changes(page)).length && count < removed;
    }, true);
  });

  it('has no list if both versions are the same', async () => {
    const page = await openKnown();
    await menu(page, 'Older version').selectOption('v7');
    await expectNotice(page);
    expect(await notice(page).innerText()).toContain('Both versions are v7, so there is nothing to compare.');
    expect(await sections(page)).toEqual([]);
    expect(await status(page)).toBe('');
    await menu(page, 'Older version').selectOption('v6');
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    expect((await sections(page)).length).toBeGreaterThan(1);
  });

  it('compares two versions that are no neighbors, with links to the pages of both', async () => {
    const page = await openKnown();
    await menu(page, 'Older version').selectOption('v3');
    await statusIs(page, /^\d+ changes from v3 to v7$/);
    await expectCount(page);
    expect(await sections(page)).toContain('Preferences');
    const renamed = page.locator('#preferences + dl').getByRole('listitem').filter({hasText: 'previously'});
    expect(await renamed.innerText()).toBe('Preferences, previously Storage');
    const hrefs = await page
      .locator('.markdown h2 ~ dl a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/^\/docs\/v3\/.+#/)]));
    const newer = LATEST_VERSION === 'v7' ? '/docs' : '/docs/v7';
    expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${newer}/apis/.+#`))]));
    expect(await searchOf(page)).toBe('?from=v3&to=v7');
    const contents = page.locator('.theme-doc-toc-desktop a.table-of-contents__link');
    expect(await contents.filter({visible: true}).allInnerTexts()).toEqual(await sections(page));
    await page.locator('#preferences a').first().click();
    await page.getByRole('heading', {level: 1, name: 'Preferences'}).waitFor();
  });

  it('marks the sections of other versions in the table of contents, and links to them', async () => {
    const page = await openKnown();
    await menu(page, 'Older version').selectOption('v3');
    await statusIs(page, /^\d+ changes from v3 to v7$/);
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.getByRole('link', {name: 'Preferences', exact: true}).click();
    const marked = contents.locator('[aria-current=location]');
    await expectSoon(() => marked.allInnerTexts(), ['Preferences']);
    const heading = page.locator('#preferences');
    const {y = -1} = (await heading.boundingBox()) ?? {};
    expect(y >= 0 && y < DESKTOP.height / 2).toBe(true);
    await heading.hover();
    await heading.getByRole('link', {name: 'Direct link to Preferences'}).click();
    expect(await page.evaluate(() => location.href.replace(location.origin, ''))).toBe(
      `${CHANGES}?from=v3&to=v7#preferences`,
    );
    await menu(page, 'Older version').selectOption('v6');
    await statusIs(page, /from v6 to v7$/);
    await contents.getByRole('link', {name: 'Device', exact: true}).click();
    await expectSoon(() => marked.allInnerTexts(), ['Device']);
  });

  it('filters by package, kind and name, and says how many are left', async () => {
    const page = await openKnown();
    const all = (await changes(page)).length;
    await menu(page, 'Package').selectOption({label: 'Filesystem'});
    expect(await sections(page)).toEqual(['Filesystem']);
    await menu(page, 'Package').selectOption({label: 'All'});
    await kind(page, 'Removed').click();
    expect(await kind(page, 'Removed').getAttribute('aria-pressed')).toBe('true');
    const removed = await changes(page);
    expect(await status(page)).toBe(`${removed.length} of ${all} changes from v6 to v7`);
    await kind(page, 'Deprecated').click();
    expect((await changes(page)).length).toBeGreaterThan(removed.length);
    await page.getByRole('searchbox', {name: 'Filter by word'}).fill('DISKFREE');
    expect(await changes(page)).toEqual(['DeviceInfo.diskFree', 'DeviceInfo.realDiskFree']);
    expect(await sections(page)).toEqual(['Device']);
    await expectSoon(() => searchOf(page), '?from=v6&to=v7&kind=deprecated,removed&q=DISKFREE');
  });

  it('shows the same at its address', async () => {
    const first = await open('?from=v4&to=v7&package=filesystem&kind=added,removed&q=file');
    await statusIs(first, /of \d+ changes from v4 to v7$/);
    expect(await sections(first)).toEqual(['Filesystem']);
    expect(await menu(first, 'Older version').inputValue()).toBe('v4');
    expect(await menu(first, 'Package').inputValue()).toBe('filesystem');
    expect(await kind(first, 'New').getAttribute('aria-pressed')).toBe('true');
    await expectCount(first);
    const second = await open(await searchOf(first));
    await statusIs(second, /of \d+ changes from v4 to v7$/);
    expect(await changes(second)).toEqual(await changes(first));
  });

  it('goes back to what it showed before, and forward again', async () => {
    const page = await openKnown();
    const initial = await changes(page);
    await menu(page, 'Older version').selectOption('v5');
    await statusIs(page, /from v5 to v7$/);
    await kind(page, 'New').click();
    await statusIs(page, /^\d+ of \d+ changes from v5 to v7$/);
    await page.goBack();
    await statusIs(page, /^\d+ changes from v5 to v7$/);
    expect(await kind(page, 'New').getAttribute('aria-pressed')).toBe('false');
    await page.goBack();
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    expect(await changes(page)).toEqual(initial);
    expect(await menu(page, 'Older version').inputValue()).toBe('v6');
    await page.goForward();
    await statusIs(page, /^\d+ changes from v5 to v7$/);
  });

  it('opens from a plugin’s page with its package and versions, and Back leads there', async () => {
    const {page} = await site.open('/docs/apis/filesystem', {viewport: DESKTOP});
    const links = page.locator('p', {hasText: 'Compare with'}).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(OLDER);
    await links.nth(1).click();
    await statusIs(page, new RegExp(`of \\d+ changes from ${OLDER[1]} to ${LATEST_VERSION}$`));
    expect(await sections(page)).toEqual(['Filesystem']);
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Filesystem'}).waitFor();
  });

  it('is reached from the pages of other versions, with theirs', async () => {
    const {page} = await site.open('/docs/next/updating/changes', {viewport: DESKTOP});
    expect(await page.locator('.api-compare').count()).toBe(0);
    await page.getByRole('link', {name: 'Compare other versions, or filter this list'}).click();
    await statusIs(page, new RegExp(`^\\d+ changes from ${LATEST_VERSION} to ${versions.current?.label}$`));
  });

  it('keeps the list and offers to try again when the changes do not load', async () => {
    const page = await open('?from=v2&to=v4', {prepare: failing});
    await expectNotice(page);
    expect(await notice(page).innerText()).toContain(
      `The changes from v2 to v4 didn't load. The list below has those ${NEIGHBORS}.`,
    );
    expect(await sections(page)).toContain('Filesystem');
    await page.unroute('**/changes/*.json');
    await notice(page).getByRole('button', {name: 'Try again'}).click();
    await statusIs(page, /^\d+ changes from v2 to v4$/);
    expect(await notice(page).isVisible()).toBe(false);
  });

  it.each([
    ['?from=v99', 'There is no version “v99”.'],
    ['?from=v7&to=v4', 'v7 is newer than v4. Choose the older version first.'],
    ['?from=v4&to=v4', 'Both versions are v4, so there is nothing to compare.'],
    ['?package=nope', 'There is no package “nope”.'],
    ['?kind=gone', 'There is no kind of change “gone”.'],
  ])('says what is wrong with %s, and keeps the list', async (search, sentence) => {
    const page = await open(search);
    await expectNotice(page);
    expect(await notice(page).innerText()).toContain(sentence);
    const listed = await sections(page);
    expect(listed.length).toBeGreaterThan(1);
    await notice(page).getByRole('button', {name: 'Reset'}).click();
    await statusIs(page, new RegExp(`^\\d+ changes ${NEIGHBORS}$`));
    expect(await sections(page)).toEqual(listed);
    expect(await searchOf(page)).toBe('');
  });

  it('says so when nothing matches or nothing changed, and clears the filters', async () => {
    const page = await open(`${KNOWN}&q=no-such-name`, {viewport: PHONE, hasTouch: true});
    await expectNotice(page);
    expect(await notice(page).innerText()).toContain('No change matches.');
    await notice(page).getByRole('button', {name: 'Clear filters'}).tap();
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    expect(await page.getByRole('searchbox', {name: 'Filter by word'}).inputValue()).toBe('');
    await menu(page, 'Package').selectOption({label: 'Camera'});
    await expectSoon(
      () =>
        notice(page)
          .innerText()
          .then((text) => text.includes('Nothing in this package changed from v6 to v7.')),
      true,
    );
  });

  it('works with the keyboard alone', async () => {
    const page = await openKnown();
    await menu(page, 'Older version').focus();
    await page.keyboard.press('ArrowDown');
    await statusIs(page, /^\d+ changes from v5 to v7$/);
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.type('biometric');
    await statusIs(page, /^\d+ of \d+ changes from v5 to v7$/);
    await page.keyboard.press('Escape');
    await statusIs(page, /^\d+ changes from v5 to v7$/);
    for (const key of ['Tab', 'Space']) await page.keyboard.press(key);
    expect(await kind(page, 'New').getAttribute('aria-pressed')).toBe('true');
  });

  it.each([1440, 390])('is nowhere wider than a page of %i px', async (width) => {
    const page = await open('?from=v2&to=v8', {viewport: {width, height: 844}});
    await statusIs(page, /from v2 to v8$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each(['', '?from=v4&to=v7&kind=removed', '?from=v99'])(
    'passes the automatic checks at %j, in light and in dark mode',
    async (search) => {
      const page = await open(search);
      await expectSoon(async () => (await status(page)) !== '' || (await notice(page).isVisible()), true);
      expect(await violations(page)).toEqual([]);
      await setDark(page);
      expect(await colorViolations(page)).toEqual([]);
    },
  );

  it('is the list of the neighbors without scripts, with no controls', async () => {
    const listed = await sections(await open());
    const page = await open('?from=v2&to=v3', {javaScriptEnabled: false});
    expect(listed).toContain('Filesystem');
    expect(await sections(page)).toEqual(listed);
    expect(await menu(page, 'Older version').isVisible()).toBe(false);
    expect(await page.getByRole('searchbox', {name: 'Filter by word'}).isVisible()).toBe(false);
  });

  it('loads its code on this page only', async () => {
    const scripts = async (path: string): Promise<number> => {
      let size = 0;
      const {page} = await site.open(path, {
        viewport: DESKTOP,
        prepare: (opened) => {
          opened.on('response', (response) => {
            if (/assets\/js\/.*\.js$/.test(response.url())) size += 1;
          });
          return Promise.resolve();
        },
      });
      await page.waitForLoadState('networkidle');
      return size;
    };
    expect(await scripts(CHANGES)).toBe((await scripts('/docs/updating/7-0')) + 1);
  });
});
