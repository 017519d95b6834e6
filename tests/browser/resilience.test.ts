import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {expectArticle, expectLinksToLead, expectTabsToWork, panelOf} from '../support/fixtureArticle';
import {
  gateFragment,
  gateScript,
  gateTable,
  MAIN_SCRIPT,
  scriptOfRoute,
  type Answer,
} from '../support/pageScripts';
import {expectSeen} from '../support/seen';

const HYDRATED = 'html[data-has-hydrated="true"]';

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

function copyButtonsOf(page: Page): Locator {
  return page.locator('article [data-copy]');
}

function uncaughtIn(problems: readonly string[]): string[] {
  return problems.filter((problem) => problem.startsWith('uncaught'));
}

/** Without working tabs, every panel has to show, under its label. */
async function expectAllPanels(page: Page): Promise<void> {
  for (const [value, label] of [
    ['ios', 'iOS'],
    ['android', 'Android'],
  ] as const) {
    expect(await panelOf(page, value).innerText()).toContain(`Text for ${label}.`);
    expect(await panelOf(page, value).getByText(label, {exact: true}).isVisible()).toBe(true);
  }
  for (const list of await page.locator('[role="tablist"]').all()) expect(await list.isVisible()).toBe(false);
}

async function expectNoCopyButtons(page: Page): Promise<void> {
  expect(await copyButtonsOf(page).count()).toBeGreaterThan(0);
  for (const button of await copyButtonsOf(page).all()) expect(await button.isVisible()).toBe(false);
}

/** Opens a page that the site's own script does not reach, always. */
function openWithoutMain(pathname: string): Promise<OpenPage> {
  return site.open(pathname, {
    hydrated: false,
    prepare: (page) => gateScript(page, MAIN_SCRIPT, 'missing').then(() => undefined),
  });
}

/** Waits for the notice that something did not load, and returns it. */
async function noticeOf(page: Page): Promise<Locator> {
  const notice = page.locator('.load-failure[role="alert"]');
  await notice.waitFor();
  return notice;
}

describe('a browser that blocks storage', () => {
  function openBlocked(): Promise<OpenPage> {
    return site.open('/docs/getting-started', {
      prepare: async (page) => {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Access is denied for this document.', 'SecurityError');
              },
            });
          }
        });
      },
    });
  }

  it('gets the whole page, and no error', async () => {
    const {page, problems} = await openBlocked();
    await expectArticle(page);
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(true);
    await expectTabsToWork(page);
    await expectLinksToLead(page);
    expect(uncaughtIn(problems)).toEqual([]);
    expect(problems.filter((problem) => /onRecoverableError/.test(problem))).toEqual([]);
  });

  it('lets the reader change the colour mode and close the announcement, for as long as the visit', async () => {
    const {page, problems} = await openBlocked();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.waitForSelector('html[data-theme="dark"]');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await page.locator('.theme-announcement-bar').waitFor({state: 'detached'});
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(uncaughtIn(problems)).toEqual([]);
  });
});

describe('a browser without JavaScript', () => {
  it('shows the article with every tab under its label, and no button that does nothing', async () => {
    const {page} = await site.open('/docs/getting-started', {javaScriptEnabled: false});
    await expectArticle(page);
    await expectAllPanels(page);
    await expectNoCopyButtons(page);
  });

  it('follows links, opens collapsibles and the version menu', async () => {
    const {page} = await site.open('/docs/getting-started', {javaScriptEnabled: false});
    await page.locator('article details.collapsible summary').click();
    expect(await page.getByText('Hidden text').isVisible()).toBe(true);
    const menu = page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: 'v6'}).click();
    await page.waitForURL('**/docs/v6/getting-started');
    await expectLinksToLeadIn(page, 'v6');
  });

  async function expectLinksToLeadIn(page: Page, version: string): Promise<void> {
    await page.locator('article').getByRole('link', {name: 'the home page'}).click();
    await page.waitForURL(`**/docs/${version}#second-heading`);
    expect(await page.locator('h1').innerText()).toBe('Fixture home');
  }
});

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
          await gateTable(opened, 'v7', answer);
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
        const gate = await gateTable(opened, 'v7', 'missing');
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
        const gate = await gateTable(opened, 'v7', 'missing');
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
    expect(await (await noticeOf(page)).innerText()).toContain('The script of this site did not load.');
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
      expect(await notice.innerText()).toContain('The script of this site did not load.');
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
        `The page was found at ${found}. If this is your site, serve it at /docs/, or set baseUrl to ${found} in its configuration and build it again.`,
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
    expect(await banner.innerText()).toContain('Serve the folder that was built with a web server.');
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

describe('a reader who stays through a new deployment', () => {
  it('lands on the next page by a full load when it cannot be fetched', async () => {
    const {page, problems} = await site.open('/docs/getting-started', {
      prepare: async (opened) => {
        const gate = await gateFragment(opened, 'cli', 'missing');
        const loads = {count: 0};
        opened.on('request', (request) => {
          if (request.isNavigationRequest()) loads.count += 1;
          if (loads.count === 2) gate.set('pass');
        });
      },
    });
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    await page.waitForSelector(HYDRATED);
    expect(new URL(page.url()).pathname).toBe('/docs/cli');
    const load = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entry?.type;
    });
    expect(load).toBe('reload');
    expect(problems.some((problem) => /^warning: .*fragments\/cli\.json answers 404/.test(problem))).toBe(
      true,
    );
  });

  it('lands there by a full load, too, when the page was built with other scripts', async () => {
    const {page} = await site.open('/docs/getting-started', {
      prepare: async (opened) => {
        await opened.route('**/fragments/cli.json', async (route) => {
          const answer = await route.fetch();
          const fragment = (await answer.json()) as object;
          await route.fulfill({response: answer, json: {...fragment, assetNames: 'main.00000000.js'}});
        });
      },
    });
    await page.evaluate(() => {
      document.body.dataset.sameDocument = '';
    });
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.waitForSelector('html[data-has-hydrated="true"] body:not([data-same-document])');
    expect(await page.locator('h1').innerText()).toBe('Fixture CLI');
  });
});

describe('a reader who loses the network', () => {
  it('keeps the page, hears what did not load, and goes on when the network is back', async () => {
    const {page, context} = await site.open('/docs/getting-started');
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    const notice = await noticeOf(page);
    expect(await notice.innerText()).toContain('The page /docs/cli did not load.');
    await expectArticle(page);
    // The notice stays while the page is tried again: the warning says when that has failed.
    await Promise.all([page.waitForEvent('console'), notice.getByRole('button', {name: 'Retry'}).click()]);
    await expectArticle(page);
    await noticeOf(page);
    await context.setOffline(false);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    expect(await page.locator('.load-failure').count()).toBe(0);
  });
});
