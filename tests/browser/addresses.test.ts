import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {LATEST_VERSION, versions} from '../../src/data/versions';
import released from '../../versions.json';
import {startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {expectSoon, settle} from '../support/waiting';

const BUILD = path.join(ROOT, 'build');
const NOT_FOUND = fs.readFileSync(path.join(BUILD, '404.html'), 'utf8');
/** Long enough to be in the middle of. */
const LONG = '/docs/config';
const PREVIOUS = released[1] ?? '';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Opens an address on a host that has no page there, and so answers with the not-found page. */
function openUnknown(address: string, options: OpenOptions = {}): Promise<OpenPage> {
  const {pathname} = new URL(address, site.origin);
  return site.open(address, {
    ...options,
    prepare: async (page) => {
      await options.prepare?.(page);
      await page.route(
        (url) => url.pathname === pathname,
        (route) => route.fulfill({status: 404, contentType: 'text/html', body: NOT_FOUND}),
      );
    },
  });
}

/** Where the page says that it is: path, query and fragment. */
function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.search + location.hash);
}

function titleIn(file: string): string {
  const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
}

/** Adds a link to the article, and follows it. */
async function followNewLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'A new link';
    document.querySelector('article, main')?.prepend(link);
    link.click();
  }, href);
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
  expect(await page.evaluate(() => scrollY)).toBe(3000);
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

async function arriveAt(page: Page, file: string): Promise<void> {
  await page.getByRole('heading', {level: 1, name: titleIn(file), exact: true}).waitFor();
}

describe('an address that a host answers with the not-found page although there is a page', () => {
  it.each([
    ['/docs/cli/index.html', '/docs/cli', 'cli.html'],
    ['/docs/cli.html', '/docs/cli', 'cli.html'],
    ['/docs/cli/', '/docs/cli', 'cli.html'],
    ['/docs/cli%20', '/docs/cli', 'cli.html'],
    ['/docs/config/index.html?a=b#android', '/docs/config?a=b#android', 'config.html'],
    [`/docs/${PREVIOUS}/cli/index.html`, `/docs/${PREVIOUS}/cli`, `${PREVIOUS}/cli.html`],
    [`/docs/${PREVIOUS}/index.html`, `/docs/${PREVIOUS}`, `${PREVIOUS}.html`],
    ['/docs/index.html', '/docs/', 'index.html'],
  ])('shows the page, under its plain address: %s', async (address, plain, file) => {
    const {page, problems} = await openUnknown(address);
    await arriveAt(page, file);
    expect(await addressOf(page)).toBe(plain);
    await expectSoon(() => page.title(), expect.not.stringMatching(/not found|crashed/i));
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });

  it('says that there is none if there is none, under the plain address', async () => {
    const {page} = await openUnknown('/docs/no-such-page/index.html');
    await page.getByRole('heading', {level: 1, name: 'Page not found'}).waitFor();
    expect(await addressOf(page)).toBe('/docs/no-such-page');
  });

  it.each([
    ['/docs/cli/index.html', '/docs/cli', 'cli.html'],
    ['/docs/cli.html#x', '/docs/cli', 'cli.html'],
    ['/docs/cli/', '/docs/cli', 'cli.html'],
    ['/docs/index.html', '/docs/', 'index.html'],
  ])('is reached without a page load by a link to %s', async (address, plain, file) => {
    const {page} = await site.open(LONG);
    await page.evaluate(() => {
      document.body.dataset.sameDocument = '';
    });
    await followNewLink(page, address);
    await arriveAt(page, file);
    expect(await addressOf(page)).toBe(plain);
    expect(await page.locator('body[data-same-document]').count()).toBe(1);
  });
});

describe('a fragment that names nothing', () => {
  it.each(['/docs/cli#no-such-place', '#no-such-place', '/docs/cli#100%', '#100%', '#%E4'])(
    'leads to the top: %s',
    async (href) => {
      const {page, problems} = await site.open(LONG);
      await scrollDown(page);
      await followNewLink(page, href);
      await arriveAt(page, href.startsWith('#') ? 'config.html' : 'cli.html');
      await page.waitForFunction(() => scrollY === 0);
      await settle(page);
      expect(await scrollOf(page)).toBe(0);
      expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    },
  );

  it('keeps no page from being shown when the reader comes back to it', async () => {
    const {page, problems} = await site.open(`${LONG}#100%`);
    await followNewLink(page, '/docs/cli');
    await arriveAt(page, 'cli.html');
    await page.goBack();
    await arriveAt(page, 'config.html');
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });

  it('leads to the heading all the same when it is one that has a percent sign', async () => {
    const {page} = await site.open(LONG);
    await page.evaluate(() => {
      document.querySelectorAll('article h2')[3]?.setAttribute('id', '100%');
    });
    await followNewLink(page, '#100%');
    await page.waitForFunction(() => {
      const top = document.getElementById('100%')?.getBoundingClientRect().top ?? -1;
      return scrollY > 0 && top >= 0 && top < 180;
    });
  });
});

