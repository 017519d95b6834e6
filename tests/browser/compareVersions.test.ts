import type {Locator, Page} from 'playwright-core';
import {colorViolations, violations} from '../support/axe';
import {testSite, type OpenOptions} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {arriveAt, topOf} from '../support/reader';
import {expectSeen} from '../support/seen';
import {versions} from '../../plugins/lib/docsVersions';
import {LATEST_VERSION, RELEASED} from '../../src/data/versions';
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

const site = testSite();

async function open(search = '', options: OpenOptions = {}): Promise<Page> {
  const {page} = await site.open(CHANGES + search, {viewport: DESKTOP, reducedMotion: 'reduce', ...options});
  return page;
}

const menu = (page: Page, name: string): Locator => page.getByRole('combobox', {name, exact: true});
const kind = (page: Page, name: string): Locator =>
  page.getByRole('group', {name: 'Kind of change'}).getByRole('button', {name});
const status = (page: Page): Promise<string> => page.locator('.api-compare').getByRole('status').innerText();
const notice = (page: Page): Locator => page.locator('.api-compare').getByRole('alert');

/** Checks that the notice says this, with its button in view. */
async function expectNotice(page: Page, sentence: string): Promise<void> {
  const button = notice(page).getByRole('button');
  await button.scrollIntoViewIfNeeded();
  await expectSoon(() => notice(page).innerText(), expect.stringContaining(sentence));
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

/** Expects the status line to say how many changes are visible. */
async function expectCount(page: Page): Promise<void> {
  await expectSoon(
    async () => Number(/^\d+/.exec(await status(page))?.[0]) - (await changes(page)).length,
    0,
  );
}

/** Opens the comparison of the known neighbors. */
async function openKnown(): Promise<Page> {
  const page = await open(KNOWN);
  await statusIs(page, /^\d+ changes from v6 to v7$/);
  return page;
}

const searchOf = (page: Page): Promise<string> => page.evaluate(() => location.search);

const expectSections = (page: Page, expected: unknown): Promise<void> =>
  expectSoon(() => sections(page), expected);

const isPressed = (page: Page, name: string): Promise<string | null> =>
  kind(page, name).getAttribute('aria-pressed');

describe('the comparison of versions', () => {
  it('starts with the neighbors, without moving anything', async () => {
    const page = await open('', {prepare: paintWhole});
    await statusIs(page, new RegExp(`^\\d+ changes ${NEIGHBORS}$`));
    await expectCount(page);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it('shows the first changes on a phone without scrolling', async () => {
    const page = await open(KNOWN, {viewport: PHONE});
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    expect(await topOf(page.locator('.markdown h2').first())).toBeLessThan(PHONE.height - 60);
  });

  it('has no list if both versions are the same', async () => {
    const page = await openKnown();
    await menu(page, 'Older version').selectOption('v7');
    await expectNotice(page, 'Both versions are v7, so there is nothing to compare.');
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
    expect(await searchOf(page)).toBe('?from=v3&to=v7');
    const renamed = page.locator('#preferences + dl').getByRole('listitem').filter({hasText: 'previously'});
    expect(await renamed.innerText()).toBe('Preferences, previously Storage');
    const hrefs = await page
      .locator('.markdown h2 ~ dl a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/^\/docs\/v3\/.+#/)]));
    const newer = LATEST_VERSION === 'v7' ? '/docs' : '/docs/v7';
    expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${newer}/apis/.+#`))]));
    await page.locator('#preferences a').first().click();
    await arriveAt(page, 'Preferences');
  });

  it('lists and marks the sections of other versions in the table of contents, and links to them', async () => {
    const page = await openKnown();
    await menu(page, 'Older version').selectOption('v3');
    await statusIs(page, /^\d+ changes from v3 to v7$/);
    const contents = page.locator('.theme-doc-toc-mobile');
    const follow = async (name: string): Promise<void> => {
      await contents.getByRole('link', {name, exact: true}).click();
      await contents.locator('nav').waitFor({state: 'hidden'});
      await expectSoon(() => contents.locator('summary').innerText(), expect.stringContaining(name));
    };
    await contents.locator('summary').click();
    const links = contents.locator('a.table-of-contents__link').filter({visible: true});
    await expectSoon(() => links.allInnerTexts(), await sections(page));
    await follow('Preferences');
    const heading = page.locator('#preferences');
    await expectSoon(() => topOf(heading).then((y) => y >= 0 && y < DESKTOP.height / 2), true);
    await heading.hover();
    await heading.getByRole('link', {name: 'Direct link to Preferences'}).click();
    await page.waitForURL(`**${CHANGES}?from=v3&to=v7#preferences`);
    await menu(page, 'Older version').selectOption('v6');
    await statusIs(page, /from v6 to v7$/);
    await contents.locator('summary').click();
    await follow('Device');
    const tops = await page
      .locator('.markdown h2')
      .filter({visible: true})
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(tops.length);
  });

  it('filters by package, kind and name, and says how many are left', async () => {
    const page = await openKnown();
    const all = (await changes(page)).length;
    const counted = async (): Promise<number> =>
      Number(/\d+/.exec(await kind(page, 'Removed').innerText())?.[0]);
    const removed = await counted();
    await kind(page, 'Removed').click();
    await expectSoon(() => status(page), `${removed} of ${all} changes from v6 to v7`);
    expect(await isPressed(page, 'Removed')).toBe('true');
    expect((await changes(page)).length).toBe(removed);
    await menu(page, 'Package').selectOption({label: 'Filesystem'});
    await expectSoon(async () => {
      const count = await counted();
      return count < removed && count === (await changes(page)).length;
    }, true);
    await kind(page, 'Removed').click();
    await expectSections(page, ['Filesystem']);
    await menu(page, 'Package').selectOption({label: 'All'});
    for (const name of ['Removed', 'Deprecated']) await kind(page, name).click();
    await expectSoon(async () => (await changes(page)).length > removed, true);
    await page.getByRole('searchbox', {name: 'Filter by word'}).fill('DISKFREE');
    await expectSoon(() => changes(page), ['DeviceInfo.diskFree', 'DeviceInfo.realDiskFree']);
    await expectSections(page, ['Device']);
    await expectSoon(() => searchOf(page), '?from=v6&to=v7&kind=deprecated,removed&q=DISKFREE');
  });

  it('shows the same at its address, from the section that the address names', async () => {
    const page = await open('?from=v4&to=v7&package=filesystem&kind=added,removed&q=file');
    await statusIs(page, /of \d+ changes from v4 to v7$/);
    await expectSections(page, ['Filesystem']);
    expect(await menu(page, 'Older version').inputValue()).toBe('v4');
    expect(await menu(page, 'Package').inputValue()).toBe('filesystem');
    expect(await isPressed(page, 'New')).toBe('true');
    await expectCount(page);
    const shown = await changes(page);
    await page.reload();
    await statusIs(page, /of \d+ changes from v4 to v7$/);
    await expectSoon(() => changes(page), shown);
    await page.goto(`${site.origin}${CHANGES}${KNOWN}#new`);
    const heading = page.getByRole('heading', {level: 2, name: 'New plugins and commands'});
    await expectSoon(() => topOf(heading).then((y) => y >= 0 && y < DESKTOP.height / 2), true);
  });

  it('goes to the section that the address names, in a list that loads', async () => {
    const page = await open('?from=v3&to=v7#preferences');
    const heading = page.getByRole('heading', {level: 2, name: 'Preferences'});
    await expectSoon(() => topOf(heading).then((y) => y >= 0 && y < DESKTOP.height / 2), true);
    expect(new URL(page.url()).hash).toBe('#preferences');
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
    expect(await isPressed(page, 'New')).toBe('false');
    await page.goBack();
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    await expectSoon(() => changes(page), initial);
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
    await expectSections(page, ['Filesystem']);
    await page.goBack();
    await arriveAt(page, 'Filesystem');
  });

  it('is reached from the pages of other versions, with theirs', async () => {
    const {page} = await site.open('/docs/next/updating/changes', {viewport: DESKTOP});
    expect(await page.locator('.api-compare').count()).toBe(0);
    await page.getByRole('link', {name: 'Compare other versions, or filter this list'}).click();
    await statusIs(page, new RegExp(`^\\d+ changes from ${LATEST_VERSION} to ${versions.current?.label}$`));
  });

  it('keeps the list and offers to try again when the changes do not load', async () => {
    const page = await open('?from=v2&to=v4', {
      prepare: (opened) => opened.route('**/changes/*.json', (route) => route.abort()).then(() => undefined),
    });
    await expectNotice(
      page,
      `The changes from v2 to v4 didn't load. The list below has the changes ${NEIGHBORS}.`,
    );
    expect(await sections(page)).toContain('Filesystem');
    await page.unroute('**/changes/*.json');
    await notice(page).getByRole('button', {name: 'Try again'}).click();
    await statusIs(page, /^\d+ changes from v2 to v4$/);
    await notice(page).waitFor({state: 'hidden'});
  });

  it.each([
    ['?from=v99', 'There is no version “v99”.'],
    ['?from=v7&to=v4', 'v7 is newer than v4. Choose the older version first.'],
  ])('says what is wrong with %s, and keeps the list', async (search, sentence) => {
    const page = await open(search);
    await expectNotice(page, sentence);
    const listed = await sections(page);
    expect(listed.length).toBeGreaterThan(1);
    await notice(page).getByRole('button', {name: 'Reset'}).click();
    await statusIs(page, new RegExp(`^\\d+ changes ${NEIGHBORS}$`));
    expect(await sections(page)).toEqual(listed);
    expect(await searchOf(page)).toBe('');
  });

  it('says so when nothing matches or nothing changed, and clears the filters', async () => {
    const page = await open(`${KNOWN}&q=no-such-name`, {viewport: PHONE, hasTouch: true});
    await expectNotice(page, 'No change matches.');
    await notice(page).getByRole('button', {name: 'Clear filters'}).tap();
    await statusIs(page, /^\d+ changes from v6 to v7$/);
    expect(await page.getByRole('searchbox', {name: 'Filter by word'}).inputValue()).toBe('');
    await menu(page, 'Package').selectOption({label: 'Camera'});
    await expectNotice(page, 'Nothing in this package changed from v6 to v7.');
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
    await expectSoon(() => isPressed(page, 'New'), 'true');
  });

  it.each([
    ['', DESKTOP],
    ['?from=v2&to=v8', PHONE],
    ['?from=v99', DESKTOP],
  ])('passes the automatic checks at %j, and is not wider than the screen (%j)', async (search, viewport) => {
    const page = await open(search, {viewport});
    await expectSoon(async () => (await status(page)) !== '' || (await notice(page).isVisible()), true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await violations(page)).toEqual([]);
    await setDark(page);
    expect(await colorViolations(page)).toEqual([]);
  });

  it('is the list of the neighbors without scripts, with no controls', async () => {
    const listed = await sections(await open());
    const page = await open('?from=v2&to=v3', {javaScriptEnabled: false});
    expect(listed).toContain('Filesystem');
    expect(await sections(page)).toEqual(listed);
    expect(await menu(page, 'Older version').isVisible()).toBe(false);
    expect(await page.getByRole('searchbox', {name: 'Filter by word'}).isVisible()).toBe(false);
  });
});
