import type {Page} from 'playwright-core';
import {hydrated, testSite, type OpenOptions} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {openWithoutScript} from '../support/loadFailure';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';
import {chooseVersion, followInNavbar, modeSwitch} from '../support/reader';
import {stored, storedUnder} from '../support/stored';
import {expectSoon} from '../support/waiting';

const site = testSite('variant');

describe('the colour mode', () => {
  /** Tells whether a colour, as `rgb(…)`, is one for a light or for a dark page. */
  function shadeOf(colour: string): 'light' | 'dark' {
    const channels = colour.match(/\d+/g)?.map(Number) ?? [];
    if (channels.length !== 3) throw new Error(`${colour} is no opaque colour.`);
    return Math.max(...channels) < 64 ? 'dark' : 'light';
  }

  /** Waits until the paper that the text stands on has this shade. */
  const expectPaper = (page: Page, shade: 'light' | 'dark'): Promise<void> =>
    expectSoon(
      async () =>
        shadeOf(await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)),
      shade,
    );

  it('follows a switch in another tab', async () => {
    const {page, context} = await site.open('/docs/');
    const other = await context.newPage();
    await other.goto(`${site.origin}/docs/getting-started`);
    await hydrated(other);
    await modeSwitch(page).click();
    await expectPaper(other, 'dark');
    await modeSwitch(other).click();
    await expectPaper(page, 'light');
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

  const expectPapers = (page: Page, shades: readonly string[]): Promise<void> =>
    expectSoon(async () => {
      const papers = await page.evaluate(() => (window as Window & {papers?: string[]}).papers);
      return papers?.map(shadeOf);
    }, shades);

  it('never flashes light for a reader who chose dark', async () => {
    const {page} = await site.open('/docs/', DARK_READER);
    await expectPapers(page, ['dark']);
    await modeSwitch(page).click();
    await expectPapers(page, ['dark', 'light']);
  });

  it('is dark before, and without, the script of the site', async () => {
    const {page} = await openWithoutScript(site, '/docs/', DARK_READER);
    await expectPapers(page, ['dark']);
  });
});

describe('the version', () => {
  const KEY = 'docs-preferred-version-default';

  /** A reader who chose `version` on an earlier visit. */
  function whoChose(version: string, options: OpenOptions = {}): OpenOptions {
    return {
      ...options,
      prepare: async (opened) => {
        await paintWhole(opened);
        await stored({[KEY]: version})(opened);
      },
    };
  }

  const expectNavbar = (page: Page, hrefs: readonly string[]): Promise<void> =>
    expectSoon(() => {
      const links = ['Docs', 'Plugins', 'CLI'].map((name) =>
        page.locator('.navbar').getByRole('link', {name, exact: true}).getAttribute('href'),
      );
      return Promise.all(links);
    }, hrefs);
  const LATEST_LINKS = ['/docs/', '/docs/plugins', '/docs/cli'];
  const V6_LINKS = ['/docs/v6', '/docs/v6/plugins', '/docs/v6/cli'];

  const searchesIn = (page: Page, version: string): Promise<void> =>
    page.locator('.search-page__status', {hasText: `in Capacitor ${version}`}).waitFor();

  it('leads, once chosen in the sidebar, from an address outside the docs into that version', async () => {
    const {page} = await site.open('/nope');
    await expectNavbar(page, LATEST_LINKS);
    await page.goto(`${site.origin}/docs/getting-started`);
    await hydrated(page);
    await chooseVersion(page, NEXT_LABEL);
    await page.waitForURL('**/docs/next/getting-started');
    await expectSoon(() => storedUnder(page, KEY), 'current');
    await chooseVersion(page, 'v6');
    await page.waitForURL('**/docs/v6/getting-started');
    await expectSoon(() => storedUnder(page, KEY), 'v6');
    await page.goto(`${site.origin}/nope`);
    await expectNavbar(page, V6_LINKS);
  });

  it.each(['/docs/search', '/docs/no/such/page'])(
    'is where the navbar leads from %s, and where its search looks, without moving anything',
    async (pathname) => {
      const {page, problems} = await site.open(pathname, whoChose('v6'));
      await expectNavbar(page, V6_LINKS);
      expect(await layoutShiftsOf(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await page.getByRole('button', {name: 'Capacitor v6', pressed: true}).waitFor();
      await page.keyboard.press('Escape');
      await followInNavbar(page, 'CLI');
      await page.waitForURL('**/docs/v6/cli');
      await page.locator('.version-banner', {hasText: 'Capacitor v6'}).waitFor();
      // What the browser itself says of an address that is missing on purpose.
      expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
    },
  );

  it('is where the results page looks, unless its address names another', async () => {
    const {page} = await site.open('/docs/search?q=fixture', whoChose('v6'));
    await searchesIn(page, 'v6');
    await page.goto(`${site.origin}/docs/search?q=fixture&version=next`);
    await searchesIn(page, NEXT_LABEL);
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
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.waitForURL('**/docs/v6/cli');
  });

  it('gives way to that of the address', async () => {
    const {page} = await site.open('/docs/v6/no/such/page', whoChose('current'));
    await expectNavbar(page, V6_LINKS);
    await page.goto(`${site.origin}/docs/getting-started`);
    await hydrated(page);
    await expectNavbar(page, LATEST_LINKS);
  });

  it('means the latest while what is stored is no version, which is forgotten', async () => {
    const {page, problems} = await site.open('/docs/search?q=fixture', whoChose('v1'));
    await searchesIn(page, LATEST);
    await expectNavbar(page, LATEST_LINKS);
    expect(problems).toEqual([]);
    await page.goto(`${site.origin}/nope`);
    await expectSoon(() => storedUnder(page, KEY), null);
    await expectNavbar(page, LATEST_LINKS);
  });
});
