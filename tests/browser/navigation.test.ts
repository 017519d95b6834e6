import type {Locator, Page} from 'playwright-core';
import {LINKS} from '@site/src/data/links';
import {versionNotes, versions} from '@site/plugins/lib/docsVersions';
import {LATEST_VERSION} from '@site/src/data/versions';
import released from '@site/versions.json';
import {violations} from '../support/axe';
import {hydrated, startSite, testSite} from '../support/browser';
import {arriveAt, boxOf, chooseVersion, topOf, versionMenu} from '../support/reader';
import {expectSoon} from '../support/waiting';

const WIDE = {viewport: {width: 1440, height: 900}};
const OLD_VERSIONS = released.slice(1);
const UNMAINTAINED = OLD_VERSIONS.filter((name) => versions[name]?.banner === 'unmaintained');
const NEXT_LABEL = String(versions.current?.label);

const site = testSite();

const open = async (pathname: string): Promise<Page> => (await site.open(pathname, WIDE)).page;

/** What the links inside `scope` say (the logo: its alternative text) and where they lead. */
function linksIn(scope: Locator): Promise<[string, string][]> {
  return scope
    .locator('a')
    .evaluateAll((links) =>
      links.map((link): [string, string] => [
        (link.ariaLabel ?? link.textContent.trim()) || (link.querySelector('img')?.alt ?? ''),
        link.getAttribute('href') ?? '',
      ]),
    );
}

it.each<[string, string]>([
  [LATEST_VERSION, '/docs'],
  ['next', '/docs/next'],
  ...OLD_VERSIONS.map((version) => [version, `/docs/${version}`] as [string, string]),
])('while %s is being read, navbar and sidebar stay in the version', async (version, root) => {
  const page = await open(`${root}/basics/workflow`);
  expect(await linksIn(page.locator('.navbar__items').first())).toEqual([
    ['Capacitor documentation home', '/docs/'],
    ['Docs', root === '/docs' ? '/docs/' : root],
    ['Plugins', `${root}/plugins`],
    ['CLI', `${root}/cli`],
  ]);
  const links = new Map(await linksIn(page.getByRole('navigation', {name: 'Docs sidebar'})));
  expect([links.get('CLI'), links.get('Plugin APIs')]).toEqual([`${root}/cli`, `${root}/apis`]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Plugins'}).click();
  await page.waitForURL(`${site.origin}${root}/plugins`);
  expect(await versionMenu(page).locator('summary').innerText()).toMatch(
    new RegExp(`^Version:\\s+${version === 'next' ? NEXT_LABEL : version}\\b`),
  );
});

describe('the version menu', () => {
  const entry = (page: Page, label: string): Locator =>
    versionMenu(page).getByRole('link', {name: new RegExp(`^${label}\\b`)});

  it('lists every version, newest first, and says which is which, within the sidebar', async () => {
    const page = await open('/docs/v6/basics/workflow');
    await versionMenu(page).locator('summary').click();
    const items = versionMenu(page).getByRole('link');
    const texts = await items.allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      `${NEXT_LABEL} unreleased`,
      `${LATEST_VERSION} latest`,
      ...OLD_VERSIONS.map((name) => `${name} ${versionNotes[name] ?? ''}`.trim()),
    ]);
    expect(await items.and(page.locator('[aria-current="true"]')).innerText()).toMatch(/^v6/);
    const cut = await items.evaluateAll(
      (all) => all.filter((link) => link.scrollWidth > link.clientWidth).length,
    );
    expect(cut).toBe(0);
    const list = await boxOf(versionMenu(page).locator('ul'));
    expect(list.x + list.width).toBeLessThan(288);
    expect(await violations(page)).toEqual([]);
  });

  it('leads to what a page or a section became, and the notice leads back', async () => {
    const page = await open('/docs/apis/preferences');
    await chooseVersion(page, 'v3');
    await page.waitForURL('**/docs/v3/apis/storage');
    await page.locator('.version-banner').getByRole('link').click();
    await page.waitForURL('**/docs/apis/preferences');
    await page.goto(`${site.origin}/docs/v2/apis/app#openurl`);
    await hydrated(page);
    await chooseVersion(page, 'v3');
    await page.waitForURL('**/docs/v3/apis/app-launcher#openurl');
    await page.goto(`${site.origin}/docs/v2/basics/opening-native-projects`);
    await hydrated(page);
    await page.locator('.version-banner').getByRole('link').click();
    await page.waitForURL('**/docs/basics/workflow#open-the-native-project');
    await expectSoon(() => topOf(page.locator('#open-the-native-project')), expect.closeTo(90, -2));
  });

  it('says which versions do not have the page, and leads to the nearest one', async () => {
    const page = await open('/docs/v6/vscode/debugging');
    await versionMenu(page).locator('summary').click();
    expect(await entry(page, LATEST_VERSION).innerText()).toContain('removed in v7');
    expect(await entry(page, 'v3').innerText()).toContain('new in v4');
    expect(await entry(page, 'v5').innerText()).not.toMatch(/new in|removed in/);
    expect(await violations(page)).toEqual([]);
    await entry(page, 'v3').click();
    await page.waitForURL('**/docs/v3/getting-started/vscode-extension#debug');
  });
});

