import type {Page} from 'playwright-core';
import {hydrated, testSite} from '../support/browser';
import {expectArticle, expectTabsToWork, panelOf} from '../support/fixtureArticle';
import {
  arriveAt,
  chooseVersion,
  expectSameDocument,
  followInNavbar,
  markDocument,
  modeSwitch,
} from '../support/reader';
import {withPicture} from '../support/variantSite';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';

const ADDRESS = '/docs/getting-started';

const site = testSite('variant');

/** Marks the article's own elements, so that a later look tells whether they are still the same. */
async function markArticle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('article .markdown *'))
      element.setAttribute('data-kept', '');
  });
}

function countUnmarked(page: Page): Promise<number> {
  return page.locator('article .markdown *:not([data-kept])').count();
}

describe('the article that the server rendered', () => {
  it('is not touched when the page comes to life', async () => {
    const {page, problems} = await site.open(ADDRESS, {
      hydrated: false,
      prepare: async (opened) => {
        await withPicture(opened);
        await opened.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            for (const element of document.querySelectorAll('article .markdown *')) {
              element.setAttribute('data-kept', '');
            }
            document.body.dataset.react = String('docusaurusRoot' in window);
          });
        });
      },
    });
    await hydrated(page);
    // The site's script runs before that event, and hydrates in a task of its own.
    expect(await page.locator('body').getAttribute('data-react')).toBe('false');
    expect(await countUnmarked(page)).toBe(0);
    expect(problems).toEqual([]);
    await expectTabsToWork(page);
  });

  it('is not touched when the shell changes: colour mode, menus', async () => {
    const {page} = await site.open(ADDRESS);
    await markArticle(page);
    await modeSwitch(page).click();
    await page.waitForSelector('html[data-theme="dark"]');
    await page.setViewportSize({width: 390, height: 800});
    await page.setViewportSize({width: 1280, height: 800});
    expect(await countUnmarked(page)).toBe(0);
  });

  it('stays when the shell around it is not what React expects, and is built anew', async () => {
    const {page, problems} = await site.open(ADDRESS, {
      prepare: async (opened) => {
        await opened.route(`**${ADDRESS}`, async (route) => {
          const response = await route.fetch();
          const html = (await response.text()).replace(
            /(<a class="navbar__item[^>]*>)/,
            '$1<b>Elsewhere</b>',
          );
          await route.fulfill({response, body: html});
        });
      },
    });
    expect(problems.some((problem) => problem.includes('onRecoverableError'))).toBe(true);
    expect(await page.getByText('Elsewhere').count()).toBe(0);
    await expectArticle(page);
    await expectTabsToWork(page);
    await page.locator('article').getByRole('link', {name: 'the home page'}).click();
    await arriveAt(page, 'Fixture home');
  });
});

describe('going forward, back and across versions', () => {
  it('shows each article whole, and the shell of its version', async () => {
    const {page, problems} = await site.open(ADDRESS, {prepare: withPicture});
    await page.locator('article').getByRole('link', {name: 'the home page'}).click();
    await arriveAt(page, 'Fixture home');
    await page.goBack();
    await expectArticle(page);
    await expectTabsToWork(page);
    await page.goForward();
    await arriveAt(page, 'Fixture home');
    await page.goBack();
    await expectArticle(page);
    // The reader's choice of before holds in an article that is shown again.
    await panelOf(page, 'android').waitFor();
    await chooseVersion(page, 'v6');
    // With the section that the reader was in.
    await page.waitForURL(/\/docs\/v6\/getting-started(#.*)?$/);
    await page.waitForSelector('html.docs-version-v6');
    await arriveAt(page, 'Fixture installation');
    await chooseVersion(page, NEXT_LABEL);
    await page.waitForSelector('html.docs-version-current');
    await page.goBack();
    await page.waitForSelector('html.docs-version-v6');
    await page.goBack();
    await page.waitForSelector(`html.docs-version-${LATEST}`);
    await expectArticle(page);
    expect(problems).toEqual([]);
  });

  it('leaves alone what a link asks the browser for: a place on the page, another window, a file', async () => {
    const {page, context} = await site.open(ADDRESS);
    await markDocument(page);
    const link = page.locator('article').getByRole('link', {name: 'the home page'});
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      link.click({modifiers: ['ControlOrMeta']}),
    ]);
    await arriveAt(other, 'Fixture home');
    await expectArticle(page);
    await page.locator('.doc-aside').getByRole('link', {name: 'Code'}).click();
    await page.waitForURL(`**${ADDRESS}#code`);
    await expectArticle(page);
    await expectSameDocument(page);
  });

  it('keeps what a hundred navigations need within bounds', async () => {
    const {page} = await site.open(ADDRESS);
    const client = await page.context().newCDPSession(page);
    const heapOf = async (): Promise<number> => {
      await client.send('HeapProfiler.collectGarbage');
      const {usedSize} = await client.send('Runtime.getHeapUsage');
      return usedSize;
    };
    const walk = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) {
        await followInNavbar(page, 'CLI');
        await arriveAt(page, 'Fixture CLI');
        await followInNavbar(page, 'Docs');
        await arriveAt(page, 'Fixture home');
      }
    };
    await walk(5);
    const before = await heapOf();
    await walk(50);
    expect((await heapOf()) - before).toBeLessThan(3_000_000);
  });
});
