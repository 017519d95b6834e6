import type {Locator, Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {breakElement} from '../support/brokenElement';
import {openDialog} from '../support/hostedPage';
import {expectSeen} from '../support/seen';

/** Search in the index of the real site. */
const site = testSite();

const TYPED = 'take a photo and keep it forever';

/** A little more than the site takes now. */
const MOST = {
  /** Calls of functions for one key in the page's own thread. */
  calls: 220_000,
  /** Files that all keys together load, after a first query. */
  files: 100,
  /** Without compression. Half of it is the version's error messages, which a sentence is compared with. */
  bytes: 760_000,
};

/** Font size of a result's place in the documentation, in CSS pixels. */
const PLACE_SIZE = 13;

describe('search of the real site', () => {
  it('does little for each key after the first query', async () => {
    const {calls, files, bytes} = await workOf(TYPED);
    expect(calls).toHaveLength(TYPED.length);
    // A key that nothing counts for was not answered.
    expect(Math.min(...calls)).toBeGreaterThan(100);
    expect(Math.max(...calls)).toBeLessThanOrEqual(MOST.calls);
    expect(files).toBeLessThanOrEqual(MOST.files);
    expect(bytes).toBeLessThanOrEqual(MOST.bytes);
  });

  it('says which plugins do not work on all platforms, in the dialog and on the page of results', async () => {
    const {page} = await site.open('/docs/cli', {viewport: {width: 1440, height: 900}});
    const place = (name: string): Locator =>
      page
        .getByRole('option', {name: new RegExp(`^${name} Plugin APIs`)})
        .first()
        .locator('.search-option__place');
    await openDialog(page, 'preferences');
    await expectSeen(place('Preferences'), PLACE_SIZE);
    expect(await place('Preferences').innerText()).toBe('Plugin APIs');
    await page.getByRole('combobox').fill('keyboard');
    await expectSeen(place('Keyboard'), PLACE_SIZE);
    expect(await place('Keyboard').innerText()).toBe('Plugin APIs · iOS and Android only');
    await page.goto(`${site.origin}/docs/search?q=keyboard`);
    const hit = page.locator('.search-hit', {has: page.getByRole('link', {name: 'Keyboard', exact: true})});
    await expectSeen(hit.getByText('iOS and Android only'), PLACE_SIZE);
  });

  it('searches for the error in a pasted log, in the dialog and on the page of results', async () => {
    const {page} = await site.open('/docs/cli', {permissions: ['clipboard-read', 'clipboard-write']});
    await openDialog(page, 'log');
    const log = '> Task :app:compile UP-TO-DATE, without a problem\n'.repeat(500);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${log}E/Capacitor: Msg: Uncaught (in promise) Error: User denied access to camera`,
    );
    await page.getByRole('combobox').press('Control+v');
    await page.getByRole('option').first().filter({hasText: 'User denied access to camera'}).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('User denied access to camera');
    await page.goto(`${site.origin}/docs/search`);
    const field = page.getByRole('searchbox').first();
    await field.press('Control+v');
    await page.locator('.search-hit').first().filter({hasText: 'User denied access to camera'}).waitFor();
    expect(await field.inputValue()).toBe('User denied access to camera');
  });

  it('says that its results failed, and keeps the field, in the dialog and on the page of results', async () => {
    const {page} = await site.open('/docs/cli', {
      prepare: async (opened) => {
        await breakElement(opened, 'role', 'listbox');
        await breakElement(opened, 'class', 'search-hit');
      },
    });
    const message = page
      .getByRole('alert')
      .filter({hasText: 'Search failed unexpectedly. The reason: not today'});
    await openDialog(page, 'camera');
    await expectSeen(message);
    await expectSeen(message.getByRole('link', {name: 'sitemap'}));
    const field = page.getByRole('combobox');
    await field.fill('');
    // With another text, the results are tried again.
    await message.waitFor({state: 'detached'});
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    await page.goto(`${site.origin}/docs/search?q=camera`);
    await expectSeen(message);
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('camera');
  });

  it('lists a page once for all versions, and the arrow keys reach its other versions', async () => {
    const {page} = await site.open('/docs/cli');
    await openDialog(page, 'camera');
    await page.getByRole('option').first().waitFor();
    await page.getByRole('button', {name: 'All versions'}).click();
    const other = page.getByRole('option', {name: 'Camera, v6', exact: true});
    await other.waitFor();
    expect(await page.getByRole('group', {name: 'Camera', exact: true}).count()).toBe(1);
    const active = async (): Promise<string> => {
      const id = await page.getByRole('combobox').getAttribute('aria-activedescendant');
      return page.locator(`[id="${id}"]`).innerText();
    };
    while ((await active()) !== (await other.innerText())) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/v6/apis/camera');
  });

  it("shows a plugin's own page and its first methods for its name, in sentences", async () => {
    const {page} = await site.open('/docs/cli');
    await openDialog(page, 'camera');
    const options = page.getByRole('group', {name: 'Camera', exact: true}).getByRole('option');
    await options.nth(2).waitFor();
    // A method and the first words of its description, whichever methods the latest version has.
    for (const place of [1, 2]) {
      expect(await options.nth(place).innerText()).toMatch(/^[a-z]\w+\(\)\s+[A-Z]\S+(?: \S+){5}/);
    }
    expect(await page.getByRole('listbox').innerText()).not.toMatch(/(?: · \w+){4}/);
  });

  it.each([1440, 390])('marks words only where the result is, at %i pixels', async (width) => {
    const {page} = await site.open('/docs/cli', {viewport: {width, height: 844}});
    await openDialog(page, 'camera permissions');
    await page.getByRole('option').first().click();
    const bar = page.getByRole('region', {name: 'Highlighted words'});
    await expectSeen(bar);
    const [id, title] = [new URL(page.url()).hash.slice(1), await page.locator('h1').innerText()];
    expect([title, id]).toEqual(['Camera', expect.stringContaining('permission')]);
    const marks = await marksIn(page);
    expect(new Set(marks.map(({section}) => section))).toEqual(new Set([id]));
    expect(marks.map(({word}) => word.toLowerCase())).toContain('permissions');
    // The whole page is about the camera, and the marks are whole words, or names with the word.
    for (const {word, marked} of marks) {
      expect(word).toMatch(/^\w*permissions?$/i);
      expect(marked).toBe(word);
    }
    expect(await bar.innerText()).not.toContain('camera');
  });

  it.each(['click', 'Enter'])('leads to the texts of a version for assistants, with %s', async (way) => {
    const {page} = await site.open('/docs/v6/cli');
    await openDialog(page, 'llms.txt');
    const result = page.getByRole('option', {name: /llms\.txt/}).first();
    await result.waitFor();
    await (way === 'click' ? result.click() : page.keyboard.press('Enter'));
    await page.waitForURL('**/docs/v6/llms.txt');
    expect(await page.locator('body').innerText()).toContain('# Capacitor v6 documentation');
    await page.goBack();
    await openDialog(page, 'llms-full.txt');
    await page
      .getByRole('option', {name: /llms-full\.txt/})
      .first()
      .waitFor();
  });

  it('names the version of a result only if all versions are searched', async () => {
    const {page} = await site.open('/docs/search?q=camera');
    const first = page.locator('.search-hit').first();
    await first.waitFor();
    expect(await first.innerText()).not.toMatch(/\bv\d\b/);
    await page.getByRole('link', {name: 'All versions'}).click();
    // The results of one version stay until those of all versions arrive.
    await page.locator('.search-page__status').filter({hasText: 'in all versions'}).waitFor();
    // One of the versions comes first, whichever it is.
    const version = first.locator('.search-versions').getByText(/^v\d$/).first();
    await expectSeen(version);
  });
});

/** The text of a mark, the whole word that it is in, and the anchor of its section. */
type Mark = {readonly marked: string; readonly word: string; readonly section: string | undefined};

function marksIn(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('article :is(h2, h3)')];
    return [...(CSS.highlights.get('search') ?? [])].map(({startContainer, startOffset, endOffset}) => {
      const text = startContainer.textContent ?? '';
      const before = /\w*$/.exec(text.slice(0, startOffset))?.[0] ?? '';
      const heading = headings.findLast(
        (one) =>
          (one.compareDocumentPosition(startContainer) &
            (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
          0,
      );
      const word =
        before + text.slice(startOffset, endOffset) + (/^\w*/.exec(text.slice(endOffset))?.[0] ?? '');
      return {word, marked: text.slice(startOffset, endOffset), section: heading?.id};
    });
  });
}

type Work = {
  /** For each key, how often a function of the site or of Pagefind was called. */
  readonly calls: readonly number[];
  /** What all keys load. */
  readonly files: number;
  readonly bytes: number;
};

/**
 * Types `text` after a first query, each key after the answer to the one before, and returns what that sets off. Work is
 * counted rather than timed, so that the figures are the same on every machine.
 */
async function workOf(text: string): Promise<Work> {
  const {page} = await site.open('/docs/apis/camera');
  await openDialog(page, 'camera');
  await page.getByRole('option').first().waitFor();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => sizes.push(response.body().then(({length}) => length)));
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
  const calls: number[] = [];
  for (let end = 1; end <= text.length; end++) {
    await answerTo(page, text.slice(0, end));
    // It counts from the last time on that it was asked.
    const {result} = await client.send('Profiler.takePreciseCoverage');
    calls.push(sum(result.filter(({url}) => url.startsWith(site.origin)).flatMap(callsIn)));
  }
  return {calls, files: sizes.length, bytes: sum(await Promise.all(sizes))};
}

type Coverage = {readonly functions: readonly {readonly ranges: readonly {readonly count: number}[]}[]};

function callsIn({functions}: Coverage): number[] {
  return functions.map(({ranges}) => ranges[0]?.count ?? 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Writes `text` into the field and waits until search has answered. */
async function answerTo(page: Page, text: string): Promise<void> {
  await page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const isBusy = (): boolean => document.querySelector('.search__body[aria-busy="true"]') !== null;
    const nextTask = (): Promise<void> =>
      new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    value?.set?.call(field, typed);
    field?.dispatchEvent(new InputEvent('input', {bubbles: true}));
    do await nextTask();
    while (isBusy());
  }, text);
}
