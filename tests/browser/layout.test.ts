import type {Page} from 'playwright-core';
import {hydrated, testSite} from '../support/browser';
import {PAGE_KINDS} from '../support/sitePages';
import {expectSoon} from '../support/waiting';
import {wrappedTexts} from '../support/wrapped';

const WIDTHS = [320, 390, 768, 1440, 1920];
const HEIGHT = 900;
/** Characters that fit a line of the article's column (`--column`). Longer lines are hard to follow. */
const LONGEST_LINE = 100;
const LEAST_TEXT_SIZE = 16;

const site = testSite();
let page: Page;
beforeAll(async () => {
  ({page} = await site.open('/docs/', {reducedMotion: 'reduce'}));
});

async function visit(pathname: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: HEIGHT});
  await page.goto(`${site.origin}${pathname}`);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

describe.each(Object.entries(PAGE_KINDS))('the %s page', (_kind, pathname) => {
  beforeAll(() => visit(pathname, 1440));

  it.each(WIDTHS)('does not scroll sideways on a screen of %i px', async (width) => {
    await page.setViewportSize({width, height: HEIGHT});
    await expectSoon(() => page.evaluate(findOverflow), {scrollWidth: width, beyond: []});
  });
});

describe('the check for sideways scrolling', () => {
  it('notices a box that is too wide', async () => {
    await visit('/docs/getting-started', 390);
    await page.evaluate(() => document.querySelector('article')?.style.setProperty('width', '500px'));
    const {scrollWidth, beyond} = await page.evaluate(findOverflow);
    expect(scrollWidth).toBeGreaterThan(390);
    expect(beyond).toContainEqual(expect.stringMatching(/^ARTICLE/));
  });
});

// React adds the classes of a page one after another, while the page is already visible.
it.each(['/docs/apis', '/docs/apis/camera', '/docs/updating/changes'])(
  '%s has its place before React has named its kind',
  async (pathname) => {
    await visit(pathname, 1440);
    const article = page.locator('article');
    const before = await article.boundingBox();
    await page.evaluate(() => {
      document.documentElement.className = 'docs-wrapper';
    });
    expect(await article.boundingBox()).toEqual(before);
  },
);

describe('on a narrow screen', () => {
  it('wide code scrolls inside itself', async () => {
    await visit('/docs/getting-started', 320);
    const boxes = await page.locator('article .code-block__pre:visible').evaluateAll((elements) =>
      elements.map((box) => ({
        wide: box.scrollWidth > box.clientWidth,
        scrolls: ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
        fits: box.getBoundingClientRect().right <= innerWidth,
      })),
    );
    expect(boxes.filter(({wide}) => wide)).not.toEqual([]);
    expect(boxes.filter(({scrolls, fits}) => !scrolls || !fits)).toEqual([]);
  });

  it.each([
    ['/docs/reference/support-policy', 390],
    ['/docs/next/getting-started/environment-setup', 390],
    ['/docs/guides/push-notifications-firebase', 390],
    ['/docs/v4/apis/google-maps', 390],
    ['/docs/v3/updating/3-0', 390],
    ['/docs/android/troubleshooting', 1024],
  ])('no table of %s scrolls at %i px, and short code is on one line', async (pathname, width) => {
    await visit(pathname, width);
    const boxes = page.locator('article .table-box:visible');
    expect(await boxes.count()).toBeGreaterThan(0);
    const hidden = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    expect(hidden.filter((width) => width > 0)).toEqual([]);
    const code = page.locator(
      'article :not(pre) > code:not(.long, :has(wbr), :is(.pairs, .members) *):visible',
    );
    expect(await wrappedTexts(code)).toEqual([]);
  });

  it('the rows of a wide table are blocks, with the heading of the column before each cell', async () => {
    await visit('/docs/reference/support-policy', 390);
    const row = page.locator('article .stack tbody tr').nth(1);
    const [heading, status] = await row.locator('td').evaluateAll((cells) =>
      cells.slice(0, 2).map((cell) => {
        const {left, top, bottom, right} = cell.getBoundingClientRect();
        const label = getComputedStyle(cell, '::before').content;
        return {left, top, bottom, right, label, weight: getComputedStyle(cell).fontWeight};
      }),
    );
    expect(heading).toMatchObject({label: 'none', weight: '600'});
    expect(status?.label).toContain('Status');
    expect(status?.left).toBe(heading?.left);
    expect(status?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Infinity);
    expect(status?.right).toBeLessThanOrEqual(390);
    await page.setViewportSize({width: 1024, height: HEIGHT});
    const labelOf = (): Promise<string> =>
      row
        .locator('td')
        .nth(1)
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
    await expectSoon(labelOf, 'none');
  });
});

describe.each([390, 1440, 1920])('text on a screen of %i px', (width) => {
  it.each(['/docs/', '/docs/basics/workflow', '/docs/v3/basics/configuring-your-app'])(
    'is large enough and its lines are short enough on %s',
    async (pathname) => {
      await visit(pathname, width);
      const texts = await page.locator('article').evaluate(measureText);
      expect(texts).not.toEqual([]);
      expect(texts.filter(({size}) => size < LEAST_TEXT_SIZE)).toEqual([]);
      expect(texts.filter(({characters}) => characters > LONGEST_LINE)).toEqual([]);
    },
  );
});

/** Runs in the page: its width, and the elements in sight that reach beyond the screen's right edge. */
function findOverflow(): {scrollWidth: number; beyond: string[]} {
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const {right, width} = element.getBoundingClientRect();
    if (width === 0 || right <= innerWidth + 1) return false;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const {overflowX, position} = getComputedStyle(box);
      if (overflowX !== 'visible' || position === 'fixed') return false;
    }
    return getComputedStyle(element).position !== 'fixed';
  });
  return {
    scrollWidth: document.documentElement.scrollWidth,
    beyond: beyond.map((element) => `${element.tagName} ${element.className.toString()}`),
  };
}

type Text = {readonly text: string; readonly size: number; readonly characters: number};

/** Runs in the page: the size of running text, and how many characters of it fit a full line. */
function measureText(article: Element): Text[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas to measure with.');
  const selector =
    '.theme-doc-markdown :is(p, li):not(.card-box *, .table-box *, .showcase ul *, .tabs-box__label, .version-pill)';
  const elements = [...article.querySelectorAll<HTMLElement>(selector)].filter((e) => e.checkVisibility());
  const all = elements
    .map((element) => element.innerText)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  return elements.map((element) => {
    const {font, fontSize} = getComputedStyle(element);
    context.font = font;
    return {
      text: element.innerText.slice(0, 60),
      size: parseFloat(fontSize),
      characters: Math.floor((element.clientWidth / context.measureText(all).width) * all.length),
    };
  });
}
