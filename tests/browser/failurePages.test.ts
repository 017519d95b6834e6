import {startSite, type OpenPage, type Site} from '../support/browser';
import released from '../fixtures/site/versions.json';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {heardOfRequests} from '../support/requests';
import {expectSeen} from '../support/seen';
import {expectSoon} from '../support/waiting';

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

/** Opens a page that does not reach the state in which Docusaurus marks it as hydrated. */
async function openBroken(pathname: string): Promise<OpenPage> {
  const opened = await site.open(pathname, {hydrated: false});
  await opened.page.locator('h1').waitFor();
  return opened;
}

describe('a page that crashes', () => {
  it('says so, with the whole chain of messages', async () => {
    const {page, problems} = await openBroken('/docs/crash');
    expect(await page.locator('h1').innerText()).toBe('This page crashed.');
    const detail = await page.locator('.message-page__detail').innerText();
    await expectSoon(() => page.title(), expect.stringMatching(/^Page crashed/));
    expect(detail.split(/\n+/)).toEqual(['The outer failure', 'Cause:', 'The inner cause']);
    expect(problems.join('\n')).toContain('The outer failure');
  });

  it('leaves the rest of the site around it', async () => {
    const {page} = await openBroken('/docs/crash');
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });

  it('crashes again when it is tried again and nothing has changed', async () => {
    const {page, problems} = await openBroken('/docs/crash');
    const before = problems.length;
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    expect(problems.length).toBeGreaterThan(before);
  });

  it('renders when it is tried again and the cause is gone', async () => {
    const {page} = await openBroken('/docs/crash');
    await page.evaluate(() => {
      document.documentElement.dataset.mended = '';
    });
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByText('The page works again.').waitFor();
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });

  it('leads to the documentation home', async () => {
    const {page} = await openBroken('/docs/crash');
    await page.getByRole('main').getByRole('link', {name: 'Documentation home'}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture home'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/');
  });
});

describe('a page without a default export', () => {
  const MESSAGE =
    "The page component at /docs/nodefault doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.";

  it('shows the crash page with an error that names the page and what to do', async () => {
    const {page, problems} = await openBroken('/docs/nodefault');
    await page.getByRole('heading', {level: 1, name: 'This page crashed.'}).waitFor();
    expect(await page.locator('.message-page__detail').innerText()).toBe(MESSAGE);
    expect(await page.getByRole('button', {name: 'Try again'}).isVisible()).toBe(true);
    await expectSoon(() => page.title(), expect.stringMatching(/^Page crashed/));
    expect(problems.join('\n')).toContain(MESSAGE);
  });

  it('keeps navbar and footer, whose links lead on', async () => {
    const {page} = await openBroken('/docs/nodefault');
    await page.getByRole('heading', {level: 1, name: 'This page crashed.'}).waitFor();
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.waitForURL('**/docs/cli');
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    await expectSoon(() => page.title(), expect.stringMatching(/^Fixture CLI/));
  });

  it('is left by the back button', async () => {
    const {page} = await site.open('/docs/getting-started');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/nodefault';
      document.querySelector('article')?.append(link);
      link.click();
    });
    await page.getByRole('heading', {level: 1, name: 'This page crashed.'}).waitFor();
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Fixture installation'}).waitFor();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForFunction(() => document.title.startsWith('Fixture installation'));
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });
});

