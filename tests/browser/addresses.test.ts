import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {versions} from '../../plugins/lib/docsVersions';
import released from '../../versions.json';
import {testSite, type OpenPage} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {
  arriveAt,
  chooseVersion,
  expectSameDocument,
  followNewLink,
  markDocument,
  scrollOf,
} from '../support/reader';
import {expectSoon, settle} from '../support/waiting';

const BUILD = path.join(ROOT, 'build');
const NOT_FOUND = fs.readFileSync(path.join(BUILD, '404.html'), 'utf8');
/** Long enough to be in the middle of. */
const LONG = '/docs/config';
const PREVIOUS = released[1] ?? '';

const site = testSite();

/** Opens an address on a host that has no page there, and so answers with the not-found page. */
function openUnknown(address: string): Promise<OpenPage> {
  const {pathname} = new URL(address, site.origin);
  return site.open(address, {
    prepare: async (page) => {
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

async function arriveAtFile(page: Page, file: string): Promise<void> {
  await arriveAt(page, titleIn(file));
}

function expectNothingUncaught(problems: readonly string[]): void {
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
}

describe('an address that a host answers with the not-found page although there is a page', () => {
  it.each([
    ['/docs/cli.html', '/docs/cli', 'cli.html'],
    ['/docs/cli/', '/docs/cli', 'cli.html'],
    ['/docs/cli%20', '/docs/cli', 'cli.html'],
    ['/docs/config/index.html?a=b#android', '/docs/config?a=b#android', 'config.html'],
    [`/docs/${PREVIOUS}/cli/index.html`, `/docs/${PREVIOUS}/cli`, `${PREVIOUS}/cli.html`],
    ['/docs/index.html', '/docs/', 'index.html'],
  ])('shows the page, under its plain address: %s', async (address, plain, file) => {
    const {page, problems} = await openUnknown(address);
    await arriveAtFile(page, file);
    await expectSoon(() => addressOf(page), plain);
    await expectSoon(() => page.title(), expect.not.stringMatching(/not found|crashed/i));
    expectNothingUncaught(problems);
  });

  it('says that there is none if there is none, under the plain address', async () => {
    const {page} = await openUnknown('/docs/no-such-page/index.html');
    await arriveAt(page, 'Page not found');
    await expectSoon(() => addressOf(page), '/docs/no-such-page');
  });

  it.each([
    ['/docs/cli.html#x', '/docs/cli', 'cli.html'],
    ['/docs/index.html', '/docs/', 'index.html'],
  ])('is reached without a page load by a link to %s', async (address, plain, file) => {
    const {page} = await site.open(LONG);
    await markDocument(page);
    await followNewLink(page, address);
    await arriveAtFile(page, file);
    await expectSoon(() => addressOf(page), plain);
    await expectSameDocument(page);
  });
});

describe('a fragment that names nothing', () => {
  it.each(['/docs/cli#no-such-place', '#no-such-place', '/docs/cli#100%', '#%E4'])(
    'leads to the top: %s',
    async (href) => {
      const {page, problems} = await site.open(LONG);
      await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
      expect(await scrollOf(page)).toBe(3000);
      await followNewLink(page, href);
      await arriveAtFile(page, href.startsWith('#') ? 'config.html' : 'cli.html');
      await expectSoon(() => scrollOf(page), 0);
      await settle(page);
      expect(await scrollOf(page)).toBe(0);
      expectNothingUncaught(problems);
    },
  );

  it('neither upsets tabs nor keeps a page from being shown when the reader comes back to it', async () => {
    const {page, problems} = await site.open('/docs/getting-started#100%');
    await page.getByRole('tab', {name: 'yarn'}).first().click();
    await page.getByRole('tab', {name: 'yarn', selected: true}).first().waitFor();
    await followNewLink(page, '/docs/cli');
    await arriveAtFile(page, 'cli.html');
    await page.goBack();
    await arriveAtFile(page, 'getting-started.html');
    expectNothingUncaught(problems);
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

it('a path that is no valid text has no page, and says so to who follows a link or opens it', async () => {
  const {page, problems} = await site.open(LONG);
  await followNewLink(page, '/docs/100%');
  await arriveAt(page, 'Page not found');
  await page.reload();
  await arriveAt(page, 'Page not found');
  expectNothingUncaught(problems);
});

describe('an address that the host redirects', () => {
  it('leads a reader on from a page of another version, which knows nothing of it', async () => {
    const {page} = await site.open(LONG);
    await followNewLink(page, '/docs/v3/main/basics/managing-platforms');
    await page.waitForURL('**/docs/v3/basics/managing-platforms');
    await page.waitForSelector('article h1');
    expect(await page.title()).not.toMatch(/not found/i);
  });
});

it('the version menu leads to the top, without the fragment, if the other version does not have it', async () => {
  const {page} = await site.open('/docs/apis/camera#methods', {viewport: {width: 1280, height: 700}});
  await page.evaluate(() => {
    document.getElementById('methods')?.setAttribute('id', 'only-here');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents [href="#methods"]'))
      link.setAttribute('href', '#only-here');
    location.hash = 'only-here';
  });
  await expectSoon(() => scrollOf(page).then((top) => top > 0), true);
  await chooseVersion(page, versions[PREVIOUS]?.label ?? '');
  await page.waitForSelector(`html.docs-version-${PREVIOUS}`);
  await expectSoon(() => addressOf(page), `/docs/${PREVIOUS}/apis/camera`);
  await expectSoon(() => scrollOf(page), 0);
});