describe('a path that is no valid text', () => {
  it('has no page, and says so', async () => {
    const {page, problems} = await site.open('/docs/100%');
    await page.getByRole('heading', {level: 1, name: 'Page not found'}).waitFor();
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });

  it('says so as well when a link leads there', async () => {
    const {page, problems} = await site.open(LONG);
    await followNewLink(page, '/docs/100%');
    await page.getByRole('heading', {level: 1, name: 'Page not found'}).waitFor();
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
});

describe('an address that the host redirects', () => {
  it('leads a reader on from a page of another version, which knows nothing of it', async () => {
    const [address, page] = movedPage();
    const {page: opened} = await site.open(LONG);
    await followNewLink(opened, address);
    await opened.waitForURL(`**${page}`);
    await opened.waitForSelector('article h1');
    expect(await opened.title()).not.toMatch(/not found/i);
  });

  /** An address of an old version that leads to another one of it, and that other one. */
  function movedPage(): [string, string] {
    const old = released.at(-2) ?? '';
    const dir = path.join(BUILD, old);
    for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort()) {
      if (!file.endsWith('.html')) continue;
      const html = fs.readFileSync(path.join(dir, file), 'utf8');
      const target = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
      if (target) return [`/docs/${old}/${file.replace(/\.html$/, '')}`, target];
    }
    throw new Error(`${old} has no address that leads elsewhere.`);
  }
});

describe('the version menu', () => {
  type Places = {readonly doc: string; readonly both: string; readonly only: string};

  /** A long page of the latest version, an anchor that it shares with the version before, and one of its own. */
  function findPlaces(): Places {
    const idsIn = (file: string): string[] => {
      const {article} = JSON.parse(fs.readFileSync(path.join(BUILD, 'fragments', file), 'utf8')) as {
        readonly article: string;
      };
      return [...article.matchAll(/<h[23][^>]* id="?([\w-]+)/g)].map(([, id = '']) => id);
    };
    const older = fs.readdirSync(path.join(BUILD, 'fragments', PREVIOUS), {
      recursive: true,
      encoding: 'utf8',
    });
    for (const file of older.filter((name) => name.endsWith('.json')).sort()) {
      if (!fs.existsSync(path.join(BUILD, 'fragments', file))) continue;
      const [ids, others] = [idsIn(file), idsIn(path.join(PREVIOUS, file))];
      const both = ids.slice(3).find((id) => others.includes(id));
      const only = ids.slice(3).find((id) => !others.includes(id));
      if (both && only && ids.length > 12) return {doc: file.replace(/\.json$/, ''), both, only};
    }
    throw new Error(`No page of ${LATEST_VERSION} and ${PREVIOUS} has the anchors that this test needs.`);
  }

  async function choosePrevious(page: Page): Promise<void> {
    const menu = page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
    await menu.locator('summary').click();
    await menu.getByRole('link', {name: new RegExp(`^${versions[PREVIOUS]?.label}\\b`)}).click();
    await page.getByRole('heading', {level: 1}).waitFor();
    await page.waitForFunction((version) => {
      const table = document.querySelector('html')?.className ?? '';
      return table.includes(`docs-version-${version}`);
    }, PREVIOUS);
  }

  const SCREEN = {viewport: {width: 1280, height: 700}};

  it('leads to the same place if the other version has it', async () => {
    const {doc, both} = findPlaces();
    const {page} = await site.open(`/docs/${doc}#${both}`, SCREEN);
    await choosePrevious(page);
    expect(await addressOf(page)).toBe(`/docs/${PREVIOUS}/${doc}#${both}`);
    const top = await page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, both);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(180);
  });

  it('leads to the top, without the fragment, if it has not', async () => {
    const {doc, only} = findPlaces();
    const {page} = await site.open(`/docs/${doc}#${only}`, SCREEN);
    expect(await scrollOf(page)).toBeGreaterThan(0);
    await choosePrevious(page);
    await settle(page);
    expect(await addressOf(page)).toBe(`/docs/${PREVIOUS}/${doc}`);
    expect(await scrollOf(page)).toBe(0);
  });
});
