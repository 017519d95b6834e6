import type {Locator, Page} from 'playwright-core';
import packageJson from '@site/package.json';
import {LINKS, SOCIAL_LINKS} from '@site/src/data/links';
import {versionNotes, versions} from '@site/src/data/versions';
import released from '@site/versions.json';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {expectSoon} from '../support/waiting';

const WIDE = {width: 1440, height: 900};
const [LATEST = '', ...OLD_VERSIONS] = released;
const UNMAINTAINED = OLD_VERSIONS.filter((name) => versions[name]?.banner === 'unmaintained');
const NEXT_LABEL = String(versions.current?.label);
const SOCIAL_ICONS = SOCIAL_LINKS.map(({name, href}) => [`Capacitor on ${name}`, href]);

let site: Site;
let tab: OpenPage;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  tab = await site.open('/docs/basics/workflow', {viewport: WIDE});
  page = tab.page;
});

afterAll(() => site.close());

async function visit(pathname: string): Promise<void> {
  await page.goto(`${site.origin}${pathname}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

describe.each([
  [LATEST, '/docs'],
  ['next', '/docs/next'],
  ...OLD_VERSIONS.map((version) => [version, `/docs/${version}`]),
])('while %s is being read', (version, root) => {
  beforeAll(() => visit(`${root}/basics/workflow`));

  it('the navbar stays in the version', async () => {
    await expect(linksIn(page.locator('.navbar__items').first())).resolves.toEqual([
      ['Capacitor documentation home', '/docs/'],
      ['Docs', root === '/docs' ? '/docs/' : root],
      ['Plugins', `${root}/plugins`],
      ['CLI', `${root}/cli`],
    ]);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Plugins'}).click();
    await page.waitForURL(`${site.origin}${root}/plugins`);
    await expect(sidebar('.menu-box__button', 'Version').innerText()).resolves.toMatch(label(version));
    await page.goBack();
  });

  it('the sidebar leads to its own plugins and command line', async () => {
    const links = new Map(await linksIn(page.getByRole('navigation', {name: 'Docs sidebar'})));
    expect(links.get('CLI')).toBe(`${root}/cli`);
    expect(links.get('Plugin APIs')).toBe(`${root}/apis`);
  });
});

describe('the version menu', () => {
  it('keeps page and place where the version has the page, and remembers the version', async () => {
    await visit('/docs/getting-started/ui');
    await page.evaluate(() => (location.hash = 'tailwind-css'));
    await chooseVersion('v5');
    await page.waitForURL(`${site.origin}/docs/v5/getting-started/ui#tailwind-css`);
    await expectSoon(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')), 'v5');
  });

  it('goes to the page about the same subject where the page has another name', async () => {
    await visit('/docs/v5/apis/preferences');
    await chooseVersion('v3');
    await page.waitForURL(`${site.origin}/docs/v3/apis/storage`);
  });

  it('says which versions have nothing about the subject, and goes to the nearest page', async () => {
    await visit('/docs/getting-started/ui');
    await sidebar('.menu-box__button', 'Version').click();
    const item = sidebar('.menu-box__list').getByRole('link', {name: /^v3\b/});
    await expect(item.innerText()).resolves.toMatch(/new in v4/);
    await item.click();
    await page.waitForURL(`${site.origin}/docs/v3/getting-started/with-ionic`);
  });

  it('lists every version, newest first, and says which is which', async () => {
    await visit('/docs/v6/basics/workflow');
    const items = sidebar('.menu-box__list').last().getByRole('link', {includeHidden: true});
    const texts = await items.allTextContents();
    expect(texts.map((text) => text.replaceAll(/\s/g, ''))).toEqual([
      `${NEXT_LABEL}unreleased`,
      `${LATEST}latest`,
      ...OLD_VERSIONS.map((name) => `${name}${versionNotes[name] ?? ''}`.replaceAll(' ', '')),
    ]);
    await expect(items.locator('xpath=self::*[@aria-current="true"]').textContent()).resolves.toMatch(/^v6/);
  });
});

