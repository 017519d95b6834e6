import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {motionEnds} from '../support/waiting';

/** Pages of the real site on paper. */
const site = testSite();

/** The colors of one element, with what tells it from the others. */
type Painted = readonly [element: string, colors: string];

/** Returns the colors of everything in the article, in its order. */
function colorsOf(page: Page): Promise<Painted[]> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll('article, article *');
    return [...elements].map((element): Painted => {
      const style = getComputedStyle(element);
      const {color, backgroundColor, borderTopColor, borderLeftColor, fill, stroke, boxShadow} = style;
      const colors = [color, backgroundColor, borderTopColor, borderLeftColor, fill, stroke, boxShadow];
      return [`${element.tagName} ${element.getAttribute('class')}`, colors.join(' ')];
    });
  });
}

async function printed(pathname: string, theme: 'light' | 'dark'): Promise<Page> {
  const {page} = await site.open(`${pathname}?docusaurus-theme=${theme}`);
  await page.waitForSelector(`html[data-theme="${theme}"]`);
  await page.emulateMedia({media: 'print'});
  // Some colors change slowly.
  await motionEnds(page);
  return page;
}

/** Lays out the article in columns as high as a sheet of paper, which break where pages do but can be measured. */
async function onSheets(page: Page, height: number): Promise<void> {
  await page.evaluate((sheet) => {
    const {style} = document.querySelector<HTMLElement>('.theme-doc-markdown')!;
    Object.assign(style, {
      width: '680px',
      height: `${sheet}px`,
      columns: '680px',
      columnGap: '0',
      columnFill: 'auto',
    });
  }, height);
}

/** Returns the text of everything in the article that introduces what follows but is on the sheet before it. */
function stranded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheetOf = ({left}: DOMRect): number => Math.floor(left / 680);
    const introductions = [
      ...document.querySelectorAll('.theme-doc-markdown :is(h2, h3), .tabs-box__label, .code-block__title'),
    ];
    return introductions.flatMap((element) => {
      const own = [...element.getClientRects()].at(-1);
      const next = element.nextElementSibling?.getClientRects()[0];
      return own && next && sheetOf(own) !== sheetOf(next) ? [element.textContent] : [];
    });
  });
}

/** Returns how many lines each block of code in the article has, and on how many sheets it is. */
function codeOnSheets(page: Page): Promise<{lines: number; sheets: number}[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.theme-doc-markdown .code-block code')]
      .filter((code) => code.getClientRects().length > 0)
      .map((code) => {
        const rects = [...code.getClientRects()];
        const height = rects.reduce((sum, rect) => sum + rect.height, 0);
        return {
          lines: Math.round(height / parseFloat(getComputedStyle(code).lineHeight)),
          sheets: new Set(rects.map(({left}) => left)).size,
        };
      }),
  );
}

/** What the print style sheet writes in front of the article. */
function sourceLine(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.querySelector('.print-source')!, '::before').content);
}

/** Heights of Letter and A4 with narrow and wide margins, in CSS pixels at this width. */
const SHEETS = [850, 900, 950, 1000, 1050];

describe('on paper', () => {
  // The essential tests look for the shell.
  it('there is nothing to press in the article', async () => {
    const page = await printed('/docs/getting-started', 'light');
    for (const part of ['.pagination-nav', '.page-menu summary', '.code-block__copy']) {
      expect(await page.locator(part).filter({visible: true}).count()).toBe(0);
    }
  });

  it.each([
    '/docs/',
    '/docs/guides/deep-links',
    '/docs/guides/push-notifications-firebase',
    '/docs/apis/camera',
  ])('%s has no heading, label or title of code at the end of a page', async (pathname) => {
    const page = await printed(pathname, 'light');
    for (const height of SHEETS) {
      await onSheets(page, height);
      expect(await stranded(page)).toEqual([]);
    }
  });

  it('long code continues on the next page, and short code stays whole', async () => {
    const page = await printed('/docs/guides/push-notifications-firebase', 'light');
    for (const height of SHEETS) {
      await onSheets(page, height);
      const code = await codeOnSheets(page);
      expect(code.filter(({lines, sheets}) => lines < 16 && sheets > 1)).toEqual([]);
      expect(code.some(({lines, sheets}) => lines > 30 && sheets > 1)).toBe(true);
    }
  });

  it('there are the commands of one package manager, but the code of all frameworks', async () => {
    const page = await printed('/docs/guides/deep-links', 'light');
    const article = page.locator('article');
    await article.getByText('npm install @capacitor/app').first().waitFor();
    for (const command of ['yarn add', 'pnpm add', 'bun add']) {
      const found = await article.getByText(command).all();
      expect(found.length).toBeGreaterThan(0);
      expect(await Promise.all(found.map((one) => one.isVisible()))).not.toContain(true);
    }
    for (const framework of ['Angular', 'React', 'Vue']) {
      expect(await article.locator('.tabs-box__label', {hasText: framework}).first().isVisible()).toBe(true);
    }
  });

  it('the buttons of a landing page are black on white', async () => {
    const page = await printed('/docs/', 'dark');
    const button = page.locator('.hero-box').getByRole('link', {name: 'Get started'});
    const style = await button.evaluate((element) => {
      const {color, backgroundColor, borderTopColor} = getComputedStyle(element);
      return {color, backgroundColor, borderTopColor};
    });
    const black = 'rgb(0, 0, 0)';
    expect(style).toEqual({color: black, backgroundColor: 'rgba(0, 0, 0, 0)', borderTopColor: black});
  });

  it.each([
    ['/docs/', 'Capacitor 7 · https://capacitorjs.com/docs/'],
    ['/docs/v4/basics/workflow', 'Capacitor 4 · https://capacitorjs.com/docs/v4/basics/workflow'],
  ])(
    '%s says which version it is about and where it is, and on screens it does not',
    async (pathname, text) => {
      const page = await printed(pathname, 'light');
      expect(await sourceLine(page)).toBe(`"${text}"`);
      await page.emulateMedia({media: 'screen'});
      expect(await sourceLine(page)).toBe('none');
      expect((await page.locator('.print-source').boundingBox())?.height).toBe(0);
      const markdown = await fetch(`${site.origin}${pathname === '/docs/' ? '/docs/index' : pathname}.md`);
      expect(await markdown.text()).not.toContain(text);
    },
  );

  it.each(['/docs/', '/docs/basics/workflow', '/docs/apis/camera', '/docs/v4/basics/workflow'])(
    '%s has the same colors from dark mode as from light mode',
    async (pathname) => {
      const light = await colorsOf(await printed(pathname, 'light'));
      const dark = await colorsOf(await printed(pathname, 'dark'));
      expect(light.some(([element]) => element.startsWith('SPAN t-'))).toBe(true);
      expect(dark.filter((painted, i) => painted.join() !== light[i]?.join())).toEqual([]);
    },
  );
});
