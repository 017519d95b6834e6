import os from 'node:os';
import type {Page} from 'playwright-core';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {visit, type Visit} from '../support/pageCheck';
import {readSitemap, redirectsTo, type Redirect} from '../support/sitePages';

const PUBLIC_ORIGIN = 'https://capacitorjs.com';
/** As wide as a desktop, and low: what is drawn is no part of the check, and drawing takes time. */
const LOW = {width: 1280, height: 240};
/** A tab keeps a core busy. */
const TABS = os.availableParallelism();
/** A hundred pages take 20 seconds on two idle cores; a thousand on busy ones still fit. */
const TIMEOUT = 15 * 60_000;

describe('every page of the site', () => {
  let site: Site;
  let paths: string[];

  beforeAll(async () => {
    site = await startSite();
    paths = (await readSitemap(site.origin)).map(({path}) => path);
  });

  afterAll(() => site.close());

  it(
    'loads, hydrates without a word in the console, and says what it is',
    async () => {
      const visits: Visit[] = [
        ...[...paths, '/docs/search'].map((path) => ({
          path,
          status: 200,
          canonical: `${PUBLIC_ORIGIN}${path}`,
        })),
        {path: '/docs/no/such/page', status: 404},
      ];
      await expect(problemsOf(site, visits)).resolves.toEqual([]);
    },
    TIMEOUT,
  );

  it('is where its old addresses lead, in the browser', async () => {
    const redirects = redirectsTo(paths);
    expect(redirects).not.toEqual([]);
    await expect(wrongTurns(site, redirects)).resolves.toEqual([]);
  });
});

describe('the check of every page', () => {
  it('notices a crash, a missing page and a wrong address', async () => {
    const variant = await startSite('variant');
    const problems = await problemsOf(variant, [
      {path: '/docs/crash', status: 200},
      {path: '/docs/nowhere', status: 200},
      {path: '/docs/plugins', status: 200, canonical: `${PUBLIC_ORIGIN}/docs/cli`},
    ]);
    await variant.close();
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/docs\/crash: (?:error|uncaught): .*The outer failure/),
        '/docs/nowhere: answers 404',
        `/docs/plugins: its canonical link is ${PUBLIC_ORIGIN}/docs/plugins in the HTML`,
      ]),
    );
  });
});

/** Visits all pages in a few tabs of one browser; returns what is wrong with them, sorted. */
async function problemsOf(site: Site, visits: readonly Visit[]): Promise<string[]> {
  return inTabs(site, visits, (tab, target) => visit(tab, site.origin, target));
}

async function wrongTurns(site: Site, redirects: readonly Redirect[]): Promise<string[]> {
  return inTabs(site, redirects, async (tab, {from, to}) => {
    await tab.page.goto(`${site.origin}${from}`);
    await tab.page.waitForURL((url) => url.pathname !== from);
    const {pathname} = new URL(tab.page.url());
    return pathname === to ? [] : [`${from} leads to ${pathname} instead of ${to}`];
  });
}

async function inTabs<Job>(
  site: Site,
  jobs: readonly Job[],
  run: (tab: OpenPage, job: Job) => Promise<string[]>,
): Promise<string[]> {
  const queue = [...jobs];
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    const tab = await site.open('/docs/', {viewport: LOW, prepare: withoutPrefetching});
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      problems.push(...(await run(tab, job)));
    }
    await tab.context.close();
  };
  await Promise.all(Array.from({length: Math.min(TABS, jobs.length)}, work));
  return problems.sort();
}

/**
 * Makes the browser say that its reader saves data, so that the site prefetches nothing: the pages behind
 * the links are visited themselves.
 */
async function withoutPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}
