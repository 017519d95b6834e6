import type {Locator, Page} from 'playwright-core';
import {announcement} from '@site/plugins/site/announcement/bar';
import {versions} from '@site/plugins/lib/docsVersions';
import {LATEST_VERSION} from '@site/src/data/versions';
import {withPicture} from '../support/variantSite';
import {hydrated, testSite} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {openWithoutScript} from '../support/loadFailure';
import {arriveAt, followInNavbar, topOf} from '../support/reader';
import {expectSeen} from '../support/seen';
import {sightingsOf, watchFor} from '../support/sightings';
import {stored, storedUnder} from '../support/stored';
import {expectSoon} from '../support/waiting';

const BAR = '.theme-announcement-bar';
const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';
const CONTENT = String(announcement.content);
const TARGET = String(/href="([^"]*)"/.exec(CONTENT)?.[1]);

const barOf = (page: Page): Locator => page.locator(BAR);
const closeButtonOf = (page: Page): Locator => barOf(page).getByRole('button', {name: 'Close'});

/** Stores, as on an earlier visit, that the reader closed the announcement `id`. */
const whoClosed = (id: string): ((page: Page) => Promise<void>) => stored({[ID]: id, [DISMISSED]: 'true'});

describe('a closeable announcement bar', () => {
  const site = testSite('variant');

  it('stands above the navbar until it is closed, and stays away on other pages and after a reload', async () => {
    const {page} = await site.open('/docs/');
    expect(await barOf(page).isVisible()).toBe(true);
    expect(await barOf(page).innerText()).toBe('A closeable announcement.');
    const bottom = await barOf(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await topOf(page.locator('.navbar'))).toBe(Math.round(bottom));
    await closeButtonOf(page).click();
    await barOf(page).waitFor({state: 'detached'});
    await expectSoon(() => storedUnder(page, DISMISSED), 'true');
    await followInNavbar(page, 'CLI');
    await arriveAt(page, 'Fixture CLI');
    expect(await barOf(page).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await barOf(page).waitFor({state: 'detached'});
    await expectSoon(() => topOf(page.locator('.navbar')), 0);
  });

  it.each([false, true])('moves nothing while the page loads, closed before or not: %s', async (closed) => {
    const {page} = await site.open('/docs/getting-started', {
      prepare: async (opened) => {
        await withPicture(opened);
        await paintWhole(opened);
        if (closed) await whoClosed('first')(opened);
      },
    });
    expect(await barOf(page).isVisible()).toBe(!closed);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it.each(['light', 'dark'])('has a cross that can be seen in %s mode', async (mode) => {
    const {page} = await site.open(`/docs/?docusaurus-theme=${mode}`);
    await expectSeen(closeButtonOf(page));
  });

  it('is hidden from the first paint on for a reader who closed it', async () => {
    const {page} = await openWithoutScript(site, '/docs/', {prepare: whoClosed('first')});
    expect(await barOf(page).count()).toBe(1);
    expect(await barOf(page).isVisible()).toBe(false);
  });
});

describe('the announcement bar of this site', () => {
  const site = testSite();

  it('says what is new, cannot be closed, and leads where it says', async () => {
    const {page} = await site.open('/docs/');
    expect(await barOf(page).innerText()).toBe(CONTENT.replaceAll(/<[^>]*>/g, ''));
    expect(await barOf(page).getByRole('button').count()).toBe(0);
    await barOf(page).getByRole('link').click();
    await page.waitForURL(`**${TARGET}`);
  });

  it('is there for a reader who closed an earlier one, without moving the page', async () => {
    const {page} = await site.open('/docs/', {
      prepare: async (opened) => {
        await paintWhole(opened);
        await watchFor(opened, BAR);
        await whoClosed('the-one-before')(opened);
      },
    });
    expect(await barOf(page).isVisible()).toBe(true);
    expect(await layoutShiftsOf(page)).toEqual([]);
    expect((await sightingsOf(page, BAR)).map(({present}) => present)).toEqual([true]);
  });

  it('is not shown in another version than the latest, and does not leave a gap there', async () => {
    for (const [name, {path}] of Object.entries(versions)) {
      if (name === LATEST_VERSION) continue;
      const {page} = await site.open(`/docs/${path ?? name}`, {prepare: paintWhole});
      expect(await barOf(page).filter({visible: true}).count()).toBe(0);
      expect(await topOf(page.locator('.navbar'))).toBe(0);
      expect(await layoutShiftsOf(page)).toEqual([]);
    }
  });

  it('is there again on the way back to the latest version', async () => {
    const {page} = await site.open(`/docs/${versions.current?.path}`);
    await page.locator('.version-banner').getByRole('link').click();
    await page.waitForURL(/\/docs\/?$/);
    await barOf(page).waitFor({state: 'visible'});
  });
});
