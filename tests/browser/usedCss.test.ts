import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {testSite, type OpenOptions} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {asIfTouched, differences} from '../support/sameStyles';
import {setDark} from '../support/theme';

/**
 * The style sheet that the build cut to what is used must look like the whole one. The build keeps that one here
 * (`plugins/client/used-css`).
 */
const ORIGINALS = path.join(ROOT, '.docusaurus/lean-client/css');
const BUILT = path.join(ROOT, 'build/assets/css');

const PHONE = {viewport: {width: 390, height: 800}, hasTouch: true};
const TABLET = {viewport: {width: 900, height: 800}};
const DESKTOP = {viewport: {width: 1500, height: 900}};

const site = testSite();
let whole: string;
let used: string;
beforeAll(() => {
  const [name, ...others] = fs.readdirSync(BUILT);
  if (name === undefined || others.length > 0) throw new Error(`${BUILT} should have one style sheet.`);
  used = fs.readFileSync(path.join(BUILT, name), 'utf8');
  whole = fs.readFileSync(path.join(ORIGINALS, name), 'utf8');
});

type State = {
  readonly name: string;
  readonly path: string;
  readonly options?: OpenOptions;
  /** Brings the page into its state. */
  readonly act?: (page: Page) => Promise<void>;
};

/** Opens search and asks it; `last` is what the dialog shows last for this query, and `said` what it announces. */
async function openSearch(page: Page, query: string, last: string, said: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await page.locator('.search:has(.search__body[aria-busy="false"])').getByText(last).waitFor();
  // The announcement waits until the reader pauses.
  await page.getByRole('status').filter({hasText: said}).waitFor();
}

/** Puts what the theme renders in states that a test cannot bring about on the real site beside the article. */
async function insert(page: Page, html: string): Promise<void> {
  await page
    .locator('article, main')
    .first()
    .evaluate((element, text) => {
      element.insertAdjacentHTML('beforeend', text);
    }, html);
}

const admonition = (kind: string, alert: string): string =>
  `<div class="theme-admonition theme-admonition-${kind} alert alert--${alert}"><p>Text with <code>code</code> and <a href="#x">a link</a>.</p></div>`;

const STATES: readonly State[] = [
  {name: 'the landing page', path: '/docs/'},
  {name: 'the landing page, on a phone', path: '/docs/', options: PHONE},
  {name: 'a page with tabs and collapsibles open', path: '/docs/cli/commands/add', act: openAll},
  {name: 'a guide in the dark', path: '/docs/basics/workflow', act: setDark},
  {name: 'an API page', path: '/docs/apis/action-sheet', options: TABLET},
  {name: 'a page of the command line', path: '/docs/cli/commands/run'},
  {name: 'an old version, with its banner', path: '/docs/v3/basics/workflow', act: openAll},
  {name: 'the coming version', path: '/docs/next/basics/workflow', options: PHONE},
  {name: 'the not-found page', path: '/docs/no-such-page'},
  {
    name: 'results on the search page',
    path: '/docs/search?q=camera',
    act: (page) => page.locator('.search-hit').first().waitFor(),
  },
  {
    name: 'the search dialog with results',
    path: '/docs/cli',
    act: (page) => openSearch(page, 'camera', 'See all', /pages in/),
  },
  {
    name: 'the search dialog without results, on a phone',
    path: '/docs/cli',
    options: PHONE,
    act: (page) =>
      openSearch(page, 'qqqqxyzzy', 'No results in other versions either.', /No results in Capacitor/),
  },
  {name: 'the menu of a phone', path: '/docs/basics/workflow', options: PHONE, act: openPhoneMenu},
  {name: 'print', path: '/docs/basics/workflow', act: (page) => page.emulateMedia({media: 'print'})},
  {
    name: 'forced colors, reduced motion',
    path: '/docs/basics/workflow',
    act: (page) => page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'}),
  },
  {name: 'admonitions of each kind that pages have', path: '/docs/basics/workflow', act: insertAdmonitions},
  {name: 'failures and loading', path: '/docs/basics/workflow', act: insertFailures},
];

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  await page.evaluate(() => {
    const states = ['copied', 'failed'];
    document.querySelectorAll<HTMLElement>('.code-block__copy').forEach((button) => {
      const state = states.pop();
      if (state !== undefined) button.dataset.state = state;
    });
  });
  const tabs = page.getByRole('tab', {selected: false});
  if ((await tabs.count()) > 0) await tabs.first().evaluate((tab: HTMLElement) => tab.click());
  await page.evaluate(() => scrollTo(0, 2000));
}

async function openPhoneMenu(page: Page): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').waitFor();
  await page.locator('.navbar-sidebar .menu-box summary').first().click();
}

async function insertAdmonitions(page: Page): Promise<void> {
  const kinds = {note: 'secondary', warning: 'warning'};
  const html = Object.entries(kinds)
    .map(([kind, alert]) => admonition(kind, alert))
    .join('');
  await insert(page, html);
}

async function insertFailures(page: Page): Promise<void> {
  await insert(
    page,
    `<main class="message-page"><h1>This page crashed.</h1><p class="message-page__actions"><button class="button button--primary">Try again</button><a class="button button--secondary" href="/">Home</a></p><div class="message-page__detail"><p>Text</p></div></main>
<div class="load-failure"><p>Text</p><button class="button button--secondary">Retry</button></div>
<div class="loading-error"><p>Text</p><button class="button button--secondary">Retry</button></div>
<div class="loading"><svg class="loading__spinner"><circle class="loading__ripple"/><circle class="loading__ripple loading__ripple--late"/><circle class="loading__core"/></svg></div>
<div id="nprogress"><div class="bar"><div class="peg"></div></div></div>
<section class="search-marks"><p>Marked <mark class="search-mark">words</mark></p><button class="search-marks__remove">Remove</button></section>`,
  );
}

it.each(STATES)(
  '$name looks as with the whole style sheet, touched or not',
  async ({path: pathname, options = DESKTOP, act}) => {
    const {page} = await site.open(pathname, {...options, bypassCSP: true});
    await act?.(page);
    expect(await differences(page, used, whole)).toEqual([]);
    expect(await differences(page, asIfTouched(used), asIfTouched(whole))).toEqual([]);
  },
);

it.each([
  ['a rule', /\.menu__link\{[^}]*\}/g, 'menu__link'],
  ['a custom property that only adopted styles need', /--accent-soft:[^;}]*;?/g, 'search-option'],
])('%s that is missing is seen', async (_what, missing, where) => {
  const {page} = await site.open('/docs/cli', DESKTOP);
  await openSearch(page, 'camera', 'See all', /pages in/);
  const cut = used.replace(missing, '');
  expect(cut).not.toBe(used);
  const found = await differences(page, cut, whole);
  expect(found.filter(({element}) => element.includes(where))).not.toEqual([]);
});
