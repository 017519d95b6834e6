import type {Page} from 'playwright-core';
import {startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {gateScript, scriptOfDoc, type Answer, type ScriptGate} from '../support/pageScripts';
import {sightingsOf, watchFor} from '../support/sightings';

const PROGRESS_BAR = '#nprogress';
const SPINNER = '.loading';
/** Low enough that every page scrolls. */
const LOW = {viewport: {width: 1280, height: 360}};

let site: Site;
let cliScript: string;
beforeAll(async () => {
  site = await startSite('variant');
  cliScript = scriptOfDoc('variant', 'versioned_docs/version-v7/cli/index.md');
});
afterAll(() => site.close());

type GatedPage = OpenPage & {readonly gate: ScriptGate};

/** Opens the installation page, with a gate before the script of the CLI page that the reader goes to next. */
async function openBeforeCli(answer: Answer, options: OpenOptions = {}): Promise<GatedPage> {
  let gate: ScriptGate | undefined;
  const opened = await site.open('/docs/getting-started', {
    ...options,
    prepare: async (page) => {
      await options.prepare?.(page);
      await watchFor(page, PROGRESS_BAR, SPINNER);
      gate = await gateScript(page, cliScript, answer);
    },
  });
  if (!gate) throw new Error('The page was opened without a gate.');
  return {...opened, gate};
}

async function goToCli(page: Page): Promise<void> {
  await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
  await page.waitForURL('**/docs/cli');
}

async function cliArrives(page: Page): Promise<void> {
  await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
}

/** Waits until the browser has painted twice, so that what a step sets off at once has happened. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
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
  it('keeps the old page until the scripts of the next one are there', async () => {
    const {page, gate} = await openBeforeCli('hold');
    await goToCli(page);
    await settle(page);
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
    expect(await page.title()).toMatch(/^Fixture CLI/);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('warns and loads the next page fully when its script cannot be loaded', async () => {
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
    expect(problems.filter((problem) => /^warning: ChunkLoadError/.test(problem))).toHaveLength(1);
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
  async function stopClock(page: Page): Promise<void> {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

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
  const PREFETCHED = 'head link[rel="prefetch"]';

  function onConnection(connection: {saveData: boolean; effectiveType: string}): OpenOptions {
    return {
      prepare: (page) =>
        page
          .addInitScript((value) => {
            Object.defineProperty(navigator, 'connection', {value});
          }, connection)
          .then(() => undefined),
    };
  }

  async function hoverCli(page: Page): Promise<void> {
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).hover();
    await settle(page);
  }

  it('fetches the pages that links in view lead to, and loads the one that is pointed at', async () => {
    const {page, gate} = await openBeforeCli('pass', onConnection({saveData: false, effectiveType: '4g'}));
    await page.locator(`${PREFETCHED}[href$="${cliScript}"]`).waitFor({state: 'attached'});
    expect(gate.requests()).toBe(0);
    await hoverCli(page);
    expect(gate.requests()).toBe(1);
  });

  it.each([
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ])('fetches nothing ahead on the connection %j, yet goes where a link leads', async (connection) => {
    const {page, gate} = await openBeforeCli('pass', onConnection(connection));
    await hoverCli(page);
    expect(await page.locator(PREFETCHED).count()).toBe(0);
    expect(gate.requests()).toBe(0);
    await goToCli(page);
    await cliArrives(page);
    expect(gate.requests()).toBe(1);
  });
});
