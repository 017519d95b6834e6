import type {Page} from 'playwright-core';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {gateFragment, type Gate} from '../support/pageScripts';
import {expectSeen} from '../support/seen';
import {sightingsOf, watchFor} from '../support/sightings';
import {expectSoon, settle} from '../support/waiting';

const CRASH_PAGE = '.message-page';
const CRASHED = {level: 1, name: 'This page crashed.'} as const;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Follows a link from the landing page to a doc whose data breaks what shows it. */
async function crash(theme = 'light'): Promise<OpenPage> {
  const opened = await site.open('/docs/', {
    viewport: {width: 1280, height: 800},
    prepare: async (page) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.route('**/fragments/cli.json', async (route) => {
        const answer = await route.fetch();
        const fragment = (await answer.json()) as object;
        await route.fulfill({response: answer, json: {...fragment, toc: null}});
      });
    },
  });
  await follow(opened.page, 'CLI');
  await opened.page.getByRole('heading', CRASHED).waitFor();
  return opened;
}

async function follow(page: Page, name: string): Promise<void> {
  await page.locator('.navbar').getByRole('link', {name, exact: true}).click();
}

it('a doc that crashes says so, in the view and in the title', async () => {
  const {page} = await crash();
  await expectSoon(() => page.title(), 'Page crashed | Capacitor Documentation');
  await expectSeen(page.getByRole('button', {name: 'Try again'}));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it('what it says and offers can be read in the dark', async () => {
  const {page} = await crash('dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expectSeen(page.getByRole('button', {name: 'Try again'}));
  await expectSeen(page.getByRole('main').getByRole('link', {name: 'Documentation home'}));
});

it('every other link leads away from it, without a page load', async () => {
  const {page} = await crash();
  await page.evaluate(() => {
    document.body.dataset.sameDocument = '';
  });
  await follow(page, 'Plugins');
  await page.waitForURL('**/docs/plugins');
  await page.getByRole('heading', CRASHED).waitFor({state: 'detached'});
  expect(await page.locator('article h1').isVisible()).toBe(true);
  await expectSoon(() => page.title(), expect.not.stringMatching(/crashed/));
  expect(await page.locator('body[data-same-document]').count()).toBe(1);
});

it('and so does the way back', async () => {
  const {page} = await crash();
  await page.goBack();
  await page.getByRole('heading', CRASHED).waitFor({state: 'detached'});
  expect(new URL(page.url()).pathname).toBe('/docs/');
  expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true);
  await expectSoon(() => page.title(), expect.not.stringMatching(/crashed/));
});

it('a reader who follows another link before the first one has led anywhere gets to the second', async () => {
  let gates: readonly Gate[] = [];
  const {page} = await site.open('/docs/', {
    viewport: {width: 1280, height: 800},
    prepare: async (opened) => {
      await watchFor(opened, CRASH_PAGE);
      gates = [await gateFragment(opened, 'cli', 'hold'), await gateFragment(opened, 'plugins', 'hold')];
    },
  });
  const [first, second] = gates;
  await follow(page, 'CLI');
  await page.waitForURL('**/docs/cli');
  await follow(page, 'Plugins');
  await page.waitForURL('**/docs/plugins');
  const arrived = page.waitForResponse('**/fragments/cli.json');
  first?.set('pass');
  await (await arrived).finished();
  await settle(page);
  second?.set('pass');
  await page.waitForFunction(() => document.title.includes('Capacitor plugins'));
  expect(await page.locator('article h1').isVisible()).toBe(true);
  expect(await sightingsOf(page, CRASH_PAGE)).toEqual([]);
});
