import type {Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';
import {openDialog} from '../support/hostedPage';

/** Search in the index of the real site. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const TYPED = 'take a photo and keep it forever';
const MEDIAN_MS = 50;
/** Far above the goal of 50 ms, which `npm run search:eval` prints: other programs may need the machine. */
const P95_MS = 500;
/** Pages that are tried, each with nothing loaded, when the machine was busy. */
const TRIES = 3;

describe('search of the real site', () => {
  it('answers each key quickly after the first query', async () => {
    let times = await timesOnNewPage();
    for (let tries = 1; tries < TRIES && quantile(times, 0.95) >= P95_MS; tries++) {
      times = await timesOnNewPage();
    }
    expect(times.length).toBeGreaterThanOrEqual(30);
    expect(quantile(times, 0.5)).toBeLessThan(MEDIAN_MS);
    expect(quantile(times, 0.95)).toBeLessThan(P95_MS);
  });

  it('lands on the matched heading', async () => {
    const {page} = await site.open('/docs/cli');
    await openDialog(page, 'server.androidScheme');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/config#serverandroidscheme');
    await page.waitForFunction(isInView, 'serverandroidscheme');
  });

  it('finds nothing for nonsense, and says that no other version does', async () => {
    const {page} = await site.open('/docs/cli');
    await openDialog(page, 'zzzz nothingness');
    await page.getByText('Nothing found for zzzz nothingness').waitFor();
    await page.getByText('No other version has it either.').waitFor();
  });

  it('asks all versions first, by an address', async () => {
    const {page, problems} = await site.open('/docs/search?q=camera&version=all');
    await page.locator('.search-hit').first().waitFor();
    expect(problems).toEqual([]);
  });
});

/** True when the element stands below the bar and in the window; runs in the page. */
function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return box !== undefined && box.top >= bar && box.bottom <= innerHeight;
}

/** Returns how long the answer to each key takes after a first query, in milliseconds, sorted. */
async function timesOnNewPage(): Promise<number[]> {
  const {page} = await site.open('/docs/apis/camera');
  await openDialog(page, 'camera');
  await page.getByRole('option').first().waitFor();
  return (await typeIn(page, TYPED)).sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Infinity;
}

/** Writes `text` into the field key by key, each after the answer to the one before; returns the times in milliseconds. */
function typeIn(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const isBusy = (): boolean => document.querySelector('.search__body[aria-busy="true"]') !== null;
    const nextTask = (): Promise<void> =>
      new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    const times: number[] = [];
    for (let end = 1; end <= typed.length; end++) {
      const start = performance.now();
      value?.set?.call(field, typed.slice(0, end));
      field?.dispatchEvent(new InputEvent('input', {bubbles: true}));
      do await nextTask();
      while (isBusy());
      times.push(performance.now() - start);
    }
    return times;
  }, text);
}