describe('the banner above a page', () => {
  const banner = (): Locator => page.getByRole('complementary', {name: 'Version of this page'});

  it.each(UNMAINTAINED)(
    'of %s says that it is no longer maintained and leads to the same page in the latest version',
    async (version) => {
      await visit(`/docs/${version}/basics/workflow`);
      await expect(banner().innerText()).resolves.toMatch(
        new RegExp(`Capacitor ${version} is no longer maintained`),
      );
      await banner()
        .getByRole('link', {name: `Read this page for ${LATEST}`})
        .click();
      await page.waitForURL(`${site.origin}/docs/basics/workflow`);
      await banner().waitFor({state: 'detached'});
    },
  );

  it('leads to the page about the same subject where the page has another name', async () => {
    await visit('/docs/v2/getting-started/dependencies');
    await expect(linksIn(banner())).resolves.toEqual([
      [`Read this page for ${LATEST}`, '/docs/getting-started/environment-setup'],
    ]);
  });

  it('says that the subject is gone from the latest version, and names the nearest page', async () => {
    await visit('/docs/v2/apis/console');
    await expect(banner().innerText()).resolves.toMatch(`This page has no equivalent in ${LATEST}`);
    await expect(linksIn(banner())).resolves.toEqual([['Capacitor configuration', '/docs/config']]);
  });

  it('of the next version says that it is unreleased', async () => {
    await visit('/docs/next/basics/workflow');
    await expect(banner().innerText()).resolves.toMatch(new RegExp(`Capacitor ${NEXT_LABEL} is unreleased`));
    await expect(linksIn(banner())).resolves.toEqual([
      [`Read this page for ${LATEST}`, '/docs/basics/workflow'],
    ]);
  });
});

describe('on a page of the latest version', () => {
  beforeAll(() => visit('/docs/basics/workflow'));

  it('there is no banner and no breadcrumb', async () => {
    await expect(page.locator('.version-banner, .theme-doc-breadcrumbs').count()).resolves.toBe(0);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).count()).resolves.toBe(0);
  });

  it.each([
    [
      'Community',
      [
        ['Community Hub', LINKS.community],
        ['Forum', LINKS.forum],
        ['Blog', LINKS.blog],
        ['X (Twitter)', LINKS.twitter],
      ],
    ],
    [
      'Support',
      [
        ['Help Center', LINKS.helpCenter],
        ['Customer Support', LINKS.customerSupport],
        ['Enterprise Advisory', LINKS.enterpriseAdvisory],
      ],
    ],
    [
      'English',
      [
        ['English', '/docs/basics/workflow'],
        ['日本語', LINKS.japanese],
      ],
    ],
  ])('the %s menu leads where it says', async (name, expected) => {
    const menu = page.locator('.navbar .dropdown', {has: page.getByRole('button', {name})});
    await expect(menu.locator('.dropdown__menu').isVisible()).resolves.toBe(false);
    await menu.hover();
    await menu.locator('.dropdown__menu').waitFor();
    await expect(linksIn(menu.locator('.dropdown__menu'))).resolves.toEqual(expected);
    await page.mouse.move(700, 500);
  });

  it('the Japanese site is marked as Japanese', async () => {
    await expect(page.locator(`.navbar a[href="${LINKS.japanese}"]`).getAttribute('lang')).resolves.toBe(
      'ja',
    );
  });

  it('icons have names and lead to the accounts and the source', async () => {
    const icons = page.getByRole('navigation', {name: 'Main'}).locator('a.icon-link');
    await expect(namesAndTargets(icons)).resolves.toEqual(SOCIAL_ICONS);
  });

  it('the product menu has the forum and the accounts', async () => {
    await sidebar('.menu-box__button', 'Product').click();
    const links = sidebar('.menu-box__list').first().getByRole('link');
    await expect(namesAndTargets(links)).resolves.toEqual([
      ['Forum', LINKS.forum],
      ...SOCIAL_LINKS.map(({name, href}) => [name, href]),
    ]);
    await page.keyboard.press('Escape');
  });

  it('the sidebar cannot be hidden', async () => {
    await expect(sidebar('nav').isVisible()).resolves.toBe(true);
    await expect(page.getByRole('button', {name: /(?:collapse|expand) sidebar/i}).count()).resolves.toBe(0);
  });

  it('opening a category of the sidebar does not close another', async () => {
    const categories = sidebar('nav').locator('.menu__link--sublist');
    const states = (): Promise<(string | null)[]> =>
      categories.evaluateAll((links) => links.map((link) => link.getAttribute('aria-expanded')));
    const before = await states();
    const closed = before.filter((state) => state === 'false').length;
    expect([closed > 1, before.length - closed > 1]).toEqual([true, true]);
    // Those that start closed are opened, one after the other, and no other closes.
    for (const [n, category] of (await categories.all()).entries()) {
      if (before[n] === 'false') await category.click();
    }
    await expect(states()).resolves.toEqual(Array(before.length).fill('true'));
    for (const category of await categories.all()) await category.click();
    await expect(states()).resolves.toEqual(Array(before.length).fill('false'));
  });

  it('the contents list headings of levels 2 and 3; edit link and promotion stand below', async () => {
    const aside = page.locator('.doc-aside');
    await expect(aside.getByRole('navigation', {name: 'On this page'}).count()).resolves.toBe(1);
    const headings = await page
      .locator('article :is(h2, h3, h4, h5, h6)')
      .evaluateAll((elements) => elements.map(({id, tagName}) => [tagName, `#${id}`] as const));
    const listed = await linksIn(aside.locator('.table-of-contents').first());
    const wanted = headings.filter(([level]) => ['H2', 'H3'].includes(level)).map(([, target]) => target);
    expect(listed.map(([, href]) => href)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(2);
    const edit = aside.getByRole('link', {name: 'Edit this page'});
    await expect(edit.getAttribute('href')).resolves.toBe(
      `${packageJson.repository}/edit/main/versioned_docs/version-${LATEST}/basics/workflow.md`,
    );
    const blocks = [aside.locator('nav'), edit, aside.getByRole('complementary', {name: 'Promotion'})];
    const tops = await Promise.all(blocks.map(async (block) => (await block.boundingBox())?.y ?? NaN));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  it('the footer has link columns, the logo and the copyright of this year', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__title').allTextContents()).resolves.toEqual([
      'Documentation',
      'Community',
      'Source',
      'Support',
    ]);
    await expect(footer.getByRole('link').count()).resolves.toBeGreaterThanOrEqual(15);
    await expect(footer.getByRole('img', {name: 'Capacitor'}).first().isVisible()).resolves.toBe(true);
    await expect(footer.innerText()).resolves.toContain(`© ${new Date().getFullYear()}`);
  });
});

