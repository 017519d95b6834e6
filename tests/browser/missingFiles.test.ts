import path from 'node:path';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {
  expectAllPanels,
  expectArticle,
  expectLinksToLead,
  expectNoCopyButtons,
  expectTabsToWork,
} from '../support/fixtureArticle';
import {ROOT} from '../support/fixtureSite';
import {LATEST} from '../support/fixtureVersions';
import {noticeOf} from '../support/loadFailure';
import {gateScript, gateTable, MAIN_SCRIPT, scriptOfRoute, type Answer} from '../support/pageScripts';
import {expectSeen} from '../support/seen';

const HYDRATED = 'html[data-has-hydrated="true"]';

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

/** Opens a page that the site's own script does not reach, always. */
function openWithoutMain(pathname: string): Promise<OpenPage> {
  return site.open(pathname, {
    hydrated: false,
    prepare: (page) => gateScript(page, MAIN_SCRIPT, 'missing').then(() => undefined),
  });
}

describe('a page whose version table is missing', () => {
  it.each(['missing', 'abort'] as const)(
    'is loaded once more, then says so; it can be read, and its tabs and links work (%s)',
    async (answer: Answer) => {
      let loads = 0;
      const {page} = await site.open('/docs/getting-started', {
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
    const {page} = await site.open('/docs/getting-started', {
      hydrated: false,
      prepare: async (opened) => {
        const gate = await gateTable(opened, LATEST, 'missing');
        await opened.exposeFunction('openGate', () => gate.set('pass'));
      },
    });
    const notice = await noticeOf(page);
    await page.evaluate('openGate()');
    await notice.getByRole('button', {name: 'Retry'}).click();
    await page.waitForSelector(HYDRATED);
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

  it('is loaded once more only: a second time in the same visit comes with its table', async () => {
    let requests = 0;
    const {page} = await site.open('/docs/getting-started', {
      prepare: async (opened) => {
        const gate = await gateTable(opened, LATEST, 'missing');
        opened.on('request', (request) => {
          if (request.isNavigationRequest()) requests += 1;
          if (requests === 2) gate.set('pass');
        });
      },
    });
    await page.waitForSelector(HYDRATED);
    expect(requests).toBe(2);
    expect(await page.locator('.load-failure').count()).toBe(0);
  });
});

describe("a page that the site's script does not reach", () => {
  it('can be read, every tab under its label, and links lead on', async () => {
    const {page} = await openWithoutMain('/docs/getting-started');
    expect(await (await noticeOf(page)).innerText()).toContain("This site's script did not load.");
    await expectArticle(page);
    await expectAllPanels(page);
    await expectNoCopyButtons(page);
    await expectLinksToLead(page);
  });

  it('says the same on the home page, and does not blame the base URL, which is right', async () => {
    for (const pathname of ['/docs/', '/docs/index.html']) {
      const home = await (await fetch(`${site.origin}/docs/`)).text();
      const {page} = await site.open(pathname, {
        hydrated: false,
        prepare: async (opened) => {
          await gateScript(opened, MAIN_SCRIPT, 'missing');
          await opened.route(`**${pathname}`, (route) =>
            route.fulfill({contentType: 'text/html', body: home}),
          );
        },
      });
      const notice = await noticeOf(page);
      expect(await notice.innerText()).toContain("This site's script did not load.");
      await expectSeen(notice);
      expect(await page.getByRole('alert').count()).toBe(1);
    }
  });

  it.each(['/elsewhere', '/elsewhere/', '/elsewhere/index.html', '/docs/docs/'])(
    'says on the home page that the base URL is wrong when it is found at %s, and what would help',
    async (pathname) => {
      const home = await (await fetch(`${site.origin}/docs/`)).text();
      const {page} = await site.open(pathname, {
        hydrated: false,
        prepare: async (opened) => {
          // Where the base URL is wrong, nothing of the site is where its pages look for it.
          await opened.route('**/docs/assets/**', (route) => route.fulfill({status: 404, body: ''}));
          await opened.route(`**${pathname}`, (route) =>
            route.fulfill({contentType: 'text/html', body: home}),
          );
        },
      });
      const found = pathname.startsWith('/docs') ? '/docs/docs/' : '/elsewhere/';
      const notice = await noticeOf(page);
      const banner = page.getByRole('alert').filter({hasText: 'base URL'});
      expect((await banner.innerText()).split(/\n+/)).toEqual([
        'This documentation site did not load properly.',
        'It was built for the base URL /docs/.',
        `This page is at ${found}. If this is your site, serve it at /docs/, or set baseUrl to ${found} in its configuration and rebuild it.`,
      ]);
      await expectSeen(banner);
      await expectSeen(notice);
      expect(await page.getByRole('alert').count()).toBe(2);
    },
  );

  it('says on the home page that it has to be served when it was opened as a file', async () => {
    const {page} = await site.open('/docs/', {hydrated: false});
    await page.goto(`file://${path.join(ROOT, '.cache/sites/variant/build/index.html')}`);
    const banner = page.getByRole('alert').filter({hasText: 'base URL'});
    await expectSeen(banner);
    expect(await banner.innerText()).toContain('Serve the build folder with a web server instead.');
    expect(await banner.innerText()).not.toContain('set baseUrl');
  });

  it('says nothing of the kind on other pages, or when the script did load', async () => {
    for (const pathname of ['/docs/getting-started', '/docs/v6', '/docs/next']) {
      const {page} = await openWithoutMain(pathname);
      expect(await (await noticeOf(page)).innerText()).not.toContain('base URL');
      expect(await page.getByRole('alert').count()).toBe(1);
    }
    const {page} = await site.open('/docs/');
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
