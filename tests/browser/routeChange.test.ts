import type {Page} from 'playwright-core';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {stopClock} from '../support/clock';
import {openGated, type Gated} from '../support/gatedPage';
import {gateFragment, type Answer} from '../support/pageScripts';
import {heardOfRequests} from '../support/requests';
import {neverStay} from '../support/timers';
import {sightingsOf, watchFor} from '../support/sightings';
import {expectSoon, settle} from '../support/waiting';
import {LATEST} from '../support/fixtureVersions';

const PROGRESS_BAR = '#nprogress';
const SPINNER = '.loading';
/** Low enough that every page scrolls. */
const LOW = {viewport: {width: 1280, height: 360}};

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

/** Opens the installation page, with a gate before the CLI page that the reader goes to next. */
function openBeforeCli(answer: Answer, options: OpenOptions = {}): Promise<Gated> {
  return openGated(
    (gated) => site.open('/docs/getting-started', gated),
    async (page) => {
      await watchFor(page, PROGRESS_BAR, SPINNER);
      return gateFragment(page, 'cli', answer);
    },
    options,
  );
}

async function goToCli(page: Page): Promise<void> {
  await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
  await page.waitForURL('**/docs/cli');
}

async function cliArrives(page: Page): Promise<void> {
  await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await settle(page);
  expect(await scrollOf(page)).toBe(top);
}

