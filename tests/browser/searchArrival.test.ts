import type {Page} from 'playwright-core';
import {hydrated, testSite, type OpenOptions} from '../support/browser';
import {openGated} from '../support/gatedPage';
import {heardOfRequests} from '../support/requests';
import {neverStay} from '../support/timers';
import {openDialog, openHosted, type HostedPage} from '../support/hostedPage';
import {gateScript} from '../support/pageScripts';
import {arriveAt, followInNavbar} from '../support/reader';
import {expectSoon, motionEnds} from '../support/waiting';

/** What happens before search is opened, and on the page that a result leads to. */
const site = testSite('hosted');

const open = (pathname: string, options: OpenOptions = {}): Promise<HostedPage> =>
  openHosted(site, pathname, options);

/** The texts that the CSS Custom Highlight API marks. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));

async function arrive(page: Page): Promise<void> {
  await openDialog(page, 'Install');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Fixture installation');
  await page.getByRole('region', {name: 'Highlighted words'}).waitFor();
}

describe('before search is opened', () => {
  it('its code is not loaded, not even when the reader points at the button', async () => {
    const scripts: string[] = [];
    const {page, foreignHosts} = await open('/docs/cli', {
      prepare: async (opened) => {
        opened.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        await neverStay(opened);
      },
    });
    await page.getByRole('button', {name: 'Search'}).hover();
    await page.getByRole('button', {name: 'Search'}).focus();
    await heardOfRequests(page);
    const before = [...scripts];
    expect([...foreignHosts]).toEqual([]);
    await openDialog(page);
    await page.getByRole('combobox').waitFor();
    expect(scripts.filter((url) => !before.includes(url))).not.toEqual([]);
  });

  it.each([1280, 390])('nothing moves when the rest of it arrives, at %i pixels', async (width) => {
    const {page, gate} = await openGated(
      (options) => open('/docs/cli', {viewport: {width, height: 800}, ...options}),
      (opened) => gateScript(opened, '*.js'),
    );
    const geometry = (scope: string): Promise<unknown> =>
      page.getByRole('dialog').evaluate(
        (frame, parts) =>
          parts.map((selector) => {
            const part = selector === 'dialog' ? frame : frame.querySelector(selector);
            const {top, left, width: wide, height} = part?.getBoundingClientRect() ?? {};
            // The button beside the input comes later and takes some of its width.
            return part?.matches('input') ? {top, left, height} : {top, left, wide, height};
          }),
        ['dialog', '.search-field', '.search-box__icon', 'input', '.search-group', scope],
      );
    gate.set('hold');
    await page.keyboard.press('/');
    await page.getByText('Loading search…').waitFor();
    await motionEnds(page);
    const before = await geometry('.search__message');
    gate.set('pass');
    await page.getByRole('combobox').waitFor();
    await expectSoon(() => geometry('.search-scope'), before);
  });
});

describe('the page that a result leads to', () => {
  it('has the words marked, until the reader removes the marks', async () => {
    const {page, problems} = await open('/docs/cli');
    await arrive(page);
    // What comes before the first heading has the word once, and once as a part of another.
    expect(await highlighted(page)).toEqual(['Install']);
    expect(await page.locator('article mark').count()).toBe(0);
    expect(await page.getByRole('region', {name: 'Highlighted words'}).innerText()).toMatch(
      /“Install”\s+Clear/,
    );
    await page.getByRole('button', {name: 'Clear highlights'}).click();
    await expectSoon(() => highlighted(page), []);
    await page.getByRole('region', {name: 'Highlighted words'}).waitFor({state: 'detached'});
    expect(problems).toEqual([]);
  });

  it('is where Tab goes on when they are removed with a key', async () => {
    const {page} = await open('/docs/cli');
    await arrive(page);
    await page.getByRole('button', {name: 'Clear highlights'}).press('Enter');
    await expectSoon(() => highlighted(page), []);
    await page.keyboard.press('Tab');
    await expectSoon(() => page.locator('article :focus').count(), 1);
  });

  it('loses them with Esc, and on the way to another page', async () => {
    const {page} = await open('/docs/cli');
    await arrive(page);
    await page.keyboard.press('Escape');
    await expectSoon(() => highlighted(page), []);
    await arrive(page);
    expect(await highlighted(page)).not.toEqual([]);
    await followInNavbar(page, 'CLI');
    await arriveAt(page, 'Fixture CLI');
    await expectSoon(() => highlighted(page), []);
    await page.goBack();
    await arriveAt(page, 'Fixture installation');
    await expectSoon(() => highlighted(page), []);
  });

  it('has them in browsers without the highlight API too, and its text stays the same', async () => {
    const {page, problems} = await open('/docs/cli', {
      prepare: async (opened) => {
        await opened.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
      },
    });
    const text = (): Promise<string> => page.locator('article').innerText();
    await arrive(page);
    const marked = await text();
    expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
    expect(await page.locator('article mark').allInnerTexts()).toEqual(['Install']);
    await page.getByRole('button', {name: 'Clear highlights'}).click();
    await expectSoon(() => page.locator('article mark').count(), 0);
    expect(await text()).toBe(marked);
    await arrive(page);
    await followInNavbar(page, 'CLI');
    await arriveAt(page, 'Fixture CLI');
    expect(problems).toEqual([]);
  });

  it.each([
    ['Ctrl', {modifiers: ['Control' as const]}],
    ['the middle button', {button: 'middle' as const}],
  ])('has them in a tab of its own after a click with %s, and only there', async (_name, click) => {
    const {page, context} = await open('/docs/cli');
    await openDialog(page, 'install');
    const opened = context.waitForEvent('page');
    await page.getByRole('option').first().click(click);
    const tab = await opened;
    await tab.getByRole('region', {name: 'Highlighted words'}).waitFor();
    expect((await highlighted(tab)).length).toBeGreaterThan(0);
    expect(tab.url()).toBe(`${site.origin}/docs/getting-started`);
    expect(await tab.evaluate(() => localStorage.getItem('search.arrivals'))).toBeNull();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await tab.reload();
    await hydrated(tab);
    expect(await highlighted(tab)).toEqual([]);
  });

  it('prints without marks', async () => {
    const {page} = await open('/docs/cli');
    await arrive(page);
    await page.emulateMedia({media: 'print'});
    expect(await page.getByRole('region', {name: 'Highlighted words'}).count()).toBe(0);
  });
});