describe('the footer', () => {
  it.each([1024, 1440])('leaves the sidebar whole at the end of a page, at %i pixels', async (width) => {
    const {page: workflow} = await site.open('/docs/basics/workflow', {viewport: {width, height: 800}});
    await workflow.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectSoon(async () => {
      const footer = await workflow.getByRole('contentinfo').boundingBox();
      return Math.round((footer?.y ?? NaN) + (footer?.height ?? NaN));
    }, 800);
    const edges = await workflow.evaluate(() => {
      const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [bar, container] = [of('.navbar'), of('.theme-doc-sidebar-container')];
      return {
        head: (of('.sidebar-head')?.top ?? NaN) >= Math.max(0, bar?.bottom ?? NaN) - 1,
        end: Math.abs((container?.bottom ?? NaN) - innerHeight) <= 1,
        beside: (of('.footer')?.left ?? NaN) === container?.right,
      };
    });
    // A different end would mean that the sidebar's margin isn't the footer's height anymore.
    expect(edges).toEqual({head: true, end: true, beside: true});
  });

  it('is missing on a page that switches it off, and back on the next', async () => {
    const variant = await startSite('variant');
    const {page: plugins} = await variant.open('/docs/plugins');
    const footer = plugins.getByRole('contentinfo');
    await expect(footer.isVisible()).resolves.toBe(false);
    await plugins.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'CLI'}).click();
    await footer.waitFor();
    await variant.close();
  });
});

function sidebar(selector: string, text?: string): Locator {
  return page.locator(`.theme-doc-sidebar-container ${selector}`, text ? {hasText: text} : {});
}

async function chooseVersion(version: string): Promise<void> {
  await sidebar('.menu-box__button', 'Version').click();
  await sidebar('.menu-box__list').getByRole('link', {name: version}).click();
}

function label(version: string): RegExp {
  return new RegExp(`^Version:\\s+${version === 'next' ? NEXT_LABEL : version}\\b`);
}

/** What the links inside `scope` say (the logo: its alternative text) and where they lead. */
function linksIn(scope: Locator): Promise<[string, string][]> {
  return scope
    .locator('a')
    .evaluateAll((links) =>
      links.map((link): [string, string] => [
        link.textContent.trim() || (link.querySelector('img')?.alt ?? ''),
        link.getAttribute('href') ?? '',
      ]),
    );
}

/** Accessible names and targets of icon links. */
function namesAndTargets(links: Locator): Promise<string[][]> {
  return links.evaluateAll((all) =>
    all.map((link) => [link.ariaLabel ?? link.textContent.trim(), link.getAttribute('href') ?? '']),
  );
}
