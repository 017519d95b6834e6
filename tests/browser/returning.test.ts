import type {Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';
import {expectLinksToLead, expectTabsToWork} from '../support/fixtureArticle';
import {positionStored, settle} from '../support/waiting';

const HYDRATED = 'html[data-has-hydrated="true"]';
const LOW = {viewport: {width: 1280, height: 360}};

async function switchColourMode(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.waitForSelector('html[data-theme="dark"]');
}

async function goToCode(page: Page): Promise<number> {
  await page.locator('.doc-aside').getByRole('link', {name: 'Code'}).click();
  await page.waitForURL('**#code');
  await settle(page);
  return page.evaluate(() => window.scrollY);
}

describe('a reader who leaves the site and comes back', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('variant');
  });
  afterAll(() => site.close());

  it('finds the page where it was, and it works', async () => {
    const {page, problems} = await site.open('/docs/getting-started', LOW);
    await switchColourMode(page);
    const before = await goToCode(page);
    await positionStored(page);
    await page.goto('about:blank');
    await page.goBack();
    await page.waitForSelector(`${HYDRATED}[data-theme="dark"]`);
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, before);
    await expectTabsToWork(page);
    await expectLinksToLead(page);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
});

describe('a reader who comes back to a page that the browser kept', () => {
  let site: Site;
  beforeAll(async () => {
    // Playwright switches the cache off, since its own `goBack` does not see a kept page return.
    site = await startSite('variant', {ignoreDefaultArgs: ['--disable-back-forward-cache']});
  });
  afterAll(() => site.close());

  it('finds it as it was, in the colour mode chosen meanwhile, and it works', async () => {
    const {page, problems} = await site.open('/docs/getting-started', {
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          window.addEventListener('pageshow', ({persisted}) => {
            document.body.dataset.kept = String(persisted);
          });
        });
      },
    });
    expect(await page.locator('body').getAttribute('data-kept')).toBe('false');
    await page.goto(`${site.origin}/docs/v6/cli`);
    await page.waitForSelector(HYDRATED);
    await switchColourMode(page);
    await page.evaluate(() => window.history.back());
    await page.waitForSelector('html[data-theme="dark"] body[data-kept="true"]');
    await expectTabsToWork(page);
    await expectLinksToLead(page);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
});
