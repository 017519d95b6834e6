import type {Locator, Page} from 'playwright-core';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {gateScript, MAIN_SCRIPT} from '../support/pageScripts';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';

const HYDRATED = 'html[data-has-hydrated="true"]';

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

function themeSwitch(page: Page): Locator {
  return page.locator('.navbar').getByRole('button', {name: /Switch between dark and light mode/});
}

/** Tells whether a colour, as `rgb(…)`, is one for a light or for a dark page. */
function shadeOf(colour: string): 'light' | 'dark' {
  const channels = colour.match(/\d+/g)?.map(Number) ?? [];
  if (channels.length !== 3) throw new Error(`${colour} is no opaque colour.`);
  return Math.max(...channels) < 64 ? 'dark' : 'light';
}

/** Returns the shade of the paper that the text stands on. */
async function paperOf(page: Page): Promise<'light' | 'dark'> {
  return shadeOf(await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor));
}

function themeOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

function storedOf(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector(HYDRATED);
}

describe('the colour mode', () => {
  it.each(['light', 'dark'] as const)('is light at first, on a system that is %s', async (colorScheme) => {
    const {page} = await site.open('/docs/', {colorScheme});
    expect(await themeOf(page)).toBe('light');
    expect(await paperOf(page)).toBe('light');
    expect(await storedOf(page, 'theme')).toBe(null);
  });

  it('changes with the switch, back and forth, and is stored', async () => {
    const {page} = await site.open('/docs/');
    await themeSwitch(page).click();
    expect(await themeOf(page)).toBe('dark');
    expect(await paperOf(page)).toBe('dark');
    expect(await storedOf(page, 'theme')).toBe('dark');
    await themeSwitch(page).click();
    expect(await paperOf(page)).toBe('light');
    expect(await storedOf(page, 'theme')).toBe('light');
  });

  it('stays on other pages and after a reload', async () => {
    const {page} = await site.open('/docs/');
    await themeSwitch(page).click();
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    expect(await paperOf(page)).toBe('dark');
    await reload(page);
    expect(await paperOf(page)).toBe('dark');
  });

  it('follows a switch in another tab', async () => {
    const {page, context} = await site.open('/docs/');
    const other = await context.newPage();
    await other.goto(`${site.origin}/docs/getting-started`);
    await other.waitForSelector(HYDRATED);
    expect(await themeOf(other)).toBe('light');
    await themeSwitch(page).click();
    await other.waitForSelector('html[data-theme="dark"]');
    expect(await paperOf(other)).toBe('dark');
    await themeSwitch(other).click();
    await page.waitForSelector('html[data-theme="light"]');
  });

  /** A reader who chose dark before, whose browser notes the paper's colour at every frame that has content. */
  const DARK_READER: OpenOptions = {
    prepare: async (page) => {
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        const papers = new Set<string>();
        const note = (): void => {
          if (document.getElementById('__docusaurus'))
            papers.add(getComputedStyle(document.documentElement).backgroundColor);
          (window as Window & {papers?: string[]}).papers = [...papers];
          requestAnimationFrame(note);
        };
        note();
      });
    },
  };

  async function papersOf(page: Page): Promise<string[]> {
    const papers = await page.evaluate(() => (window as Window & {papers?: string[]}).papers);
    return papers?.map(shadeOf) ?? [];
  }

  it('never flashes light for a reader who chose dark', async () => {
    const {page} = await site.open('/docs/', DARK_READER);
    expect(await papersOf(page)).toEqual(['dark']);
    await themeSwitch(page).click();
    await page.waitForFunction(() => (window as Window & {papers?: string[]}).papers?.length === 2);
    expect(await papersOf(page)).toEqual(['dark', 'light']);
  });

  it('is dark before, and without, the script of the site', async () => {
    const {page} = await site.open('/docs/', {
      hydrated: false,
      prepare: async (opened) => {
        await gateScript(opened, MAIN_SCRIPT, 'abort');
        await DARK_READER.prepare?.(opened);
      },
    });
    expect(await page.locator(HYDRATED).count()).toBe(0);
    expect(await paperOf(page)).toBe('dark');
    expect(await papersOf(page)).toEqual(['dark']);
  });
});

