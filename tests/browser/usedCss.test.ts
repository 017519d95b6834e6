import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import postcss from 'postcss';
import {testSite, type OpenOptions} from '../support/browser';
import {ROOT} from '../support/fixtureSite';

/**
 * Of the style sheet, the build leaves what is used, and nothing on a page may need the rest. The build keeps the whole
 * sheet here (`plugins/client/used-css`).
 */
const ORIGINALS = path.join(ROOT, '.docusaurus/lean-client/css');
const BUILT = path.join(ROOT, 'build/assets/css');

const PHONE = {viewport: {width: 390, height: 800}, hasTouch: true};

const site = testSite();
let whole: string;
let used: string;

beforeAll(() => {
  const [name = '', ...others] = fs.readdirSync(BUILT);
  expect([name, ...others]).toHaveLength(1);
  used = fs.readFileSync(path.join(BUILT, name), 'utf8');
  whole = fs.readFileSync(path.join(ORIGINALS, name), 'utf8');
});

/** States of the pointer and the keyboard, and boxes that no selector of the DOM finds. */
const MOMENTARY = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])|::[\w-]+|:(?:before|after)\b/g;

type Sheet = {
  /** Each selector with the conditions that it stands in, and the part of it that elements match at any time. */
  readonly selectors: ReadonlyMap<string, string>;
  readonly animations: ReadonlySet<string>;
  /** Custom properties that have a value. */
  readonly properties: ReadonlySet<string>;
};

function sheetOf(css: string): Sheet {
  const selectors = new Map<string, string>();
  const animations = new Set<string>();
  const properties = new Set<string>();
  const root = postcss.parse(css);
  root.walkAtRules('keyframes', ({params}) => void animations.add(params));
  root.walkDecls(/^--/, ({prop}) => void properties.add(prop));
  root.walkRules((rule) => {
    const {parent} = rule;
    const conditions = parent?.type === 'atrule' ? `@${parent.name} ${parent.params}` : '';
    if (conditions.startsWith('@keyframes')) return;
    for (const selector of rule.selectors) {
      selectors.set(`${conditions} ${selector}`, selector.replace(MOMENTARY, '') || '*');
    }
  });
  return {selectors, animations, properties};
}

/** Returns what the style sheet `cut` lacks, compared with `full`, although something on the page uses it. */
async function missing(page: Page, cut: string, full: string): Promise<string[]> {
  const [less, more] = [sheetOf(cut), sheetOf(full)];
  const gone = [...more.selectors].filter(([name]) => !less.selectors.has(name));
  // Scripts adopt style sheets of their own.
  const adopted = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({cssText}) => cssText)).join(' '),
  );
  const words = new Set((cut + adopted).match(/[\w-]+/g));
  const matching = await page.evaluate(
    (selectors) => selectors.filter((selector) => document.querySelector(selector) !== null),
    gone.map(([, selector]) => selector),
  );
  return [
    ...gone.filter(([, selector]) => matching.includes(selector)).map(([name]) => name),
    ...[...more.animations].filter((name) => !less.animations.has(name) && words.has(name)),
    ...[...more.properties].filter((name) => !less.properties.has(name) && words.has(name)),
  ];
}

/** Opens search and asks it; `last` is what the dialog shows last for this query. */
async function openSearch(page: Page, query: string, last: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await page.locator('.search:has(.search__body[aria-busy="false"])').getByText(last).waitFor();
}

type State = readonly [
  name: string,
  path: string,
  act?: (page: Page) => Promise<void>,
  options?: OpenOptions,
];

const STATES: readonly State[] = [
  ['the landing page', '/docs/'],
  ['a page of the command line with tabs', '/docs/cli/commands/add', chooseTab],
  ['a guide', '/docs/basics/workflow'],
  ['an API page', '/docs/apis/action-sheet'],
  ['an old version, with its banner', '/docs/v3/basics/workflow'],
  ['the coming version', '/docs/next/basics/workflow'],
  ['the not-found page', '/docs/no-such-page'],
  ['the search page', '/docs/search?q=camera', (page) => page.locator('.search-hit').first().waitFor()],
  ['the search dialog', '/docs/cli', (page) => openSearch(page, 'camera', 'See all')],
  [
    'no results',
    '/docs/cli',
    (page) => openSearch(page, 'qqqqxyzzy', 'No results in other versions either.'),
  ],
  ['the menu of a phone', '/docs/basics/workflow', openPhoneMenu, PHONE],
];

async function chooseTab(page: Page): Promise<void> {
  await page.getByRole('tab', {selected: false}).first().click();
}

async function openPhoneMenu(page: Page): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').waitFor();
}

for (const [name, pathname, act, options] of STATES) {
  it(`${name} needs nothing that was cut`, async () => {
    const {page} = await site.open(pathname, options);
    await act?.(page);
    expect(await missing(page, used, whole)).toEqual([]);
  });
}

it.each([
  ['a rule', '.menu__link{', expect.stringMatching(/ \.menu__link$/)],
  ['a custom property that only adopted styles need', '--accent-soft:', '--accent-soft'],
])('%s that is missing is noticed', async (_what, part, name) => {
  const {page} = await site.open('/docs/cli');
  await openSearch(page, 'camera', 'See all');
  const cut = used.replaceAll(part, part.replace(/\w+/, 'other'));
  expect(await missing(page, cut, whole)).toContainEqual(name);
});
