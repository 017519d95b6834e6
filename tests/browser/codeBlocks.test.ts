import type {Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';

/** Code blocks and the article's column, on pages of the real site. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PAGES = ['/docs/apis/camera', '/docs/updating/7-0', '/docs/guides/push-notifications-firebase'];
const WIDTHS = [390, 1024, 1440];
const CASES = PAGES.flatMap((pathname) => WIDTHS.map((width) => [pathname, width] as const));

async function openAt(pathname: string, width: number): Promise<Page> {
  const {page} = await site.open(pathname, {viewport: {width, height: 900}});
  return page;
}

test.each(CASES)('no button covers code on %s at %i pixels', async (pathname, width) => {
  const page = await openAt(pathname, width);
  const covered = await page.locator('.code-block').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const pre = block.querySelector('pre')?.getBoundingClientRect();
      if (!pre || pre.width === 0) return [];
      return [...block.querySelectorAll('button')]
        .map((button) => button.getBoundingClientRect())
        .filter(
          (button) =>
            button.width > 0 &&
            button.left < pre.right &&
            button.right > pre.left &&
            button.top < pre.bottom &&
            button.bottom > pre.top,
        )
        .map(() => block.textContent.slice(0, 60));
    }),
  );
  expect(covered).toEqual([]);
});

test.each(CASES)('everything on %s ends at one right edge at %i pixels', async (pathname, width) => {
  const page = await openAt(pathname, width);
  const edges = await page
    .locator(
      '.theme-doc-markdown > :is(p, .code-block, .table-box, .tabs-box, .theme-admonition), .pagination-nav',
    )
    .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(10);
  expect([...new Set(edges)]).toHaveLength(1);
});

test.each([1200, 1440, 1920])(
  'the column is 744 pixels wide or fills its place at %i pixels',
  async (width) => {
    const page = await openAt('/docs/apis/camera', width);
    const {left, right, sidebar, contents, contentsEnd} = await page.evaluate(() => {
      const box = (selector: string): DOMRect | undefined =>
        document.querySelector(selector)?.getBoundingClientRect();
      const article = box('.theme-doc-markdown');
      return {
        left: article?.left ?? NaN,
        right: article?.right ?? NaN,
        sidebar: box('.theme-doc-sidebar-container')?.right ?? NaN,
        contents: box('.doc-aside')?.left ?? NaN,
        contentsEnd: box('.doc-aside')?.right ?? NaN,
      };
    });
    expect(right - left).toBeLessThanOrEqual(752);
    expect(left - sidebar).toBeGreaterThanOrEqual(32);
    expect(contents - right).toBeGreaterThanOrEqual(32);
    // On wide screens, the contents list stays next to the column, and the two are centered together.
    const after = width > 1600 ? width - contentsEnd : contents - right;
    expect(Math.abs(left - sidebar - after)).toBeLessThanOrEqual(40);
  },
);

test('a button wraps long lines and unwraps them', async () => {
  const page = await openAt('/docs/apis/camera', 390);
  const block = page.locator('.code-block:has([data-wrap]):has(pre:visible)').first();
  const overflow = (): Promise<number> =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  const button = block.getByRole('button', {name: 'Wrap long lines'});
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  expect(await overflow()).toBe(0);
  await button.click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('a diff shows its signs, and a selection of it has none', async () => {
  const page = await openAt('/docs/updating/7-0', 1440);
  const block = page.locator('.code-block[data-language="diff"]:has(ins):has(del)').first();
  const sign = (element: string): Promise<string> =>
    block
      .locator(element)
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content);
  expect([await sign('ins'), await sign('del')]).toEqual(['"+"', '"−"']);
  const selected = await block.locator('code').evaluate((code) => {
    const selection = document.getSelection();
    selection?.selectAllChildren(code);
    return selection?.toString() ?? '';
  });
  expect(selected.trim()).not.toBe('');
  expect(selected).not.toMatch(/^[+−-]/m);
});
