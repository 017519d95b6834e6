import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION, versionNotes, versions} from '@site/src/data/versions';
import {violations} from '../support/axe';
import {startSite, type Site} from '../support/browser';
import {expectSoon, motionEnds, settle} from '../support/waiting';

const WIDE = {viewport: {width: 1440, height: 900}};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');
const menu = (page: Page): Locator => sidebar(page).locator('.menu-box', {hasText: 'Version:'});

/** Opens the version menu and follows its link to the version with the label `label`. */
async function choose(page: Page, label: string): Promise<void> {
  await menu(page).locator('summary').click();
  await menu(page)
    .getByRole('link', {name: new RegExp(`^${label}`)})
    .click();
}

/** Scrolls down in steps until the navbar has hidden. */
async function hideNavbar(page: Page): Promise<void> {
  for (let step = 0; step < 3; step++) {
    await page.evaluate(() => scrollBy({top: 300, behavior: 'instant'}));
    await settle(page);
  }
  await expectSoon(
    () => page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom <= 0),
    true,
  );
  await motionEnds(page);
}

describe('the version menu', () => {
  it('says on its button that the version is the latest', async () => {
    const {page} = await site.open('/docs/apis/camera', WIDE);
    expect((await menu(page).locator('summary').innerText()).replace(/\s+/g, ' ')).toBe(
      `Version: ${LATEST_VERSION} latest`,
    );
  });

  it('says for each older version until when it was supported, within the sidebar', async () => {
    const {page} = await site.open('/docs/apis/camera', WIDE);
    await menu(page).locator('summary').click();
    const links = menu(page).getByRole('link');
    const texts = await links.allInnerTexts();
    const expected = Object.entries(versions).map(([name, {label}]) => [label, versionNotes[name] ?? '']);
    expect(texts).toHaveLength(expected.length);
    texts.forEach((text, index) => {
      for (const part of expected[index] ?? []) expect(text).toContain(part);
    });
    expect(Object.keys(versionNotes).length).toBeGreaterThan(3);
    const cut = await links.evaluateAll(
      (all) => all.filter((link) => link.scrollWidth > link.clientWidth).length,
    );
    expect(cut).toBe(0);
    const box = await menu(page)
      .locator('ul')
      .evaluate((list) => list.getBoundingClientRect().right);
    expect(box).toBeLessThan(288);
    expect(await violations(page)).toEqual([]);
  });

  it('leads from a page to its equivalent under another name, and the notice leads back', async () => {
    const {page} = await site.open('/docs/apis/preferences', WIDE);
    await choose(page, 'v3');
    await page.waitForURL('**/docs/v3/apis/storage');
    await page.locator('.version-banner').getByRole('link').click();
    await page.waitForURL('**/docs/apis/preferences');
  });

  it('leads to the section that a page or another section became', async () => {
    const {page} = await site.open('/docs/v2/apis/app#openurl', WIDE);
    await choose(page, 'v3');
    await page.waitForURL('**/docs/v3/apis/app-launcher#openurl');
    await choose(page, 'v2');
    await page.waitForURL('**/docs/v2/apis/app#openurl');
    await page.goto(`${site.origin}/docs/v2/basics/opening-native-projects`);
    await page.locator('.version-banner').getByRole('link').click();
    await page.waitForURL('**/docs/basics/workflow#open-the-native-project');
    await expectSoon(
      () =>
        page.locator('#open-the-native-project').evaluate((heading) => heading.getBoundingClientRect().top),
      expect.closeTo(90, -2),
    );
  });

  it('keeps the section if both versions have the page', async () => {
    const {page} = await site.open('/docs/apis/camera#getphoto', WIDE);
    await choose(page, 'v6');
    await page.waitForURL('**/docs/v6/apis/camera#getphoto');
  });

  it('says which versions do not have the page, and leads to the nearest one', async () => {
    const {page} = await site.open('/docs/v6/vscode/debugging', WIDE);
    await menu(page).locator('summary').click();
    const entry = (label: string): Locator => menu(page).getByRole('link', {name: new RegExp(`^${label}`)});
    expect(await entry(LATEST_VERSION ?? '').innerText()).toContain('removed in v7');
    expect(await entry('v3').innerText()).toContain('new in v4');
    expect(await entry('v5').innerText()).not.toMatch(/new in|removed in/);
    expect(await violations(page)).toEqual([]);
    await entry('v3').click();
    await page.waitForURL('**/docs/v3/getting-started/vscode-extension#debug');
  });
});

