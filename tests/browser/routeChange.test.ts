import type {Page} from 'playwright-core';
import {testSite, type OpenOptions} from '../support/browser';
import {stopClock} from '../support/clock';
import {openGated, type Gated} from '../support/gatedPage';
import {gateFragment, type Answer, type Gate} from '../support/pageScripts';
import {arriveAt, expectSameDocument, followInNavbar, markDocument, scrollOf} from '../support/reader';
import {heardOfRequests} from '../support/requests';
import {neverStay} from '../support/timers';
import {sightingsOf, watchFor} from '../support/sightings';
import {expectSoon, settle} from '../support/waiting';
import {LATEST} from '../support/fixtureVersions';

const PROGRESS_BAR = '#nprogress';
const SPINNER = '.loading';
const CRASH_PAGE = '.message-page';
/** Low enough that every page scrolls. */
const LOW = {viewport: {width: 1280, height: 360}};

const site = testSite('variant');

/** Opens the installation page, with a gate before the CLI page that the reader goes to next. */
function openBeforeCli(answer: Answer, options: OpenOptions = {}): Promise<Gated> {
  return openGated(
    (gated) => site.open('/docs/getting-started', gated),
    async (page) => {
      await watchFor(page, PROGRESS_BAR, SPINNER, CRASH_PAGE);
      return gateFragment(page, 'cli', answer);
    },
    options,
  );
}

async function goToCli(page: Page): Promise<void> {
  await followInNavbar(page, 'CLI');
  await page.waitForURL('**/docs/cli');
}

const cliArrives = (page: Page): Promise<void> => arriveAt(page, 'Fixture CLI');

describe('going to another page', () => {
  it('keeps the old page until the next one is there, and does not load the site anew', async () => {
    const {page, gate, problems} = await openBeforeCli('hold');
    await markDocument(page);
    // The old page stays for a second.
    await stopClock(page);
    await goToCli(page);
    await expectSoon(() => Promise.resolve(gate.requests() > 0), true);
    expect(await page.locator('h1').innerText()).toBe('Fixture installation');
    expect(await page.locator('article').isVisible()).toBe(true);
    gate.set('pass');
    await page.clock.resume();
    await cliArrives(page);
    expect(await sightingsOf(page, SPINNER)).toEqual([]);
    await expectSameDocument(page);
    await expectSoon(() => page.title(), expect.stringMatching(/^Fixture CLI/));
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('leads to the second link if the reader follows it before the first one has led anywhere', async () => {
    let second: Gate | undefined;
    const {page, gate} = await openBeforeCli('hold', {
      prepare: async (opened) => {
        second = await gateFragment(opened, 'plugins', 'hold');
      },
    });
    await goToCli(page);
    await followInNavbar(page, 'Plugins');
    await page.waitForURL('**/docs/plugins');
    const arrived = page.waitForResponse('**/fragments/cli.json');
    gate.set('pass');
    await (await arrived).finished();
    await settle(page);
    second?.set('pass');
    await arriveAt(page, 'Fixture plugins');
    await expectSoon(() => page.title(), expect.stringMatching(/^Fixture plugins/));
    expect(await sightingsOf(page, CRASH_PAGE)).toEqual([]);
  });
});

describe('the view after going somewhere', () => {
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
  const FAST = {saveData: false, effectiveType: '4g'};

  async function setConnection(page: Page, connection: typeof FAST): Promise<void> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
  }

  /** For a reader with that connection, who does something before the page fetches the next one by itself. */
  function onConnection(connection: typeof FAST): OpenOptions {
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
    const fetched: string[] = [];
    const {page} = await site.open('/docs/', {
      prepare: async (opened) => {
        opened.on('request', (request) => {
          const {pathname} = new URL(request.url());
          if (/\/(?:fragments|versions)\//.test(pathname)) fetched.push(pathname);
        });
        await setConnection(opened, FAST);
        await opened.clock.install();
      },
    });
    await page.clock.runFor(10_000);
    await heardOfRequests(page);
    const ahead = fetched.filter((pathname) => pathname !== `/docs/versions/${LATEST}.js`);
    expect(ahead).toEqual(['/docs/fragments/getting-started.json']);
  });

  it('fetches nothing ahead for a reader who saves data, yet goes where a link leads', async () => {
    const {page, gate} = await openBeforeCli('pass', onConnection({...FAST, saveData: true}));
    await hoverCli(page);
    expect(gate.requests()).toBe(0);
    await goToCli(page);
    await cliArrives(page);
    expect(gate.requests()).toBe(1);
  });
});
