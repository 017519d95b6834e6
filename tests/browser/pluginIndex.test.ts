import type {Locator, Page} from 'playwright-core';
import {versions} from '../../plugins/lib/docsVersions';
import {LATEST_VERSION} from '../../src/data/versions';
import {colorViolations, violations} from '../support/axe';
import {testSite, type OpenOptions} from '../support/browser';
import {paintWhole} from '../support/layoutShift';
import {openWithoutScript} from '../support/loadFailure';
import {gateScript, MAIN_SCRIPT} from '../support/pageScripts';
import {arriveAt, boxOf, expectFocused} from '../support/reader';
import {expectSeen} from '../support/seen';
import {setDark} from '../support/theme';
import {expectSoon} from '../support/waiting';

/** The page with all plugins, on the real site. */
const INDEX = '/docs/apis';
const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
/** A query that several plugins match, and those of them that work on the web. */
const QUERY = 'notif';
const ON_WEB = ['Local Notifications'];

const site = testSite();

async function open(search = '', options: OpenOptions = {}): Promise<Page> {
  const {page} = await site.open(INDEX + search, {viewport: DESKTOP, reducedMotion: 'reduce', ...options});
  return page;
}

const cards = (page: Page): Locator => page.locator('.plugin-index li');
const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter plugins'});
const toggle = (page: Page, name: string): Locator =>
  page.getByRole('group', {name: 'Works on'}).getByRole('button', {name, exact: true});
const expectCount = (page: Page, text: string): Promise<void> =>
  expectSoon(() => page.locator('.plugin-index').getByRole('status').innerText(), text);

/** Returns the names of the cards that are visible. */
function names(page: Page): Promise<string[]> {
  return page.locator('.plugin-index').getByRole('listitem').getByRole('link').allInnerTexts();
}

/** Runs in the page: where the ring around a card's focused link is. */
function focusRing(card: Element): string {
  const link = card.querySelector('a:focus');
  if (!link) return 'nowhere';
  if (getComputedStyle(link).outlineStyle !== 'none') return 'around the name';
  const {outlineStyle, width} = getComputedStyle(link, '::after');
  const isWide = parseFloat(width) >= card.clientWidth;
  return outlineStyle === 'solid' && isWide ? 'around the card' : 'nowhere';
}

const expectNames = (page: Page, expected: unknown): Promise<void> => expectSoon(() => names(page), expected);

async function searchIs(page: Page, search: string): Promise<void> {
  await expectSoon(() => page.evaluate(() => location.search), search);
}

/** Checks that the filters are `QUERY` and the web, in the controls and in what they leave. */
async function expectFiltered(page: Page): Promise<void> {
  await expectNames(page, ON_WEB);
  expect(await field(page).inputValue()).toBe(QUERY);
  expect(await toggle(page, 'Web').getAttribute('aria-pressed')).toBe('true');
  expect(await toggle(page, 'iOS').getAttribute('aria-pressed')).toBe('false');
  await expectCount(page, `${ON_WEB.length} of ${await cards(page).count()} plugins`);
}

