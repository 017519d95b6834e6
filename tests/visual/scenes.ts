import type {Page} from 'playwright-core';
import {LATEST, PREVIOUS} from '../support/fixtureVersions';

/** The widths that every scene is drawn at: a phone, a small window, and a desktop. */
export const SCREENS = {
  390: {width: 390, height: 844},
  1024: {width: 1024, height: 768},
  1440: {width: 1440, height: 900},
} as const;

export type ScreenWidth = keyof typeof SCREENS;

/** A page, or a state that `act` brings it into, at all widths or only at some. */
export type Scene = {
  readonly name: string;
  readonly path: string;
  readonly widths?: readonly ScreenWidth[];
  readonly act?: (page: Page) => Promise<void>;
};

const OLD = `/docs/${PREVIOUS}`;

/** One page of each kind. */
const PAGES: readonly Scene[] = [
  {name: 'landing', path: OLD},
  {name: 'article', path: `${OLD}/guides/elements`},
  {name: 'code', path: `${OLD}/guides/code`},
  {name: 'diagrams', path: `${OLD}/guides/diagrams`},
  {name: 'plugin-index', path: `${OLD}/apis`},
  {name: 'plugin', path: `${OLD}/apis/clipboard`},
  {name: 'methods', path: `${OLD}/apis/clipboard#methods`},
  {name: 'command', path: `${OLD}/cli/commands/open`},
  {name: 'configuration', path: `${OLD}/config`},
  {name: 'support-policy', path: `${OLD}/reference/support-policy`},
  {name: 'upgrade-guide', path: `${OLD}/updating/6-0`},
  {name: 'unreleased', path: '/docs/next/getting-started'},
  {name: 'search-page', path: `/docs/search?q=fixture&version=${LATEST}`, act: resultsCome},
  {name: 'not-found', path: '/docs/nowhere', act: suggestionsCome},
];

/** What a reader can open, point at, focus or print. */
const STATES: readonly Scene[] = [
  {
    name: 'version-menu',
    path: `${OLD}/guides/elements`,
    widths: [1024, 1440],
    act: (page) => page.locator('.sidebar-head summary').nth(1).click(),
  },
  {
    name: 'navbar-menu',
    path: `${OLD}/guides/elements`,
    widths: [1024, 1440],
    act: (page) => page.getByRole('button', {name: 'Community'}).hover(),
  },
  {name: 'search-empty', path: `${OLD}/guides/elements`, act: openSearch},
  {
    name: 'search-results',
    path: `${OLD}/guides/elements`,
    act: async (page) => {
      await openSearch(page);
      await page.keyboard.type('clipboard');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'drawer',
    path: `${OLD}/guides/elements`,
    widths: [390],
    act: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
  },
  {
    name: 'contents-bar',
    path: `${OLD}/guides/elements`,
    widths: [390, 1024],
    act: (page) => page.locator('.toc-mobile > summary').click(),
  },
  {
    name: 'tab-chosen',
    path: `${OLD}/guides/code#tabs`,
    act: (page) => page.getByRole('tab', {name: 'Android'}).click(),
  },
  {name: 'reading', path: `${OLD}/guides/elements#callouts`},
  {
    name: 'hovered-link',
    path: `${OLD}/guides/elements`,
    widths: [1440],
    act: async (page) => {
      await scrollToEnd(page);
      await page.locator('.pagination-nav__link').last().hover();
    },
  },
  {
    name: 'focused-tab',
    path: `${OLD}/guides/code#tabs`,
    act: async (page) => {
      await page.getByRole('tab', {name: 'iOS'}).focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {name: 'printed', path: `${OLD}/guides/code`, act: (page) => page.emulateMedia({media: 'print'})},
];

export const SCENES: readonly Scene[] = [...PAGES, ...STATES];

function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() =>
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
  );
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}

function resultsCome(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('link', {name: 'Fixture'}).first().waitFor();
}

function suggestionsCome(page: Page): Promise<void> {
  return page.getByRole('link', {name: 'documentation'}).last().waitFor();
}
