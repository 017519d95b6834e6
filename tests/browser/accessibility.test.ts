import type {Page} from 'playwright-core';
import {versions} from '@site/src/data/versions';
import {colorViolations, violations} from '../support/axe';
import {closeContext, startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {PAGE_KINDS} from '../support/sitePages';
import {setDark} from '../support/theme';
import {motionEnds} from '../support/waiting';

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};

describe('an automatic check finds nothing to mend', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
  });

  afterAll(() => site.close());

  describe.each([WIDE, NARROW])('on a screen of %o', (viewport) => {
    let tab: OpenPage;

    beforeAll(async () => {
      tab = await site.open('/docs/', screen('light', viewport));
      await expectMode(tab.page, 'light');
    });

    afterAll(() => closeContext(tab.context));

    it.each(Object.entries(PAGE_KINDS))('on the %s page, in light and in dark mode', async (_kind, path) => {
      await tab.page.goto(`${site.origin}${path}`);
      await tab.page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
      expect(await violations(tab.page)).toEqual([]);
      // Only colors differ in dark mode.
      await setDark(tab.page);
      expect(await colorViolations(tab.page)).toEqual([]);
    });
  });

  it.each(['light', 'dark'])('with the mobile menu open in %s mode', async (mode) => {
    const {page, context} = await site.open('/docs/getting-started', screen(mode, NARROW));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).waitFor();
    await motionEnds(page);
    await expect(violations(page)).resolves.toEqual([]);
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await motionEnds(page);
    await expect(violations(page)).resolves.toEqual([]);
    await closeContext(context);
  });

  it.each(['light', 'dark'])('with the menus open in %s mode', async (mode) => {
    const {page, context} = await site.open('/docs/', screen(mode, WIDE));
    for (const name of ['Product', 'Version']) {
      await page.locator('.menu-box__button', {hasText: name}).click();
      await motionEnds(page);
      await expect(violations(page)).resolves.toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', {name: 'Community'}).hover();
    await motionEnds(page);
    await expect(violations(page)).resolves.toEqual([]);
    await closeContext(context);
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
    await motionEnds(page);
    expect(await colorViolations(page)).toContainEqual(expect.stringMatching(/^color-contrast: /));
  });

  it('and does find a picture without a text', async () => {
    const {page, context} = await site.open('/docs/cli');
    await page.evaluate(() => document.querySelector('article')?.append(document.createElement('img')));
    await expect(violations(page)).resolves.toEqual([expect.stringMatching(/^image-alt: /)]);
    await closeContext(context);
  });
});

describe('by keyboard alone', () => {
  let site: Site;
  let tab: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });

  beforeEach(async () => {
    tab = await site.open('/docs/getting-started', {viewport: WIDE, reducedMotion: 'reduce'});
  });

  afterEach(() => closeContext(tab.context));

  afterAll(() => site.close());

  it('the first stop skips to the main content, where the next one lies', async () => {
    const {page} = tab;
    await page.keyboard.press('Tab');
    await expect(focusedText(page)).resolves.toBe('Skip to main content');
    await expect(page.locator('main :focus').count()).resolves.toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus').count()).resolves.toBe(1);
  });

  it('the version menu opens by Enter, is walked by Tab, and Escape closes it and returns to its button', async () => {
    const {page} = tab;
    const button = page.locator('.theme-doc-sidebar-container .menu-box__button', {hasText: 'Version'});
    const links = page.locator('.theme-doc-sidebar-container .menu-box__list a:visible');
    await button.focus();
    await expect(links.count()).resolves.toBe(0);
    await page.keyboard.press('Enter');
    await expect(links.count()).resolves.toBe(Object.keys(versions).length);
    await page.keyboard.press('Tab');
    await expect(focusedText(page)).resolves.toMatch(new RegExp(`^${versions.current?.label}`));
    await page.keyboard.press('Escape');
    await expect(links.count()).resolves.toBe(0);
    await expect(button.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
  });

  it('the version menu closes when the focus goes on to what it lies over', async () => {
    const {page} = tab;
    const links = page.locator('.theme-doc-sidebar-container .menu-box__list a:visible');
    await page.locator('.theme-doc-sidebar-container .menu-box__button', {hasText: 'Version'}).focus();
    await page.keyboard.press('Enter');
    await expect(links.count()).resolves.toBeGreaterThan(1);
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.count()).resolves.toBe(0);
    await expect(page.locator('[aria-label="Docs sidebar"] :focus').count()).resolves.toBe(1);
  });

  it('tabs move with the arrow keys, Home and End, round and round', async () => {
    const {page} = tab;
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
      await expect(focusedText(page)).resolves.toBe(expected);
      await expect(page.locator(':focus').getAttribute('aria-selected')).resolves.toBe('true');
      const panel = page.locator(`[id="${await page.locator(':focus').getAttribute('aria-controls')}"]`);
      await expect(panel.isVisible()).resolves.toBe(true);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('[role="tab"]:focus').count()).resolves.toBe(0);
  });

  it.each([
    ['light', WIDE],
    ['dark', WIDE],
    ['light', NARROW],
  ])('every stop shows where it is in %s mode on a screen of %o', async (mode, viewport) => {
    const {page, context} = await site.open('/docs/', screen(mode, viewport));
    const stops = new Set<string>();
    const unseen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(describeFocus);
      if (!stop || stops.has(stop.name)) break;
      stops.add(stop.name);
      if (!stop.outlined || !stop.onTop) unseen.push(stop.name);
    }
    expect(stops.size).toBeGreaterThan(20);
    expect(unseen).toEqual([]);
    await closeContext(context);
  });
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

async function expectMode(page: Page, mode: string): Promise<void> {
  await expect(page.getAttribute('html', 'data-theme')).resolves.toBe(mode);
}

/** A reader with the colour mode chosen before, and no animations. */
function screen(mode: string, viewport: typeof WIDE): OpenOptions {
  const prepare = async (page: Page): Promise<void> => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
  };
  return {viewport, reducedMotion: 'reduce', prepare};
}
