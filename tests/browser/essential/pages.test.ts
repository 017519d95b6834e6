import type {Page, Route} from 'playwright-core';
import {colorViolations, violations} from '../../support/axe';
import {testSite, type OpenPage} from '../../support/browser';
import {visit} from '../../support/pageCheck';
import {visitsTo} from '../../support/pageVisits';
import {expectSeen} from '../../support/seen';
import {PAGE_KINDS} from '../../support/sitePages';
import {setDark} from '../../support/theme';

const site = testSite();
let tab: OpenPage;
beforeAll(async () => {
  tab = await site.open('/docs/', {viewport: {width: 1440, height: 900}, reducedMotion: 'reduce'});
});

describe.each(Object.entries(PAGE_KINDS))('the %s page', (kind, path) => {
  it('comes to life without a word in the console, and says what it is', async () => {
    const [target] = visitsTo([path]);
    if (!target) throw new Error(`There is no visit to ${path}.`);
    expect(await visit(tab, site.origin, kind === 'not-found' ? {path, status: 404} : target)).toEqual([]);
  });

  it('is accessible, in light and in dark mode', async () => {
    await tab.page.evaluate(() => localStorage.removeItem('theme'));
    await tab.page.goto(`${site.origin}${path}`);
    await tab.page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    expect(await violations(tab.page)).toEqual([]);
    await setDark(tab.page);
    expect(await colorViolations(tab.page)).toEqual([]);
  });
});

describe('the check of accessibility', () => {
  it('finds a picture without a text', async () => {
    const {page} = await site.open('/docs/cli');
    await page.evaluate(() => document.querySelector('article')?.append(document.createElement('img')));
    expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
  });
});

describe('a page whose scripts have not arrived', () => {
  it.each([PAGE_KINDS.landing, PAGE_KINDS.guide])('can be read: %s', async (path) => {
    const held: Route[] = [];
    const {page} = await site.open(path, {
      hydrated: false,
      loading: true,
      prepare: async (opened) => {
        await opened.route('**/*.js', (route) => void held.push(route));
      },
    });
    await expectReadable(page);
    expect(held).not.toEqual([]);
    await Promise.all(held.map((route) => route.abort()));
  });

  it('is complete without JavaScript', async () => {
    const {page} = await site.open(PAGE_KINDS.installation, {javaScriptEnabled: false});
    await expectReadable(page);
    for (const panel of await page.getByRole('tabpanel').all()) expect(await panel.isVisible()).toBe(true);
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== PAGE_KINDS.installation);
  });
});

async function expectReadable(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  await heading.waitFor();
  await expectSeen(heading);
  await expectSeen(page.getByRole('main').locator('p').first());
}
