import {testSite} from '../support/browser';
import {
  expectAllPanels,
  expectArticle,
  expectLinksToLead,
  expectNoCopyButtons,
  expectTabsToWork,
} from '../support/fixtureArticle';
import {arriveAt, chooseVersion, followInNavbar, markDocument, modeSwitch} from '../support/reader';

const PATH = '/docs/getting-started';

const site = testSite('variant');

it('a browser that blocks storage gets the whole page, and keeps choices for as long as the visit', async () => {
  const {page, problems} = await site.open(PATH, {
    prepare: async (opened) => {
      await opened.addInitScript(() => {
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
  await expectArticle(page);
  await expectTabsToWork(page);
  await modeSwitch(page).click();
  await page.waitForSelector('html[data-theme="dark"]');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await page.locator('.theme-announcement-bar').waitFor({state: 'detached'});
  await expectLinksToLead(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(problems.filter((problem) => /^uncaught|onRecoverableError/.test(problem))).toEqual([]);
});

it('without JavaScript, all tabs show, no button is useless, and links, collapsibles and menus work', async () => {
  const {page} = await site.open(PATH, {javaScriptEnabled: false});
  await expectArticle(page);
  await expectAllPanels(page);
  await expectNoCopyButtons(page);
  await page.locator('article details.collapsible summary').click();
  await page.getByText('Hidden text').waitFor();
  await chooseVersion(page, 'v6');
  await page.waitForURL('**/docs/v6/getting-started');
  await page.locator('article').getByRole('link', {name: 'the home page'}).click();
  await page.waitForURL('**/docs/v6#second-heading');
  await arriveAt(page, 'Fixture home');
});

describe('a reader who stays through a new deployment', () => {
  it('lands there by a full load, too, when the page was built with other scripts', async () => {
    const {page} = await site.open(PATH, {
      prepare: async (opened) => {
        await opened.route('**/fragments/cli.json', async (route) => {
          const answer = await route.fetch();
          const fragment = (await answer.json()) as object;
          await route.fulfill({response: answer, json: {...fragment, assetNames: 'main.00000000.js'}});
        });
      },
    });
    await markDocument(page);
    await followInNavbar(page, 'CLI');
    await page.waitForSelector('html[data-has-hydrated="true"]:not([data-same-document])');
    await arriveAt(page, 'Fixture CLI');
  });
});
