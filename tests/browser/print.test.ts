import type {Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';

/** Pages of the real site on paper. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

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
  return page;
}

describe('on paper', () => {
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
