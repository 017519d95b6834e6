import type {Page} from 'playwright-core';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {
  expectAllPanels,
  expectArticle,
  expectLinksToLead,
  expectNoCopyButtons,
  expectTabsToWork,
} from '../support/fixtureArticle';
import {noticeOf} from '../support/loadFailure';
import {gateFragment} from '../support/pageScripts';

const HYDRATED = 'html[data-has-hydrated="true"]';

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

function uncaughtIn(problems: readonly string[]): string[] {
  return problems.filter((problem) => problem.startsWith('uncaught'));
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
    expect(
      problems.some((problem) => /^warning: .*fragments\/cli\.json responded with status 404/.test(problem)),
    ).toBe(true);
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