describe('the plugin index', () => {
  it.each(Object.entries(versions))('of %s lists all plugins with icons, each once', async (name, {path}) => {
    const folder = name === LATEST_VERSION ? '' : `/${path ?? name}`;
    const {page} = await site.open(`/docs${folder}/apis`, {viewport: DESKTOP});
    const all = await names(page);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
    expect(await cards(page).count()).toBe(all.length);
    const icons = cards(page).locator('svg');
    expect(await icons.count()).toBe(all.length);
  });

  it.each([1440, 1024, 600, 390])(
    'has its first card in view at %i px, and nothing wider than the page',
    async (width) => {
      const page = await open('', {viewport: {width, height: 900}});
      await expectSeen(cards(page).first());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it('has cards that are links as a whole', async () => {
    const page = await open();
    const summary = page.getByText('Take a photo');
    await summary.scrollIntoViewIfNeeded();
    const {x, y} = await boxOf(summary);
    await page.mouse.click(x + 5, y + 5);
    await arriveAt(page, 'Camera');
  });

  it('shows what matches a text and works on a platform, says how many, and has an address', async () => {
    const page = await open();
    const total = await cards(page).count();
    await expectCount(page, `${total} plugins`);
    await field(page).fill(QUERY.toUpperCase());
    await expectNames(page, expect.arrayContaining([...ON_WEB, 'Push Notifications']));
    await expectCount(page, `${(await names(page)).length} of ${total} plugins`);
    await field(page).fill(QUERY);
    await toggle(page, 'Web').click();
    await expectFiltered(page);
    for (const name of ON_WEB)
      await expectSeen(cards(page).filter({has: page.getByRole('link', {name, exact: true})}));
    await searchIs(page, `?platform=web&q=${QUERY}`);
    await toggle(page, 'iOS').click();
    await searchIs(page, `?platform=ios,web&q=${QUERY}`);
  });

  it('finds plugins by their package, and by words in any order', async () => {
    const page = await open();
    for (const [query, name] of [
      ['@capacitor/google-m', 'Google Maps'],
      ['gps', 'Geolocation'],
      [' qr  scanner ', 'Barcode Scanner'],
    ] as const) {
      await field(page).fill(query);
      await expectNames(page, [name]);
    }
    await searchIs(page, '?q=qr++scanner');
  });

  it('shows what an address asks for before the site’s script has loaded, and moves nothing', async () => {
    const page = await open(`?platform=web&q=${QUERY}&from=mail#all-plugins`, {
      hydrated: false,
      loading: true,
      prepare: async (opened) => {
        await paintWhole(opened);
        await gateScript(opened, MAIN_SCRIPT, 'hold');
      },
    });
    await expectFiltered(page);
    await toggle(page, 'Web').click();
    await toggle(page, 'iOS').click();
    await expectSoon(() => names(page).then(({length}) => length > ON_WEB.length), true);
    await expectSoon(
      () => page.evaluate(() => location.search + location.hash),
      `?from=mail&platform=ios&q=${QUERY}#all-plugins`,
    );
  });

  it('is filtered as before when the reader comes back, and complete and working from a link', async () => {
    const page = await open();
    await field(page).fill(QUERY);
    await toggle(page, 'Web').click();
    await page.getByRole('listitem').getByRole('link', {name: 'Local Notifications'}).last().click();
    await arriveAt(page, 'Local Notifications');
    await searchIs(page, '');
    await page.goBack();
    await arriveAt(page, 'Official plugins');
    await expectFiltered(page);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Official Plugins'}).click();
    await expectSoon(() => names(page).then(({length}) => length), await cards(page).count());
    await expectSoon(() => field(page).inputValue(), '');
    await field(page).fill(QUERY);
    await toggle(page, 'Web').click();
    await expectFiltered(page);
  });

  it('works with the keyboard alone', async () => {
    const page = await open();
    const total = await cards(page).count();
    await field(page).focus();
    await page.keyboard.type('camera');
    await expectNames(page, expect.arrayContaining(['Camera']));
    await page.keyboard.press('Escape');
    await expectCount(page, `${total} plugins`);
    expect(await field(page).inputValue()).toBe('');
    await searchIs(page, '');
    for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key);
    await expectNames(page, expect.not.arrayContaining(['Push Notifications']));
    expect(await toggle(page, 'Web').getAttribute('aria-pressed')).toBe('true');
    const [first = ''] = await names(page);
    await page.keyboard.press('Tab');
    await expectFocused(page.locator('.plugin-index').getByRole('link', {name: first, exact: true}));
    expect(await cards(page).filter({visible: true}).first().evaluate(focusRing)).toBe('around the card');
    await page.keyboard.press('Enter');
    await arriveAt(page, first);
  });

  it('shows in forced colors which platforms are chosen, and draws icons in the color of text', async () => {
    const page = await open('?platform=web', {forcedColors: 'active'});
    const background = (name: string): Promise<string> =>
      toggle(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await background('Web')).not.toBe(await background('iOS'));
    const colors = await cards(page)
      .first()
      .evaluate((card) =>
        [...card.querySelectorAll('svg, .chip:first-child')].map((part) => getComputedStyle(part).color),
      );
    expect(colors).toHaveLength(2);
    expect(colors[0]).toBe(colors[1]);
  });

  it('says so when nothing matches, and shows everything again', async () => {
    const page = await open('?platform=web&q=no-such-plugin', {viewport: PHONE, hasTouch: true});
    const total = await cards(page).count();
    await expectCount(page, `0 of ${total} plugins`);
    expect(await names(page)).toEqual([]);
    const clear = page.getByRole('button', {name: 'Clear filters'});
    await expectSeen(clear);
    await clear.tap();
    await expectCount(page, `${total} plugins`);
    expect(await names(page)).toHaveLength(total);
    await clear.waitFor({state: 'hidden'});
    await expectFocused(field(page));
    await searchIs(page, '');
  });

  it.each(['', `?platform=web&q=${QUERY}`, '?q=no-such-plugin'])(
    'passes the automatic checks at %j, in light and in dark mode',
    async (search) => {
      const page = await open(search);
      expect(await violations(page)).toEqual([]);
      await setDark(page);
      expect(await colorViolations(page)).toEqual([]);
    },
  );
});

describe('the plugin index is complete and has no controls', () => {
  async function expectComplete(page: Page): Promise<void> {
    const visible = await cards(page).evaluateAll((all) => all.map((card) => card.getClientRects().length));
    expect(visible.length).toBeGreaterThan(20);
    expect(visible).toEqual(visible.map(() => 1));
    expect(await field(page).isVisible()).toBe(false);
    expect(await page.getByRole('button', {name: 'Clear filters'}).isVisible()).toBe(false);
  }

  it('without scripts', async () => {
    await expectComplete(await open('?q=no-such-plugin', {javaScriptEnabled: false}));
  });

  it('when the site’s script does not load', async () => {
    const {page} = await openWithoutScript(site, `${INDEX}?q=no-such-plugin`);
    await expectComplete(page);
  });

  it('on paper', async () => {
    const page = await open('?q=no-such-plugin');
    await page.emulateMedia({media: 'print'});
    await expectComplete(page);
  });
});
