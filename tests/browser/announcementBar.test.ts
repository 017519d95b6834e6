import type {Locator, Page} from 'playwright-core';
import {announcement} from '@site/src/data/announcement';
import {versions} from '@site/src/data/versions';
import {withPicture} from '../support/variantSite';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {gateScript, MAIN_SCRIPT} from '../support/pageScripts';
import {sightingsOf, watchFor} from '../support/sightings';

const BAR = '.theme-announcement-bar';
const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';
const CONTENT = String(announcement.content);
const TARGET = String(/href="([^"]*)"/.exec(CONTENT)?.[1]);

function barOf(page: Page): Locator {
  return page.locator(BAR);
}

function closeButtonOf(page: Page): Locator {
  return barOf(page).getByRole('button', {name: 'Close'});
}

function storedOf(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores, as on an earlier visit, that the reader closed the announcement `id`. */
async function rememberClosing(page: Page, id: string): Promise<void> {
  await page.addInitScript(
    ([idKey, dismissedKey, value]) => {
      if (localStorage.getItem(idKey) !== null) return;
      localStorage.setItem(idKey, value);
      localStorage.setItem(dismissedKey, 'true');
    },
    [ID, DISMISSED, id] as const,
  );
}

function whoClosed(id: string): OpenOptions {
  return {prepare: (page) => rememberClosing(page, id)};
}

describe('a closeable announcement bar', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('variant');
  });
  afterAll(() => site.close());

  it('stands above the navbar, in its colours, until it is closed', async () => {
    const {page} = await site.open('/docs/');
    const bar = barOf(page);
    expect(await bar.isVisible()).toBe(true);
    expect(await bar.innerText()).toBe('A closeable announcement.');
    const colours = await bar.evaluate((element) => {
      const {backgroundColor, color} = getComputedStyle(element);
      return {backgroundColor, color};
    });
    expect(colours).toEqual({backgroundColor: 'rgb(18, 48, 95)', color: 'rgb(255, 255, 255)'});
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const navbar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().top);
    expect(navbar).toBe(bottom);
    expect(await storedOf(page, DISMISSED)).not.toBe('true');
  });

  it('goes when its button is pressed, and remembers that under the dismissed key', async () => {
    const {page} = await site.open('/docs/');
    await closeButtonOf(page).click();
    await barOf(page).waitFor({state: 'detached'});
    expect(await storedOf(page, DISMISSED)).toBe('true');
  });

  it('stays away on other pages and after a reload', async () => {
    const {page} = await site.open('/docs/');
    await closeButtonOf(page).click();
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.waitForURL('**/docs/cli');
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    expect(await barOf(page).count()).toBe(0);
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await barOf(page).waitFor({state: 'detached'});
    expect(await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });

  it('moves nothing while the page loads, be it there or closed', async () => {
    for (const closed of [false, true]) {
      const {page} = await site.open('/docs/getting-started', {
        prepare: async (opened) => {
          await withPicture(opened);
          await paintWhole(opened);
          if (closed) await rememberClosing(opened, 'first');
        },
      });
      expect(await barOf(page).isVisible()).toBe(!closed);
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftsOf(page)).toEqual([]);
    }
  });

  it('is hidden from the first paint on for a reader who closed it', async () => {
    const {page} = await site.open('/docs/', {
      hydrated: false,
      prepare: async (opened) => {
        await rememberClosing(opened, 'first');
        await gateScript(opened, MAIN_SCRIPT, 'abort');
      },
    });
    expect(await barOf(page).count()).toBe(1);
    expect(await barOf(page).isVisible()).toBe(false);
  });

  it('comes back for a reader who closed an earlier announcement, without moving the page', async () => {
    const {page} = await site.open('/docs/', {
      prepare: async (opened) => {
        await withPicture(opened);
        await paintWhole(opened);
        await watchFor(opened, BAR);
        await rememberClosing(opened, 'the-one-before');
      },
    });
    expect(await barOf(page).isVisible()).toBe(true);
    expect(await storedOf(page, ID)).toBe('first');
    expect(await storedOf(page, DISMISSED)).not.toBe('true');
    await page.waitForLoadState('networkidle');
    expect(await layoutShiftsOf(page)).toEqual([]);
    expect((await sightingsOf(page, BAR)).map(({present}) => present)).toEqual([true]);
  });

  it('can then be closed again, and stays closed', async () => {
    const {page} = await site.open('/docs/', whoClosed('the-one-before'));
    await closeButtonOf(page).click();
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await barOf(page).waitFor({state: 'detached'});
    expect(await storedOf(page, DISMISSED)).toBe('true');
  });
});

describe('the announcement bar of this site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  it('says what is new, and cannot be closed', async () => {
    const {page} = await site.open('/docs/');
    expect(await barOf(page).innerText()).toBe(CONTENT.replaceAll(/<[^>]*>/g, ''));
    expect(await barOf(page).getByRole('button').count()).toBe(0);
  });

  it('leads where it says', async () => {
    const {page} = await site.open('/docs/');
    await barOf(page).getByRole('link').click();
    await page.waitForURL(`**${TARGET}`);
  });

  it('takes its colours from the design tokens, in both colour modes', async () => {
    const {page} = await site.open('/docs/');
    for (const mode of ['light', 'dark']) {
      await page.waitForSelector(`html[data-theme="${mode}"]`);
      const {bar, tokens} = await page.evaluate((selector) => {
        const coloursOf = (element: Element): string[] => {
          const {backgroundColor, color} = getComputedStyle(element);
          return [backgroundColor, color];
        };
        const probe = document.createElement('p');
        probe.style.backgroundColor = 'var(--announcement-background)';
        probe.style.color = 'var(--announcement-text)';
        document.body.append(probe);
        const element = document.querySelector(selector);
        return {bar: element ? coloursOf(element) : [], tokens: coloursOf(probe)};
      }, BAR);
      expect(bar).toEqual(tokens);
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    }
  });

  it('is not shown in another version than the latest, and does not leave a gap there', async () => {
    const {path: next} = versions.current ?? {};
    const {page} = await site.open(`/docs/${next}`, {prepare: paintWhole});
    expect(await barOf(page).filter({visible: true}).count()).toBe(0);
    expect(await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it('is there again on the way back to the latest version', async () => {
    const {page} = await site.open(`/docs/${versions.current?.path}`);
    await page.locator('.version-banner').getByRole('link').click();
    await page.waitForURL(/\/docs\/?$/);
    await barOf(page).waitFor({state: 'visible'});
  });
});
