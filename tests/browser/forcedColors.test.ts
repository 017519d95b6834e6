import {testSite} from '../support/browser';
import {motionEnds} from '../support/waiting';

const site = testSite();

/** Elements of which one is the current one: all of them, what marks it, the property that shows it, and of which part. */
const GROUPS = [
  ['tab', '.tabs-box__tab', '[aria-selected="true"]', 'borderBottomStyle', '::after'],
  [
    'entry of the contents',
    '.doc-aside .table-of-contents__link',
    '.table-of-contents__link--active',
    'borderLeftColor',
    '',
  ],
  [
    'page of the sidebar',
    '.theme-doc-sidebar-menu a.menu__link',
    '[aria-current="page"]',
    'outlineStyle',
    '',
  ],
] as const;

describe.each(['light', 'dark'] as const)('in forced colors on a %s background', (colorScheme) => {
  it.each(GROUPS)('the current %s stands out by a line', async (_name, all, current, property, part) => {
    const {page} = await site.open('/docs/guides/deep-links#related-pages', {
      viewport: {width: 1440, height: 900},
      colorScheme,
      forcedColors: 'active',
    });
    await page.waitForSelector(`${all}${current}`);
    await motionEnds(page);
    const lines = await page.locator(all).evaluateAll(
      (elements, [selector, name, pseudo]) =>
        elements.map((element) => ({
          isCurrent: element.matches(selector),
          line: getComputedStyle(element, pseudo)[name],
        })),
      [current, property, part] as const,
    );
    const [own] = lines.filter(({isCurrent}) => isCurrent).map(({line}) => line);
    const others = new Set(lines.filter(({isCurrent}) => !isCurrent).map(({line}) => line));
    expect({own, others: [...others]}).toEqual({
      own: expect.any(String) as string,
      others: [expect.any(String)],
    });
    expect([...others]).not.toContain(own);
  });

  it('a match in a result of the search has the color of the text around it', async () => {
    const {page} = await site.open('/docs/search?q=camera', {colorScheme, forcedColors: 'active'});
    await page.waitForSelector('.search-page mark');
    const [match, around] = await page
      .locator('.search-page mark')
      .first()
      .evaluate((mark) =>
        [mark, mark.parentElement].map((element) => element && getComputedStyle(element).color),
      );
    expect(match).toBe(around);
  });

  it('the label of an arrow in a diagram is on the color of the page', async () => {
    const {page} = await site.open('/docs/guides/deep-links', {colorScheme, forcedColors: 'active'});
    const ground = page.locator('.diagram__ground').first();
    const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(await ground.evaluate((rect) => getComputedStyle(rect).fill)).toBe(paper);
  });

  it('the logo is legible', async () => {
    const {page} = await site.open('/docs/apis/camera', {colorScheme, forcedColors: 'active'});
    const filter = await page
      .locator('.navbar__logo img')
      .filter({visible: true})
      .evaluate((image) => getComputedStyle(image).filter);
    expect(filter === 'none').toBe(colorScheme === 'light');
  });
});
