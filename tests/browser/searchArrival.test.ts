import type {Page} from 'playwright-core';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {openGated, type Gated} from '../support/gatedPage';
import {heardOfRequests} from '../support/requests';
import {neverStay} from '../support/timers';
import {openDialog, openHosted, type HostedPage} from '../support/hostedPage';
import {gateScript} from '../support/pageScripts';

/** What happens before search is opened, and on the page that a result leads to. */
let site: Site;
beforeAll(async () => {
  site = await startSite('hosted');
});
afterAll(() => site.close());

const open = (pathname: string, options: OpenOptions = {}): Promise<HostedPage> =>
  openHosted(site, pathname, options);

/** Opens a page with a gate before the scripts that it loads later. */
const openBeforeScripts = (pathname: string): Promise<Gated<HostedPage>> =>
  openGated(
    (options) => open(pathname, options),
    (page) => gateScript(page, '*.js'),
  );

/** The texts that the CSS Custom Highlight API marks. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));

async function arrive(page: Page): Promise<void> {
  await openDialog(page, 'Install');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1, name: 'Fixture installation'}).waitFor();
  await page.getByRole('region', {name: 'Highlighted words'}).waitFor();
}

describe('before search is opened', () => {
  it('nothing of it is loaded, not even when the reader points at the button', async () => {
    const {page, foreignHosts} = await open('/docs/cli', {prepare: neverStay});
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'HEAD') asked.push(request.url());
    });
    await page.getByRole('button', {name: 'Search'}).hover();
    await page.getByRole('button', {name: 'Search'}).focus();
    await heardOfRequests(page);
    expect(asked).toEqual([]);
    expect([...foreignHosts]).toEqual([]);
    await openDialog(page);
    await heardOfRequests(page);
    expect(asked).not.toEqual([]);
  });

  it('what is typed while it loads is not lost', async () => {
    const {page, gate} = await openBeforeScripts('/docs/cli');
    gate.set('hold');
    await page.keyboard.press('/');
    await page.keyboard.type('inst');
    await page.getByText('Loading search…').waitFor();
    gate.set('pass');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('all');
    expect(await page.getByRole('combobox').inputValue()).toBe('install');
    await page.getByRole('option').first().waitFor();
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
        ['dialog', '.search-field', '.search-box__icon', 'input', scope],
      );
    gate.set('hold');
    await page.keyboard.press('/');
    await page.getByText('Loading search…').waitFor();
    const before = await geometry('.search__message');
    gate.set('pass');
    await page.getByRole('combobox').waitFor();
    expect(await geometry('.search-scope')).toEqual(before);
  });

  it('a part of it that does not arrive is told, tried again, and breaks nothing', async () => {
    const {page, gate} = await openBeforeScripts('/docs/cli');
    gate.set('missing');
    await page.getByRole('button', {name: 'Search'}).click();
    await page.getByRole('alert').filter({hasText: 'Search did not load'}).waitFor();
    gate.set('pass');
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture home'}).waitFor();
  });
});

describe('the page that a result leads to', () => {
  it('has the words marked, until the reader removes the marks', async () => {
    const {page, problems} = await open('/docs/cli');
    await arrive(page);
    expect(new Set((await highlighted(page)).map((text) => text.toLowerCase()))).toEqual(
      new Set(['install']),
    );
    expect(await page.locator('article mark').count()).toBe(0);
    expect(await page.getByRole('region', {name: 'Highlighted words'}).innerText()).toMatch(
      /“Install”\s+Clear/,
    );
    await page.getByRole('button', {name: 'Clear highlights'}).click();
    expect(await highlighted(page)).toEqual([]);
    expect(await page.getByRole('region', {name: 'Highlighted words'}).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('is where Tab goes on when they are removed with a key', async () => {
    const {page} = await open('/docs/cli');
    await arrive(page);
    await page.getByRole('button', {name: 'Clear highlights'}).press('Enter');
    expect(await highlighted(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.locator('article :focus').count()).toBe(1);
  });

  it('loses them with Esc, and on the way to another page', async () => {
    const {page} = await open('/docs/cli');
    await arrive(page);
    await page.keyboard.press('Escape');
    expect(await highlighted(page)).toEqual([]);
    await arrive(page);
    expect(await highlighted(page)).not.toEqual([]);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    expect(await highlighted(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Fixture installation'}).waitFor();
    expect(await highlighted(page)).toEqual([]);
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
    expect(await page.locator('article mark').count()).toBeGreaterThan(2);
    await page.getByRole('button', {name: 'Clear highlights'}).click();
    expect(await page.locator('article mark').count()).toBe(0);
    expect(await text()).toBe(marked);
    await arrive(page);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
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
    await tab.waitForSelector('html[data-has-hydrated="true"]');
    expect(await highlighted(tab)).toEqual([]);
  });

  it('prints without marks', async () => {
    const {page} = await open('/docs/cli');
    await arrive(page);
    await page.emulateMedia({media: 'print'});
    expect(await page.getByRole('region', {name: 'Highlighted words'}).count()).toBe(0);
  });
});
