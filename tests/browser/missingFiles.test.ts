import path from 'node:path';
import type {Page} from 'playwright-core';
import {HYDRATED, hydrated, testSite} from '../support/browser';
import {
  expectAllPanels,
  expectArticle,
  expectLinksToLead,
  expectNoCopyButtons,
  expectTabsToWork,
} from '../support/fixtureArticle';
import {siteDirOf} from '../support/fixtureBuild';
import {LATEST} from '../support/fixtureVersions';
import {openGated} from '../support/gatedPage';
import {noticeOf, openWithoutScript} from '../support/loadFailure';
import {gateScript, gateTable, MAIN_SCRIPT, scriptOfRoute} from '../support/pageScripts';
import {expectSeen} from '../support/seen';
import {stored} from '../support/stored';

const PATH = '/docs/getting-started';
const NO_SCRIPT = "This site's script did not load.";

const site = testSite('variant');

describe('on a phone, the notice that something did not load is seen', () => {
  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    [
      'the site’s script, in the dark',
      NO_SCRIPT,
      async (page) => {
        await stored({theme: 'dark'})(page);
        await gateScript(page, MAIN_SCRIPT, 'abort');
      },
    ],
    [
      'scripts and styles',
      NO_SCRIPT,
      (page) => page.route('**/assets/{js,css}/**', (route) => route.abort()),
    ],
    ['the table of the version', 'menus did not load', (page) => gateTable(page, LATEST, 'missing')],
  ])('without %s', async (_what, text, prepare) => {
    const {page} = await site.open(PATH, {
      viewport: {width: 390, height: 800},
      hydrated: false,
      prepare: async (opened) => {
        await prepare(opened);
      },
    });
    const notice = page.getByRole('alert').filter({hasText: text});
    await notice.waitFor();
    await expectSeen(notice);
    await expectSeen(notice.getByRole('button', {name: 'Retry'}));
  });
});

it('the notice is not printed', async () => {
  const {page} = await openWithoutScript(site, PATH);
  const notice = await noticeOf(page);
  await page.emulateMedia({media: 'print'});
  expect(await notice.isVisible()).toBe(false);
});

describe('a page whose version table is missing', () => {
  it.each(['missing', 'abort'] as const)(
    'is loaded once more, then says so; it can be read, and its tabs and links work (%s)',
    async (answer) => {
      let loads = 0;
      const {page} = await site.open(PATH, {
        hydrated: false,
        prepare: async (opened) => {
          opened.on('request', (request) => {
            if (request.isNavigationRequest()) loads += 1;
          });
          await gateTable(opened, LATEST, answer);
        },
      });
      expect(await (await noticeOf(page)).innerText()).toContain("This page's menus did not load:");
      expect(loads).toBe(2);
      await expectArticle(page);
      expect(await page.locator(HYDRATED).count()).toBe(0);
      await expectTabsToWork(page);
      await expectLinksToLead(page);
    },
  );

  it('comes to life when the reader tries again and the table is there', async () => {
    const {page, gate} = await openGated(
      (options) => site.open(PATH, options),
      (opened) => gateTable(opened, LATEST, 'missing'),
      {hydrated: false},
    );
    const notice = await noticeOf(page);
    gate.set('pass');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    expect(await page.locator('.load-failure').count()).toBe(0);
    await expectArticle(page);
  });

  it('waits likewise when it is a page of another kind, whose own script is missing', async () => {
    const {page} = await site.open('/docs/search', {
      hydrated: false,
      prepare: async (opened) => {
        await gateScript(opened, scriptOfRoute('variant', '/docs/search'), 'missing');
      },
    });
    expect(await (await noticeOf(page)).innerText()).toContain('ChunkLoadError');
    expect(await page.locator('h1').innerText()).toBe('Search');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
  });
});

describe("a page that the site's script does not reach", () => {
  it('can be read, every tab under its label, and links lead on', async () => {
    const {page} = await openWithoutScript(site, PATH);
    await expectArticle(page);
    await expectAllPanels(page);
    await expectNoCopyButtons(page);
    await expectLinksToLead(page);
  });

  /** Opens the home page at another address, with nothing of the site where the page looks for it. */
  async function openHomeAt(pathname: string): Promise<Page> {
    const home = await (await fetch(`${site.origin}/docs/`)).text();
    const {page} = await site.open(pathname, {
      hydrated: false,
      prepare: async (opened) => {
        await opened.route('**/docs/assets/**', (route) => route.fulfill({status: 404, body: ''}));
        await opened.route(`**${pathname}`, (route) => route.fulfill({contentType: 'text/html', body: home}));
      },
    });
    return page;
  }

  it.each(['/docs/', '/docs/index.html'])(
    'does not blame the base URL at %s, which is right',
    async (pathname) => {
      const page = await openHomeAt(pathname);
      await expectSeen(await noticeOf(page));
      expect(await page.getByRole('alert').allInnerTexts()).toEqual([expect.stringContaining(NO_SCRIPT)]);
    },
  );

  it.each([
    ['/elsewhere/index.html', '/elsewhere/'],
    ['/docs/docs/', '/docs/docs/'],
  ])(
    'says on the home page that the base URL is wrong, found at %s, and what would help',
    async (pathname, found) => {
      const page = await openHomeAt(pathname);
      const banner = page.getByRole('alert').filter({hasText: 'base URL'});
      expect((await banner.innerText()).split(/\n+/)).toEqual([
        'This documentation site did not load properly.',
        'It was built for the base URL /docs/.',
        `This page is at ${found}. If this is your site, serve it at /docs/, or set baseUrl to ${found} in its configuration and rebuild it.`,
      ]);
      await expectSeen(banner);
      expect(await page.getByRole('alert').count()).toBe(1);
    },
  );

  it('says on the home page that it has to be served when it was opened as a file', async () => {
    const {page} = await site.open('/docs/', {hydrated: false});
    await page.goto(`file://${path.join(siteDirOf('variant'), 'build/index.html')}`);
    const banner = page.getByRole('alert').filter({hasText: 'base URL'});
    await expectSeen(banner);
    expect(await banner.innerText()).toContain('Serve the build folder with a web server instead.');
    expect(await banner.innerText()).not.toContain('set baseUrl');
  });

  it('says nothing of the base URL on other pages', async () => {
    const {page} = await openWithoutScript(site, '/docs/v6');
    expect(await (await noticeOf(page)).innerText()).not.toContain('base URL');
    expect(await page.getByRole('alert').count()).toBe(1);
  });
});