describe('the banner above a page', () => {
  const banner = (page: Page): Locator => page.getByRole('complementary', {name: 'Version of this page'});

  it.each(UNMAINTAINED)(
    'of %s says that it is no longer maintained and leads to the same page in the latest version',
    async (version) => {
      const page = await open(`/docs/${version}/basics/workflow`);
      expect(await banner(page).innerText()).toMatch(`Capacitor ${version} is no longer maintained`);
      await banner(page)
        .getByRole('link', {name: `Read this page for ${LATEST_VERSION}`})
        .click();
      await page.waitForURL(`${site.origin}/docs/basics/workflow`);
      await banner(page).waitFor({state: 'detached'});
    },
  );

  it('says that the subject is gone from the latest version, and leads to the nearest page', async () => {
    const page = await open('/docs/v6/vscode/debugging');
    expect(await banner(page).innerText()).toMatch(
      /This page has no equivalent in v\d+, the latest version\. The nearest page is VS Code extension\.$/,
    );
    await banner(page).getByRole('link', {name: 'VS Code extension'}).click();
    await page.waitForURL('**/docs/getting-started/vscode-extension');
  });
});

it('an address of a page that was removed says so, and offers the last and the nearest page', async () => {
  const page = await open('/docs/vscode/debugging');
  const main = page.getByRole('main');
  await main.getByText('This page was removed in v7.').waitFor();
  const targets = (await linksIn(main.locator('.message-page__list').first())).map(([, href]) => href);
  expect(targets.slice(0, 2)).toEqual([
    '/docs/v6/vscode/debugging',
    '/docs/getting-started/vscode-extension',
  ]);
  expect(await main.locator('li', {hasText: 'the nearest page'}).innerText()).toContain('VS Code');
  expect(await violations(page)).toEqual([]);
});

describe('on a page of the latest version', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open('/docs/basics/workflow');
  });

  it('there is no banner and no breadcrumb, and the sidebar cannot be hidden', async () => {
    expect(await page.locator('.version-banner').count()).toBe(0);
    expect(await page.getByRole('navigation', {name: 'Breadcrumbs'}).count()).toBe(0);
    expect(await page.locator('.theme-doc-sidebar-container nav').isVisible()).toBe(true);
    expect(await page.getByRole('button', {name: /(?:collapse|expand) sidebar/i}).count()).toBe(0);
  });

  it('the Japanese site is marked as Japanese', async () => {
    const link = page.locator(`.navbar a[href="${LINKS.japanese}"]`);
    expect(await link.getAttribute('lang')).toBe('ja');
  });

  it('opening a category of the sidebar does not close another', async () => {
    const categories = page.locator('.theme-doc-sidebar-container nav .menu__link--sublist');
    const states = (): Promise<(string | null)[]> =>
      categories.evaluateAll((links) => links.map((link) => link.getAttribute('aria-expanded')));
    const before = await states();
    const closed = before.filter((state) => state === 'false').length;
    expect([closed > 1, before.length - closed > 1]).toEqual([true, true]);
    for (const [n, category] of (await categories.all()).entries()) {
      if (before[n] === 'false') await category.click();
    }
    await expectSoon(states, Array(before.length).fill('true'));
    for (const category of await categories.all()) await category.click();
    await expectSoon(states, Array(before.length).fill('false'));
  });

  it('the contents list headings of levels 2 and 3', async () => {
    const wanted = await page
      .locator('article :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({id}) => `#${id}`));
    const contents = page.locator('.doc-aside').getByRole('navigation', {name: 'On this page'});
    expect((await linksIn(contents)).map(([, href]) => href)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(2);
  });
});

describe('the footer', () => {
  it.each([1024, 1440])('leaves the sidebar whole at the end of a page, at %i pixels', async (width) => {
    const {page} = await site.open('/docs/basics/workflow', {viewport: {width, height: 800}});
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // A different end would mean that the sidebar's margin isn't the footer's height anymore.
    const edges = (): Promise<unknown> =>
      page.evaluate(() => {
        const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [bar, container, footer] = ['.navbar', '.theme-doc-sidebar-container', '.footer'].map(of);
        return {
          bottom: Math.abs((footer?.bottom ?? NaN) - innerHeight) <= 1,
          head: (of('.sidebar-head')?.top ?? NaN) >= Math.max(0, bar?.bottom ?? NaN) - 1,
          end: Math.abs((container?.bottom ?? NaN) - innerHeight) <= 1,
          beside: footer?.left === container?.right,
        };
      });
    await expectSoon(edges, {bottom: true, head: true, end: true, beside: true});
  });

  it('is missing on a page that switches it off, and back on the next', async () => {
    const variant = await startSite('variant');
    const {page} = await variant.open('/docs/plugins');
    const footer = page.getByRole('contentinfo');
    expect(await footer.isVisible()).toBe(false);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CLI'}).click();
    await arriveAt(page, 'Fixture CLI');
    await footer.waitFor();
    await variant.close();
  });
});
