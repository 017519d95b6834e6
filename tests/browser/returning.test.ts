import {hydrated, testSite} from '../support/browser';
import {expectLinksToLead, expectTabsToWork} from '../support/fixtureArticle';
import {modeSwitch, scrollOf} from '../support/reader';
import {expectSoon, positionStored} from '../support/waiting';

const PATH = '/docs/getting-started';

describe('a reader who leaves the site and comes back', () => {
  const site = testSite('variant');

  it('finds the page where it was, and it works', async () => {
    const {page, problems} = await site.open(PATH, {viewport: {width: 1280, height: 360}});
    await modeSwitch(page).click();
    await page.locator('.doc-aside').getByRole('link', {name: 'Code'}).click();
    await page.waitForURL('**#code');
    await expectSoon(() => scrollOf(page).then((top) => top > 0), true);
    await positionStored(page);
    const before = await scrollOf(page);
    await page.goto('about:blank');
    await page.goBack();
    await page.waitForSelector('html[data-has-hydrated="true"][data-theme="dark"]');
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 5, before);
    await expectTabsToWork(page);
    await expectLinksToLead(page);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
});

describe('a reader who comes back to a page that the browser kept', () => {
  // Playwright switches the cache off, since its own `goBack` does not see a kept page return.
  const site = testSite('variant', {ignoreDefaultArgs: ['--disable-back-forward-cache']});

  it('finds it as it was, in the colour mode chosen meanwhile, and it works', async () => {
    const {page, problems} = await site.open(PATH, {
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          window.addEventListener('pageshow', ({persisted}) => {
            document.body.dataset.kept = String(persisted);
          });
        });
      },
    });
    await page.waitForSelector('body[data-kept="false"]');
    await page.goto(`${site.origin}/docs/v6/cli`);
    await hydrated(page);
    await modeSwitch(page).click();
    await page.waitForSelector('html[data-theme="dark"]');
    await page.evaluate(() => window.history.back());
    await page.waitForSelector('html[data-theme="dark"] body[data-kept="true"]');
    await expectTabsToWork(page);
    await expectLinksToLead(page);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
});