describe('going to another page', () => {
  it('keeps the old page until the next one is there', async () => {
    const {page, gate} = await openBeforeCli('hold');
    await goToCli(page);
    await settle(page);
    await heardOfRequests(page);
    expect(gate.requests()).toBeGreaterThan(0);
    expect(await page.locator('h1').innerText()).toBe('Fixture installation');
    expect(await page.locator('article').isVisible()).toBe(true);
    gate.set('pass');
    await cliArrives(page);
    expect(await sightingsOf(page, SPINNER)).toEqual([]);
  });

  it('does not load the site anew', async () => {
    const {page, problems} = await openBeforeCli('pass');
    await page.evaluate(() => {
      document.body.dataset.sameDocument = '';
    });
    await goToCli(page);
    await cliArrives(page);
    expect(await page.locator('body[data-same-document]').count()).toBe(1);
    await expectSoon(() => page.title(), expect.stringMatching(/^Fixture CLI/));
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('warns and loads the next page fully when it cannot be fetched', async () => {
    const {page, gate, problems} = await openBeforeCli('abort');
    await page.evaluate(() => {
      document.body.dataset.sameDocument = '';
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gate.set('pass');
    });
    await goToCli(page);
    await page.waitForSelector('html[data-has-hydrated="true"] body:not([data-same-document])');
    expect(await page.locator('h1').innerText()).toBe('Fixture CLI');
    expect(problems.filter((problem) => /^warning: TypeError: Failed to fetch/.test(problem))).toHaveLength(
      1,
    );
  });
});

describe('the view after going somewhere', () => {
  it('starts at the top of another page', async () => {
    const {page} = await openBeforeCli('pass', LOW);
    await scrollTo(page, 200);
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await page.getByRole('heading', {level: 1, name: 'Fixture home'}).waitFor();
    expect(await scrollOf(page)).toBe(0);
  });

  it('starts at the heading that the address names', async () => {
    const {page} = await openBeforeCli('pass', LOW);
    await page.locator('article').getByRole('link', {name: 'the home page'}).click();
    await page.waitForURL('**/docs/#second-heading');
    const heading = page.getByRole('heading', {level: 2, name: 'Second heading'});
    await heading.waitFor();
    expect(await scrollOf(page)).toBeGreaterThan(0);
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(180);
  });

  it('goes to a heading of the same page', async () => {
    const {page} = await openBeforeCli('pass', LOW);
    await page.locator('.doc-aside').getByRole('link', {name: 'Code'}).click();
    await page.waitForURL('**/docs/getting-started#code');
    await settle(page);
    const heading = page.getByRole('heading', {level: 2, name: 'Code'});
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(180);
    expect(await scrollOf(page)).toBeGreaterThan(0);
  });

  it('stays where it is when only the query changes', async () => {
    const {page} = await site.open('/docs/v6/old-page', LOW);
    await page.getByRole('link', {name: 'once more'}).scrollIntoViewIfNeeded();
    const before = await scrollOf(page);
    expect(before).toBeGreaterThan(300);
    await page.getByRole('link', {name: 'once more'}).click();
    await page.waitForURL('**/docs/v6/old-page?again');
    await settle(page);
    expect(await scrollOf(page)).toBe(before);
  });
});

describe('the progress bar', () => {
  it('shows after 200 ms of waiting, and goes when the page is there', async () => {
    const {page, gate} = await openBeforeCli('hold');
    await stopClock(page);
    await goToCli(page);
    await page.clock.runFor(195);
    expect(await page.locator(PROGRESS_BAR).count()).toBe(0);
    await page.clock.runFor(10);
    expect(await page.locator(PROGRESS_BAR).count()).toBe(1);
    gate.set('pass');
    await cliArrives(page);
    await page.clock.runFor(5000);
    await page.locator(PROGRESS_BAR).waitFor({state: 'detached'});
  });

  it('does not show when the page comes sooner', async () => {
    const {page, gate} = await openBeforeCli('hold');
    await stopClock(page);
    await goToCli(page);
    await page.clock.runFor(195);
    gate.set('pass');
    await cliArrives(page);
    await page.clock.runFor(5000);
    expect(await sightingsOf(page, PROGRESS_BAR)).toEqual([]);
  });
});

describe('loading pages ahead', () => {
  type Connection = {readonly saveData: boolean; readonly effectiveType: string};

  async function setConnection(page: Page, connection: Connection): Promise<void> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
  }

  /** For a reader with that connection, who does something before the page fetches the next one by itself. */
  function onConnection(connection: Connection): OpenOptions {
    return {
      prepare: async (page) => {
        await setConnection(page, connection);
        await neverStay(page);
      },
    };
  }

  async function hoverCli(page: Page): Promise<void> {
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).hover();
    await heardOfRequests(page);
  }

  const FAST = {saveData: false, effectiveType: '4g'};

  /** Counts what the page fetches of docs, pages and tables of versions, by their addresses. */
  function countFragments(page: Page): Map<string, number> {
    const counts = new Map<string, number>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (/\/(?:fragments|versions)\//.test(pathname)) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    });
    return counts;
  }

  it('fetches the page that is pointed at, once, and shows it without another request', async () => {
    const {page, gate} = await openBeforeCli('pass', onConnection(FAST));
    expect(gate.requests()).toBe(0);
    await hoverCli(page);
    await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).hover();
    await hoverCli(page);
    expect(gate.requests()).toBe(1);
    await goToCli(page);
    await cliArrives(page);
    expect(gate.requests()).toBe(1);
  });

  it('fetches the page whose link gets the focus', async () => {
    const {page, gate} = await openBeforeCli('pass', onConnection(FAST));
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).focus();
    await heardOfRequests(page);
    expect(gate.requests()).toBe(1);
  });

  it('fetches the next page of the sidebar when the reader stays, and nothing else', async () => {
    let counts = new Map<string, number>();
    const {page} = await site.open('/docs/', {
      prepare: async (opened) => {
        counts = countFragments(opened);
        await setConnection(opened, FAST);
        await opened.clock.install();
      },
    });
    await page.clock.runFor(10_000);
    await heardOfRequests(page);
    counts.delete(`/docs/versions/${LATEST}.js`);
    expect([...counts]).toEqual([['/docs/fragments/getting-started.json', 1]]);
  });

  it('fetches at most six files for a view', async () => {
    const {page} = await site.open('/docs/next', onConnection(FAST));
    const counts = countFragments(page);
    await page.evaluate(() => {
      const article = document.querySelector('article');
      for (let i = 0; i < 20; i += 1) {
        const link = document.createElement('a');
        link.href = `/docs/v6/none-${i}`;
        article?.append(link);
        link.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
      }
    });
    await heardOfRequests(page);
    // While the table is not here, each page may need it: three pages take the six.
    expect([...counts.keys()].filter((name) => name.includes('/fragments/'))).toHaveLength(3);
    expect(counts.size).toBeLessThanOrEqual(6);
  });

  it.each([
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ])('fetches nothing ahead on the connection %j, yet goes where a link leads', async (connection) => {
    const {page, gate} = await openBeforeCli('pass', onConnection(connection));
    await hoverCli(page);
    expect(gate.requests()).toBe(0);
    await goToCli(page);
    await cliArrives(page);
    expect(gate.requests()).toBe(1);
  });
});
