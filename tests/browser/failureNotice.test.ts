import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '../../src/data/versions';
import {startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {gateScript, gateTable, MAIN_SCRIPT} from '../support/pageScripts';
import {expectSeen} from '../support/seen';

/** The longest page: what lies below its footer is far away. */
const LONG = '/docs/config';

const SCREENS: Record<string, OpenOptions> = {
  'a phone': {viewport: {width: 390, height: 800}},
  'a desktop': {viewport: {width: 1440, height: 900}},
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

function openBroken(options: OpenOptions, prepare: OpenOptions['prepare']): Promise<OpenPage> {
  return site.open(LONG, {...options, hydrated: false, prepare});
}

async function goOffline({page, context}: OpenPage): Promise<void> {
  await context.setOffline(true);
  await page.locator('.navbar .navbar__brand').first().click();
}

/** Waits for the one notice that assistive technology is told of, and checks that a reader can read it. */
async function expectNotice(page: Page, text: RegExp): Promise<Locator> {
  const notice = page.getByRole('alert').filter({hasText: text});
  await notice.waitFor();
  await expectSeen(notice);
  await expectSeen(notice.getByRole('button', {name: 'Retry'}));
  return notice;
}

describe.each(Object.entries(SCREENS))(
  'on %s, the notice that something did not load is seen',
  (_, screen) => {
    it.each(['light', 'dark'])('when the site’s script is blocked (%s)', async (theme) => {
      const {page} = await openBroken(screen, async (opened) => {
        await opened.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await gateScript(opened, MAIN_SCRIPT, 'abort');
      });
      await expectNotice(page, /This site's script did not load/);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    });

    it('when neither scripts nor styles arrive', async () => {
      const {page} = await openBroken(screen, async (opened) => {
        await opened.route('**/assets/{js,css}/**', (route) => route.abort());
      });
      await expectNotice(page, /This site's script did not load/);
    });

    it('when the table of the version is missing', async () => {
      const {page} = await openBroken(screen, async (opened) => {
        await gateTable(opened, LATEST_VERSION ?? '', 'missing');
      });
      await expectNotice(page, /menus did not load/);
    });

    it('when the next page cannot be fetched without a network', async () => {
      const opened = await site.open(LONG, screen);
      await opened.page.evaluate(() => scrollTo(0, 3000));
      await opened.page.evaluate(() => scrollTo(0, 2900));
      await goOffline(opened);
      await expectNotice(opened.page, /\/docs\/ did not load/);
    });
  },
);

it('is not printed', async () => {
  const {page} = await openBroken({}, (opened) =>
    gateScript(opened, MAIN_SCRIPT, 'abort').then(() => undefined),
  );
  const notice = await expectNotice(page, /This site's script did not load/);
  await page.emulateMedia({media: 'print'});
  expect(await notice.isVisible()).toBe(false);
});
