import {testSite, type OpenPage} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {arriveAt, followInNavbar, followNewLink} from '../support/reader';
import {expectSeen} from '../support/seen';
import {stored} from '../support/stored';
import {expectSoon} from '../support/waiting';

const CRASHED = 'This page crashed.';

const site = testSite('variant');

/** Opens a page that does not reach the state in which Docusaurus marks it as hydrated. */
async function openBroken(pathname: string): Promise<OpenPage> {
  const opened = await site.open(pathname, {hydrated: false});
  await arriveAt(opened.page, CRASHED);
  return opened;
}

describe('a page that crashes', () => {
  it('says so, with the whole chain of messages, and its links lead on', async () => {
    const {page, problems} = await openBroken('/docs/crash');
    await expectSoon(() => page.title(), expect.stringMatching(/^Page crashed/));
    const detail = await page.locator('.message-page__detail').innerText();
    expect(detail.split(/\n+/)).toEqual(['The outer failure', 'Cause:', 'The inner cause']);
    expect(problems.join('\n')).toContain('The outer failure');
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    await page.getByRole('main').getByRole('link', {name: 'Documentation home'}).click();
    await arriveAt(page, 'Fixture home');
    expect(await page.getByText(CRASHED).count()).toBe(0);
  });

  it('crashes again when it is tried again, unless the cause is gone', async () => {
    const {page, problems} = await openBroken('/docs/crash');
    const before = problems.length;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expectSoon(() => Promise.resolve(problems.length > before), true);
    await arriveAt(page, CRASHED);
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByText('The page works again.').waitFor();
    expect(await page.getByText(CRASHED).count()).toBe(0);
  });

  it('without a default export says what to do, and is left by the back button', async () => {
    const {page, problems} = await site.open('/docs/getting-started');
    await followNewLink(page, '/docs/nodefault');
    await arriveAt(page, CRASHED);
    const message =
      "The page component at /docs/nodefault doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.";
    expect(await page.locator('.message-page__detail').innerText()).toBe(message);
    expect(problems.join('\n')).toContain(message);
    await page.goBack();
    await arriveAt(page, 'Fixture installation');
    await expectSoon(() => page.title(), expect.stringMatching(/^Fixture installation/));
    expect(await page.getByText(CRASHED).count()).toBe(0);
  });
});

it('a doc that crashes says so legibly in the dark, too', async () => {
  const {page} = await site.open('/docs/', {
    prepare: async (opened) => {
      await stored({theme: 'dark'})(opened);
      await opened.route('**/fragments/cli.json', async (route) => {
        const answer = await route.fetch();
        const fragment = (await answer.json()) as object;
        await route.fulfill({response: answer, json: {...fragment, toc: null}});
      });
    },
  });
  await followInNavbar(page, 'CLI');
  await arriveAt(page, CRASHED);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await expectSeen(page.getByRole('button', {name: 'Try again'}));
  await expectSeen(page.getByRole('main').getByRole('link', {name: 'Documentation home'}));
});

describe('an address that no page has', () => {
  it('has a search box of its own', async () => {
    const {page} = await site.open('/docs/nope');
    const search = page.getByRole('main').getByRole('button', {name: 'Search'});
    expect(await page.getByRole('dialog').count()).toBe(0);
    await search.click();
    await page.getByRole('main').getByRole('dialog').getByRole('combobox').waitFor();
    // The box in the navbar has the same keys: they close the dialog that is open.
    await page.keyboard.press('Control+k');
    await expectSoon(() => page.getByRole('dialog').count(), 0);
  });

  it('shows the address, and searches for its words', async () => {
    const {page} = await site.open('/docs/v6/some/Fixture_installing');
    const main = page.getByRole('main');
    await expectSeen(main.getByText('v6/some/Fixture_installing', {exact: true}));
    await main.getByRole('button', {name: 'Search for “Fixture installing”'}).click();
    const field = main.getByRole('combobox');
    await expectSoon(() => field.inputValue(), 'Fixture installing');
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
});
