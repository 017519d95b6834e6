import {testSite} from '../support/browser';
import {expectSameDocument, markDocument} from '../support/reader';

const site = testSite();

describe('a link of the shell leads on without a page load', () => {
  test.each([
    ['in the sidebar', '/docs/basics/workflow', '.theme-doc-sidebar-menu a[href="/docs/cli"]'],
    ['of the version menu', '/docs/basics/workflow', '.menu-box__list a[href="/docs/v5/basics/workflow"]'],
    ['in the footer', '/docs/basics/workflow', 'footer a[href="/docs/plugins"]'],
    ['in the footer of the search page', '/docs/search', 'footer a[href="/docs/plugins"]'],
    ['in the footer where there is no page', '/docs/no-such-page', 'footer a[href="/docs/plugins"]'],
    ['to more results of a search', '/docs/search?q=plugin', '.search-paging a'],
  ])('%s', async (_where, from, selector) => {
    const {page} = await site.open(from);
    await markDocument(page);
    const link = page.locator(selector).first();
    const target = await link.getAttribute('href');
    // Some are in a menu that is closed.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`${site.origin}${target}`);
    await expectSameDocument(page);
  });
});
