import {closeContext, startSite, type Site} from '../support/browser';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('a link of the shell leads on without a page load', () => {
  test.each([
    [
      'in the sidebar',
      '/docs/basics/workflow',
      '.theme-doc-sidebar-container a.menu__link[href="/docs/cli"]',
    ],
    ['of the version menu', '/docs/basics/workflow', '.menu-box__list a[href="/docs/v5/basics/workflow"]'],
    ['in the footer', '/docs/basics/workflow', 'footer a[href="/docs/plugins"]'],
    ['in the footer of the search page', '/docs/search', 'footer a[href="/docs/plugins"]'],
    ['in the footer where there is no page', '/docs/no-such-page', 'footer a[href="/docs/plugins"]'],
    ['to more results of a search', '/docs/search?q=plugin', '.search-paging a'],
  ])('%s', async (_where, from, selector) => {
    const {page, context} = await site.open(from);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const link = page.locator(selector).first();
    const target = await link.getAttribute('href');
    // Some are in a menu that is closed.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`${site.origin}${target}`);
    await expect(page.locator('html[data-same-document]').count()).resolves.toBe(1);
    await closeContext(context);
  });

  test('and no link is watched for coming into view', async () => {
    const {page: watching, context} = await site.open('/docs/config', {
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          window.IntersectionObserver = class extends IntersectionObserver {
            override observe(target: Element): void {
              target.setAttribute('data-watched', '');
              super.observe(target);
            }
          };
        });
      },
    });
    const watched = watching.locator('a[data-watched]');
    // The few that mark themselves as active are Docusaurus's own.
    await expect(watched.and(watching.locator(':not(.navbar__item, .dropdown__link)')).count()).resolves.toBe(
      0,
    );
    await expect(watching.locator('a').count()).resolves.toBeGreaterThan(200);
    await closeContext(context);
  });
});