describe('an address that no page has', () => {
  /** Checks which addresses the not-found page at `pathname` suggests in the end, in order, and the version's home last. */
  async function expectSuggestions(pathname: string, addresses: readonly string[]): Promise<void> {
    const {page} = await site.open(pathname);
    // Which pages the versions have comes after hydration, from a table for each of them.
    await page.waitForFunction((count) => {
      const files = performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname);
      return new Set(files.filter((file) => file.includes('/versions/'))).size === count;
    }, released.length + 1);
    await heardOfRequests(page);
    const hrefs = (list: string): Promise<(string | null)[]> =>
      page
        .getByRole('list', {name: list})
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const [home] = addresses.slice(-1);
    await expectSoon(() => hrefs('Did you mean'), addresses.slice(0, -1));
    await expectSoon(async () => (await hrefs('Popular pages'))[0], home);
  }

  it.each(['/docs/nope', '/docs/v6/nope', '/docs/next/getting-started/nope', '/docs/v5/cli', '/nope'])(
    'answers %s with 404 and the not-found page',
    async (pathname) => {
      expect((await fetch(`${site.origin}${pathname}`)).status).toBe(404);
      const {page} = await site.open(pathname);
      expect(await page.locator('h1').innerText()).toBe('Page not found');
      await expectSoon(() => page.title(), expect.stringMatching(/^Page not found/));
      expect(new URL(page.url()).pathname).toBe(pathname);
    },
  );

  it('has a search box of its own', async () => {
    const {page} = await site.open('/docs/nope');
    const search = page.getByRole('main').getByRole('button', {name: 'Search'});
    expect(await page.getByRole('dialog').count()).toBe(0);
    await search.click();
    await page.getByRole('main').getByRole('dialog').getByRole('combobox').waitFor();
    // The box in the navbar has the same keys: they close the dialog that is open.
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('leads to the version that the address is most likely about', async () => {
    await expectSuggestions('/docs/v6/nope', ['/docs/v6']);
    await expectSuggestions('/docs/next/getting-started/nope', ['/docs/next']);
    await expectSuggestions('/docs/nope', ['/docs/']);
    await expectSuggestions('/nope', ['/docs/']);
  });

  it('leads to the same page in the version that has it', async () => {
    await expectSuggestions('/docs/old-page', ['/docs/v6/old-page', '/docs/']);
    await expectSuggestions('/docs/next/old-page', ['/docs/v6/old-page', '/docs/next']);
  });

  it('leads to pages with the same last part in that version', async () => {
    await expectSuggestions('/docs/v6/reference/plugins', ['/docs/v6/plugins', '/docs/v6']);
    await expectSuggestions('/docs/v5/cli', ['/docs/cli', '/docs/']);
  });

  it('leads to the page that a mistyped address means', async () => {
    await expectSuggestions('/docs/getting-startd', ['/docs/getting-started', '/docs/']);
    await expectSuggestions('/docs/v6/OldPage2', ['/docs/v6/old-page', '/docs/v6']);
  });

  it('names the version of a page from another one', async () => {
    const {page} = await site.open('/docs/old-page');
    await page.getByRole('link', {name: '/docs/v6/old-page, v6', exact: true}).waitFor();
  });

  it('shows the address, and searches for its words', async () => {
    const {page} = await site.open('/docs/v6/some/Fixture_installing');
    const main = page.getByRole('main');
    await expectSeen(main.getByText('v6/some/Fixture_installing', {exact: true}));
    await main.getByRole('button', {name: 'Search for “Fixture installing”'}).click();
    const field = main.getByRole('combobox');
    await field.waitFor();
    expect(await field.inputValue()).toBe('Fixture installing');
  });

  it('has popular pages without scripts, too', async () => {
    const {page} = await site.open('/docs/nope', {javaScriptEnabled: false, hydrated: false});
    const links = page.getByRole('list', {name: 'Popular pages'}).getByRole('link');
    expect(await links.count()).toBe(8);
    await expectSeen(links.first());
  });

  it.each([390, 768, 1440])(
    'does not move what is visible when suggestions come, %s px wide',
    async (width) => {
      const {page} = await site.open('/docs/getting-startd', {
        viewport: {width, height: 900},
        prepare: paintWhole,
      });
      await page.getByRole('list', {name: 'Did you mean'}).waitFor();
      expect(await layoutShiftsOf(page)).toEqual([]);
    },
  );

  it('has suggestions that lead there', async () => {
    const {page} = await site.open('/docs/old-page');
    await page.getByRole('link', {name: '/docs/v6/old-page'}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture old page'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/v6/old-page');
  });
});
