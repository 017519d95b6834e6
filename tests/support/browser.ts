import type http from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import {createStaticServer, listen} from '../../scripts/staticServer';
import {CHROMIUM_FLAGS} from './chromium';
import {ROOT} from './fixtureSite';
import {PATIENCE_MS} from './waiting';

const CLOSING_MS = 5000;
/** Matches once React has taken over the page. */
export const HYDRATED = 'html[data-has-hydrated="true"]';

/** A built site that is being served, and a browser to look at it. */
export type ServedSite = {
  readonly origin: string;
  /**
   * Opens a page in its own context; `problems` collects its console errors and failures. A context that is opened
   * during a test or in `beforeEach` is closed after the test.
   */
  readonly open: (pathname: string, options?: OpenOptions) => Promise<OpenPage>;
};

export type Site = ServedSite & {readonly close: () => Promise<void>};

export type OpenOptions = BrowserContextOptions & {
  /** Called before the first navigation, to add routes or scripts. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Wait for hydration; off for pages that must not hydrate. */
  readonly hydrated?: boolean;
  /** Returns as soon as the response arrives, for pages that a test prevents from loading completely. */
  readonly loading?: boolean;
};

export type OpenPage = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, and uncaught errors, as `kind: text`. */
  readonly problems: string[];
  /** Hosts other than the site's own that the page sent requests to. */
  readonly foreignHosts: Set<string>;
};

/**
 * The contexts that the running test has opened; undefined between tests, when a context is shared by several of them.
 */
let openedByTest: BrowserContext[] | undefined;

beforeEach(() => {
  openedByTest = [];
});

// An open page keeps drawing and slows down the tests after it.
afterEach(async () => {
  const contexts = openedByTest ?? [];
  openedByTest = undefined;
  await Promise.all(contexts.map(closeContext));
  expect(takePolicyViolations()).toEqual([]);
});

/** What Chromium prints about something that the security policy doesn't allow. */
const VIOLATION = /Content Security Policy|This document requires 'Trusted/;
const policyViolations: string[] = [];

/**
 * Returns what the pages of this test did against the site's security policy, and forgets it. A test fails if anything is
 * left at its end.
 */
export function takePolicyViolations(): string[] {
  return policyViolations.splice(0);
}

/**
 * Closes a context and its pages, or gives up after some seconds: Chromium 156 now and then forgets to close a page that
 * is being reloaded, and Playwright waits for it without end. Such a page lives on until the browser ends.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), sleep(CLOSING_MS, undefined, {ref: false})]);
}

/**
 * Returns the browser that all tests share and that `browserSetup` started. Closing it only closes what this caller
 * opened. With `launchOptions`, starts a new browser.
 */
export function startBrowser(launchOptions?: LaunchOptions): Promise<Browser> {
  const {CHROMIUM_PATH: executablePath, BROWSER_ENDPOINT: endpoint} = process.env;
  if (launchOptions) return chromium.launch({executablePath, args: CHROMIUM_FLAGS, ...launchOptions});
  if (!endpoint) throw new Error('There is no browser: run this test with --selectProjects browser.');
  return chromium.connect(endpoint);
}

/**
 * Returns the site that `startSite` starts before the tests of the file or of the `describe` that this is called in, and
 * closes after them. Its members can be used in tests and hooks.
 */
export function testSite(name?: string, launchOptions?: LaunchOptions): ServedSite {
  let site: Site | undefined;
  const started = (): Site => {
    if (!site) throw new Error('The site is used before it has been started.');
    return site;
  };
  beforeAll(async () => {
    site = await startSite(name, launchOptions);
  });
  afterAll(() => site?.close());
  return {
    get origin() {
      return started().origin;
    },
    open: (pathname, options) => started().open(pathname, options),
  };
}

/** Serves `build` (the real site) or `.cache/sites/<name>/build`, and opens a browser as `startBrowser` does. */
export function startSite(name?: string, launchOptions?: LaunchOptions): Promise<Site> {
  const dir = name ? path.join(ROOT, '.cache/sites', name, 'build') : path.join(ROOT, 'build');
  return serveSite(createStaticServer(dir), launchOptions);
}

/** Serves a site with `server`, and opens a browser as `startBrowser` does. */
export async function serveSite(server: http.Server, launchOptions?: LaunchOptions): Promise<Site> {
  const port = await listen(server, 0);
  const browser = await startBrowser(launchOptions);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    open: (pathname, options) => openPage(browser, origin, pathname, options),
    close: () => closeSite(browser, server),
  };
}

async function openPage(
  browser: Browser,
  origin: string,
  pathname: string,
  {prepare, hydrated: waits = true, loading = false, ...contextOptions}: OpenOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext(contextOptions);
  context.setDefaultTimeout(PATIENCE_MS);
  openedByTest?.push(context);
  const page = await context.newPage();
  const problems: string[] = [];
  const foreignHosts = new Set<string>();
  page.on('console', (message) => {
    if (VIOLATION.test(message.text())) policyViolations.push(`${page.url()}: ${message.text()}`);
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreignHosts.add(url.host);
  });
  await prepare?.(page);
  await page.goto(`${origin}${pathname}`, {waitUntil: loading ? 'commit' : 'load'});
  if (waits && contextOptions.javaScriptEnabled !== false) {
    await hydrated(page);
    // Text moves when its font arrives.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  return {page, context, problems, foreignHosts};
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector(HYDRATED, {state: 'attached'});
}

async function closeSite(browser: Browser, server: http.Server): Promise<void> {
  await browser.close();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
