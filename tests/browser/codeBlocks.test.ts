import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {expectSoon} from '../support/waiting';

/** Code blocks and the article's column, on pages of the real site. */
const site = testSite();

const PAGES = ['/docs/apis/camera', '/docs/updating/7-0', '/docs/guides/push-notifications-firebase'];
const WIDTHS = [390, 1024, 1440];

async function openAt(pathname: string, width: number): Promise<Page> {
  const {page} = await site.open(pathname, {viewport: {width, height: 900}});
  return page;
}

test.each(PAGES.flatMap((pathname) => WIDTHS.map((width) => [pathname, width] as const)))(
  'no button covers code, and everything ends at one right edge, on %s at %i pixels',
  async (pathname, width) => {
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
    const edges = await page
      .locator(
        '.theme-doc-markdown > :is(.code-block, .table-box, .tabs-box), :root:not(:has(.article-bar--wide)) :is(.pagination-nav, .theme-doc-markdown > :is(p, .theme-admonition))',
      )
      .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(5);
    expect([...new Set(edges)]).toHaveLength(1);
  },
);

test('a button wraps long lines and unwraps them', async () => {
  const page = await openAt('/docs/apis/camera', 390);
  const block = page.locator('.code-block:has([data-wrap]):has(pre:visible)').first();
  const overflows = (): Promise<boolean> =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await overflows()).toBe(true);
  const button = block.getByRole('button', {name: 'Wrap long lines'});
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await expectSoon(overflows, false);
  await button.click();
  await expectSoon(overflows, true);
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