describe('the version', () => {
  const KEY = 'docs-preferred-version-default';

  async function choose(page: Page, label: string): Promise<void> {
    const menu = page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: label}).click();
  }

  it('is stored when it is chosen in the menu of the sidebar, which leads to the same page', async () => {
    const {page} = await site.open('/docs/getting-started');
    expect(await storedOf(page, KEY)).toBe(null);
    await choose(page, 'v6');
    await page.waitForURL('**/docs/v6/getting-started');
    expect(await storedOf(page, KEY)).toBe('v6');
    await page.locator('.version-banner').waitFor();
    await choose(page, NEXT_LABEL);
    await page.waitForURL('**/docs/next/getting-started');
    expect(await storedOf(page, KEY)).toBe('current');
  });

  it('leads, once chosen, from an address outside the docs into that version', async () => {
    const {page} = await site.open('/nope');
    const cli = page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true});
    expect(await cli.getAttribute('href')).toBe('/docs/cli');
    await page.goto(`${site.origin}/docs/getting-started`);
    await page.waitForSelector(HYDRATED);
    await choose(page, 'v6');
    await page.waitForURL('**/docs/v6/getting-started');
    await page.goto(`${site.origin}/nope`);
    await page.locator('.navbar a[href="/docs/v6/cli"]').click();
    await page.waitForURL('**/docs/v6/cli');
  });

  it('that does not exist any more is forgotten', async () => {
    const {page} = await site.open('/nope', {
      prepare: (opened) =>
        opened.addInitScript((key) => localStorage.setItem(key, 'v1'), KEY).then(() => undefined),
    });
    await page.waitForFunction((key) => localStorage.getItem(key) === null, KEY);
    const cli = page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true});
    expect(await cli.getAttribute('href')).toBe('/docs/cli');
  });

  /** A reader who chose `version` on an earlier visit. */
  function whoChose(version: string, options: OpenOptions = {}): OpenOptions {
    return {
      ...options,
      prepare: async (opened) => {
        await paintWhole(opened);
        await opened.addInitScript(([key, name]) => localStorage.setItem(key, name), [KEY, version] as const);
      },
    };
  }

  /** What the browser itself says of an address that is missing on purpose. */
  const MISSING = 'status of 404';

  function navbarLinks(page: Page): Promise<(string | null)[]> {
    const links = ['Docs', 'Plugins', 'CLI'].map((name) =>
      page.locator('.navbar').getByRole('link', {name, exact: true}).getAttribute('href'),
    );
    return Promise.all(links);
  }

  it.each(['/docs/search', '/docs/no/such/page'])(
    'is where the navbar leads from %s, and where its search looks, without moving anything',
    async (pathname) => {
      const {page, problems} = await site.open(pathname, whoChose('v6'));
      await expect(page.locator('.navbar a[href="/docs/v6/cli"]').isVisible()).resolves.toBe(true);
      expect(await navbarLinks(page)).toEqual(['/docs/v6', '/docs/v6/plugins', '/docs/v6/cli']);
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftsOf(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      const scope = page.getByRole('button', {name: 'Capacitor v6', pressed: true});
      await scope.waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
      await page.waitForURL('**/docs/v6/cli');
      await page.locator('.version-banner', {hasText: 'Capacitor v6'}).waitFor();
      expect(problems.filter((problem) => !problem.includes(MISSING))).toEqual([]);
    },
  );

  it('is where the results page looks, unless its address names another', async () => {
    const {page} = await site.open('/docs/search?q=fixture', whoChose('v6'));
    await page.locator('.search-page__status', {hasText: 'in Capacitor v6'}).waitFor();
    await page.goto(`${site.origin}/docs/search?q=fixture&version=next`);
    await page.locator('.search-page__status', {hasText: `in Capacitor ${NEXT_LABEL}`}).waitFor();
  });

  it('is in the menu of a phone, too, and is what the not-found page offers', async () => {
    const {page} = await site.open(
      '/docs/no/such/page',
      whoChose('v6', {viewport: {width: 390, height: 844}}),
    );
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'Capacitor v6 documentation'}).waitFor();
    expect(await main.getByRole('link', {name: `Capacitor ${LATEST} documentation`}).count()).toBe(0);
    await page.getByRole('button', {name: /navigation bar/}).click();
    const cli = page.locator('.navbar-sidebar').getByRole('link', {name: 'CLI', exact: true});
    await cli.click();
    await page.waitForURL('**/docs/v6/cli');
  });

  it('gives way to that of the address', async () => {
    const {page} = await site.open('/docs/v6/no/such/page', whoChose('current'));
    expect(await navbarLinks(page)).toEqual(['/docs/v6', '/docs/v6/plugins', '/docs/v6/cli']);
    await page.goto(`${site.origin}/docs/getting-started`);
    await page.waitForSelector(HYDRATED);
    expect(await navbarLinks(page)).toEqual(['/docs/', '/docs/plugins', '/docs/cli']);
  });

  it('means the latest while what is stored is no version', async () => {
    const {page, problems} = await site.open('/docs/search?q=fixture', whoChose('v1'));
    await page.locator('.search-page__status', {hasText: `in Capacitor ${LATEST}`}).waitFor();
    expect(await navbarLinks(page)).toEqual(['/docs/', '/docs/plugins', '/docs/cli']);
    expect(problems).toEqual([]);
  });
});