describe('the notice about the version', () => {
  it('names the nearest page if the latest version has none about the subject', async () => {
    const {page} = await site.open('/docs/v6/vscode/debugging', WIDE);
    const notice = page.locator('.version-banner');
    expect(await notice.innerText()).toMatch(
      /This page has no equivalent in v\d+, the latest version\. The nearest page is VS Code extension\.$/,
    );
    await notice.getByRole('link', {name: 'VS Code extension'}).click();
    await page.waitForURL('**/docs/getting-started/vscode-extension');
  });
});

describe('an address without a page', () => {
  it.each([
    ['/docs/apis/storage', 'Preferences', '/docs/apis/preferences'],
    ['/docs/v3/apis/preferences', 'Storage', '/docs/v3/apis/storage'],
  ])('%s offers the page by its new or old name', async (address, name, target) => {
    const {page} = await site.open(address, WIDE);
    await page.getByRole('main').getByRole('link', {name}).first().click();
    await page.waitForURL(`**${target}`);
    await page.getByRole('heading', {level: 1, name}).waitFor();
  });

  it('says that a page was removed, and offers the last and the nearest one', async () => {
    const {page} = await site.open('/docs/vscode/debugging', WIDE);
    const main = page.getByRole('main');
    await main.getByText('This page was removed in v7.').waitFor();
    const targets = await main
      .locator('.message-page__list a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 2)).toEqual([
      '/docs/v6/vscode/debugging',
      '/docs/getting-started/vscode-extension',
    ]);
    expect(await main.locator('li', {hasText: 'the nearest page'}).innerText()).toContain('VS Code');
    expect(await violations(page)).toEqual([]);
  });
});

it('only the latest version has the announcement', async () => {
  for (const [name, {path}] of Object.entries(versions)) {
    const isLatest = name === LATEST_VERSION;
    const {page} = await site.open(isLatest ? '/docs/' : `/docs/${path ?? name}`, WIDE);
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(isLatest);
  }
});

describe('when the navbar has hidden, the top of the sidebar', () => {
  it('has the search, which returns the focus', async () => {
    const {page} = await site.open('/docs/apis/camera', WIDE);
    const search = sidebar(page).getByRole('button', {name: 'Search', exact: true});
    expect(await search.count()).toBe(0);
    await hideNavbar(page);
    await search.click();
    const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    await dialog.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('has the color mode switch', async () => {
    const {page} = await site.open('/docs/apis/camera', WIDE);
    await hideNavbar(page);
    await sidebar(page)
      .getByRole('button', {name: /Switch between dark and light mode/})
      .click();
    await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
    expect(await violations(page)).toEqual([]);
  });

  it('has the logo where the navbar had it', async () => {
    const {page} = await site.open('/docs/apis/camera', WIDE);
    const place = (selector: string): Promise<{x: number; width: number}> =>
      page.locator(selector).evaluate((image) => {
        const {x, width} = image.getBoundingClientRect();
        return {x, width};
      });
    const before = await place('.navbar__brand img >> visible=true');
    await hideNavbar(page);
    expect(await place('.theme-doc-sidebar-container img >> visible=true')).toEqual(before);
  });
});

it('headings of the sidebar are not smaller than the links below them', async () => {
  const {page} = await site.open('/docs/apis/camera', WIDE);
  const sizes = await sidebar(page)
    .locator('.theme-doc-sidebar-item-category-level-1')
    .first()
    .evaluate((category) =>
      [...category.querySelectorAll('.menu__link')].map((link) =>
        parseFloat(getComputedStyle(link).fontSize),
      ),
    );
  const [heading = 0, ...links] = sizes;
  expect(links.length).toBeGreaterThan(0);
  expect(heading).toBeGreaterThanOrEqual(Math.max(...links));
});
