import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {openGated, type Gated} from '../support/gatedPage';
import {gateScript, scriptOfDoc, type Answer} from '../support/pageScripts';
import {sightingsOf, waitUntilGone, watchFor} from '../support/sightings';
import {LATEST} from '../support/fixtureVersions';

const ARTICLE = 'article';
const SPINNER = '.loading';
const FAILURE = '.loading-error';

// The lean client shows no page before it is here; these states are those of `npm start`, and of a build
// without it.

/** The page under test, by the address that hosts without clean addresses answer. */
const ADDRESS = '/docs/getting-started.html';

let site: Site;
let script: string;
let html: string;
beforeAll(async () => {
  site = await startSite('stock');
  script = scriptOfDoc('stock', `versioned_docs/version-${LATEST}/getting-started/index.md`);
  html = fs.readFileSync(path.join(ROOT, '.cache/sites/stock/build/getting-started.html'), 'utf8');
});
afterAll(() => site.close());

/**
 * Opens a page by its `.html` address on a host that answers it without redirect. Only when the site
 * renders does it know which page that is, so its script is loaded late: the loading states show.
 */
function openByFile(
  answer: Answer,
  {clockStands = false, ...options}: OpenOptions & {readonly clockStands?: boolean} = {},
): Promise<Gated> {
  return openGated(
    (gated) => site.open(ADDRESS, gated),
    async (page) => {
      if (clockStands) await stopClock(page);
      await watchFor(page, ARTICLE, SPINNER);
      await page.route(`**${ADDRESS}`, (route) => route.fulfill({contentType: 'text/html', body: html}));
      return gateScript(page, script, answer);
    },
    {hydrated: false, loading: true, ...options},
  );
}

/** Makes the page's timers wait until the test lets time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
}

async function articleArrives({page}: OpenPage): Promise<void> {
  await page.getByRole('heading', {level: 1, name: 'Fixture installation'}).waitFor();
}

describe('a page whose script is still loading', () => {
  it('shows nothing for 200 ms, then a spinner, then the page', async () => {
    const opened = await openByFile('hold', {clockStands: true});
    const {page, gate} = opened;
    await waitUntilGone(page, ARTICLE);
    await page.clock.runFor(195);
    expect(await page.locator(SPINNER).count()).toBe(0);
    expect(await page.locator('.theme-doc-sidebar-container + main').innerText()).toBe('');
    await page.clock.runFor(10);
    await page.locator(SPINNER).waitFor();
    gate.set('pass');
    await articleArrives(opened);
    expect(await page.locator(SPINNER).count()).toBe(0);
  });

  it('shows no spinner when the script comes before the delay is over', async () => {
    const opened = await openByFile('hold', {clockStands: true});
    const {page, gate} = opened;
    await waitUntilGone(page, ARTICLE);
    await page.clock.runFor(195);
    gate.set('pass');
    await articleArrives(opened);
    await page.clock.runFor(1000);
    expect(await sightingsOf(page, SPINNER)).toEqual([]);
  });

  it('keeps navbar, sidebar and footer, and logs what it recovered from', async () => {
    const {page, gate, problems} = await openByFile('hold');
    await page.locator(SPINNER).waitFor();
    for (const part of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
      expect(await page.locator(part).isVisible()).toBe(true);
    }
    expect(problems.filter((problem) => problem.includes('onRecoverableError'))).toHaveLength(1);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    gate.set('pass');
  });

  it('centres the spinner, says what it is for, and runs it at 1.5 and 3 seconds', async () => {
    const {page, gate} = await openByFile('hold');
    const spinner = page.locator(SPINNER);
    await spinner.waitFor();
    expect(await page.getByRole('status').innerText()).toBe('Loading the page');
    const offset = await spinner.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const picture = element.querySelector('svg')?.getBoundingClientRect();
      if (!picture) throw new Error('There is no picture.');
      return {
        x: picture.left + picture.width / 2 - (box.left + box.width / 2),
        y: Math.abs(picture.top + picture.height / 2 - (box.top + box.height / 2)),
      };
    });
    expect(Math.abs(offset.x)).toBeLessThan(1);
    expect(offset.y).toBeLessThan(20);
    const durations = await spinner.evaluate((element) =>
      element
        .getAnimations({subtree: true})
        .filter((animation) => animation.playState === 'running')
        .map((animation) => animation.effect?.getTiming().duration),
    );
    expect(durations.toSorted()).toEqual([1500, 3000, 3000]);
    gate.set('pass');
  });

  it('holds the spinner still for a reader who wants less motion', async () => {
    const {page, gate} = await openByFile('hold', {reducedMotion: 'reduce'});
    await page.locator(SPINNER).waitFor();
    const durations = await page
      .locator(`${SPINNER} circle`)
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).animationDuration));
    expect(durations).toEqual(['0.001s', '0.001s', '0.001s']);
    gate.set('pass');
  });
});

describe('a page whose script does not load', () => {
  it('shows the error in a red box, half as wide as the page and in its middle', async () => {
    const {page} = await openByFile('abort');
    const box = page.locator(FAILURE);
    await box.waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/ChunkLoadError: Loading chunk \S+ failed/);
    const {style, colour, room} = await box.evaluate((element) => {
      const {width, marginLeft, marginRight, backgroundColor} = getComputedStyle(element);
      const outer = element.parentElement;
      if (!outer) throw new Error('The box has no parent.');
      const {width: outerWidth, paddingLeft, paddingRight} = getComputedStyle(outer);
      const inside = parseFloat(outerWidth) - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const [red = 0, green = 0, blue = 0] = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return {style: {width, marginLeft, marginRight}, colour: {red, green, blue}, room: inside};
    });
    expect(colour.red).toBeGreaterThan(2 * Math.max(colour.green, colour.blue, 64));
    expect(style).toEqual({
      width: `${room / 2}px`,
      marginLeft: `${room / 4}px`,
      marginRight: `${room / 4}px`,
    });
  });

  it('has a Retry button in the font of the page', async () => {
    const {page} = await openByFile('abort');
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.waitFor();
    const fonts = await retry.evaluate((button) =>
      [button, document.body].map((element) => getComputedStyle(element).fontFamily),
    );
    expect(fonts[0]).toBe(fonts[1]);
  });

  it('loads when Retry is pressed and the script is there again', async () => {
    const opened = await openByFile('abort');
    const {page, gate} = opened;
    await page.locator(FAILURE).waitFor();
    gate.set('pass');
    await page.getByRole('button', {name: 'Retry'}).click();
    await articleArrives(opened);
    expect(await page.locator(FAILURE).count()).toBe(0);
  });

  it('asks again at every Retry, and shows the error again while there is nothing', async () => {
    const {page, gate} = await openByFile('abort');
    await page.locator(FAILURE).waitFor();
    const asked = gate.requests();
    gate.set('hold');
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.locator(SPINNER).waitFor();
    expect(await page.locator(FAILURE).count()).toBe(0);
    gate.set('missing');
    await page.locator(FAILURE).waitFor();
    expect(gate.requests()).toBe(asked + 1);
  });
});
