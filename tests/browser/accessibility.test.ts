import type {Page} from 'playwright-core';
import {colorViolations, violations} from '../support/axe';
import {closeContext, hydrated, testSite, type OpenOptions, type OpenPage} from '../support/browser';
import {versionMenu} from '../support/reader';
import {PAGE_KINDS} from '../support/sitePages';
import {stored} from '../support/stored';
import {setDark} from '../support/theme';
import {expectSoon, motionEnds, settle} from '../support/waiting';

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};

const site = testSite();

describe('an automatic check finds nothing to mend', () => {
  // The essential tests check wide screens.
  describe('on a narrow screen', () => {
    let tab: OpenPage;
    beforeAll(async () => {
      tab = await site.open('/docs/', screen('light', NARROW));
    });
    afterAll(() => closeContext(tab.context));

    it.each(Object.entries(PAGE_KINDS))('on the %s page, in light and in dark mode', async (_kind, path) => {
      await tab.page.evaluate(() => localStorage.clear());
      await tab.page.goto(`${site.origin}${path}`);
      await hydrated(tab.page);
      expect(await violations(tab.page)).toEqual([]);
      // Only colors differ in dark mode.
      await setDark(tab.page);
      expect(await colorViolations(tab.page)).toEqual([]);
    });
  });

  it.each(['light', 'dark'])('with the mobile menu open in %s mode', async (mode) => {
    const {page} = await site.open('/docs/getting-started', screen(mode, NARROW));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).waitFor();
    await motionEnds(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await motionEnds(page);
    expect(await violations(page)).toEqual([]);
  });

  it.each(['light', 'dark'])('with the menus open in %s mode', async (mode) => {
    const {page} = await site.open('/docs/', screen(mode, WIDE));
    for (const name of ['Product', 'Version']) {
      await page.locator('.menu-box__button', {hasText: name}).click();
      await motionEnds(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', {name: 'Community'}).hover();
    await page.getByRole('link', {name: 'Community Hub'}).first().waitFor();
    await motionEnds(page);
    expect(await violations(page)).toEqual([]);
  });

  it('and does find text that cannot be read in dark mode', async () => {
    const {page} = await site.open('/docs/cli', screen('light', WIDE));
    expect(await violations(page)).toEqual([]);
    await setDark(page);
    // The site's policy forbids style elements, but not style sheets that scripts make.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.theme-doc-markdown p {color: #222 !important; transition: none}');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await colorViolations(page)).toContainEqual(expect.stringMatching(/^color-contrast: /));
  });
});

describe('by keyboard alone', () => {
  let page: Page;
  beforeEach(async () => {
    ({page} = await site.open('/docs/getting-started', {viewport: WIDE, reducedMotion: 'reduce'}));
  });

  it('the version menu closes when the focus goes on to what it lies over', async () => {
    const links = versionMenu(page).locator('a:visible');
    await versionMenu(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await links.count()).toBeGreaterThan(1);
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => links.count(), 0);
    expect(await page.locator('[aria-label="Docs sidebar"] :focus').count()).toBe(1);
  });

  it('tabs move with the arrow keys, Home and End, round and round', async () => {
    const first = page.getByRole('tab').first();
    const names = await page.getByRole('tablist').first().getByRole('tab').allTextContents();
    await first.focus();
    for (const [key, expected] of [
      ['ArrowRight', names[1]],
      ['End', names.at(-1)],
      ['ArrowRight', names[0]],
      ['ArrowLeft', names.at(-1)],
      ['Home', names[0]],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedText(page)).toBe(expected);
      expect(await page.locator(':focus').getAttribute('aria-selected')).toBe('true');
      const panel = page.locator(`[id="${await page.locator(':focus').getAttribute('aria-controls')}"]`);
      expect(await panel.isVisible()).toBe(true);
    }
    await page.keyboard.press('Tab');
    expect(await page.locator('[role="tab"]:focus').count()).toBe(0);
  });
});

it.each([
  ['light', WIDE],
  ['dark', WIDE],
  ['light', NARROW],
])('by keyboard, every stop shows where it is in %s mode on a screen of %o', async (mode, viewport) => {
  const {page} = await site.open('/docs/', screen(mode, viewport));
  const stops = new Set<string>();
  const unseen: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop || stops.has(stop.name)) break;
    stops.add(stop.name);
    if (stop.outlined && stop.onTop) continue;
    // The navbar hides when the focus has scrolled the page.
    await settle(page);
    await motionEnds(page);
    const settled = await page.evaluate(describeFocus);
    if (!settled?.outlined || !settled.onTop) unseen.push(stop.name);
  }
  expect(stops.size).toBeGreaterThan(20);
  expect(unseen).toEqual([]);
});

/** Runs in the page: the focused element, whether it has an outline and nothing lies over it. */
function describeFocus(): {name: string; outlined: boolean; onTop: boolean} | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const all = [...document.querySelectorAll('*')];
  const {backgroundColor} = getComputedStyle(element);
  // The link of a card covers the whole card with its pseudo-element.
  const isOutlined = ['', '::after'].some((pseudo) => {
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element, pseudo);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && outlineColor !== backgroundColor;
  });
  const {left, top, width, height} = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    name: `${all.indexOf(element)} ${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`,
    outlined: isOutlined,
    onTop: over !== null && (element.contains(over) || over.contains(element)),
  };
}

async function focusedText(page: Page): Promise<string> {
  return (await page.locator(':focus').innerText()).trim();
}

/** A reader with the color mode chosen before, and no animations. */
function screen(mode: string, viewport: typeof WIDE): OpenOptions {
  return {viewport, reducedMotion: 'reduce', prepare: stored({theme: mode})};
}
