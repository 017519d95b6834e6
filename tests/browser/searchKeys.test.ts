import type {Locator, Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';
import {openEarly} from '../support/earlyPage';
import {openGated, type Gated} from '../support/gatedPage';
import {gateScript, MAIN_SCRIPT} from '../support/pageScripts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Opens a page with a gate before the scripts that it loads later. */
const openBeforeScripts = (pathname: string): Promise<Gated> =>
  openGated(
    (options) => site.open(pathname, options),
    (page) => gateScript(page, '*.js'),
  );

const fieldOf = (page: Page): Locator => page.locator('dialog[open] input[aria-label]').first();
const combobox = (page: Page): Locator => page.locator('dialog[open]').getByRole('combobox');

async function expectOpenWith(page: Page, field: Locator, text: string): Promise<void> {
  await field.waitFor();
  expect(await field.inputValue()).toBe(text);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  const {y = -1, height = 0} = (await field.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

describe('from the first paint on', () => {
  it.each(['Control+k', 'Meta+k', '/'])('%s opens the search, which takes what is typed', async (key) => {
    const {page, hydrate, problems} = await openEarly(site, '/docs/cli');
    await page.keyboard.press(key);
    await page.keyboard.type('live reload');
    await expectOpenWith(page, fieldOf(page), 'live reload');
    await hydrate();
    await expectOpenWith(page, combobox(page), 'live reload');
    await page.keyboard.type('!');
    await expectOpenWith(page, combobox(page), 'live reload!');
    await page.getByRole('option').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('Ctrl K closes it again, and Escape too', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/cli');
    for (const key of ['Control+k', 'Escape']) {
      await page.keyboard.press('Control+k');
      await fieldOf(page).waitFor();
      await page.keyboard.press(key);
      await fieldOf(page).waitFor({state: 'hidden'});
    }
    await hydrate();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('Ctrl K opens it again right after Escape', async () => {
    const {page} = await site.open('/docs/cli');
    await page.keyboard.press('Control+k');
    await combobox(page).waitFor();
    // In one task, as on a busy machine: the field of the closed dialog has the focus still.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      const init = {key: 'k', ctrlKey: true, bubbles: true, cancelable: true};
      (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expectOpenWith(page, combobox(page), '');
  });

  it('/ stays off for the reader who switched it off', async () => {
    const prepare = async (page: Page): Promise<void> => {
      await page.addInitScript(() => localStorage.setItem('search.slash', 'off'));
    };
    const {page} = await openEarly(site, '/docs/cli', {prepare});
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await expectOpenWith(page, fieldOf(page), '');
  });

  it('keys do nothing where the search will never come', async () => {
    const {page} = await site.open('/docs/cli', {
      hydrated: false,
      prepare: async (opened) => {
        await gateScript(opened, MAIN_SCRIPT, 'abort');
      },
    });
    await page.waitForFunction(() => !('js' in document.documentElement.dataset));
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/docs/cli');
  });
});

describe('what the reader types elsewhere', () => {
  it.each(['early', 'late'])('stays there: %s', async (when) => {
    const {page, hydrate} = await openEarly(site, '/docs/cli');
    if (when === 'late') await hydrate();
    await page.evaluate(() => {
      const field = <Name extends keyof HTMLElementTagNameMap>(name: Name, id: string): HTMLElement =>
        Object.assign(document.createElement(name), {id});
      const editable = Object.assign(field('b', 'three'), {contentEditable: 'true', textContent: 'x'});
      document.querySelector('article')?.prepend(field('input', 'one'), field('textarea', 'two'), editable);
    });
    for (const id of ['one', 'two', 'three']) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.type('a/b');
      await page.keyboard.press('Control+k');
      expect(await page.getByRole('dialog').count()).toBe(0);
      const text = await page.locator(`#${id}`).evaluate((e) => ('value' in e ? e.value : e.textContent));
      expect(text).toContain('a/b');
    }
  });
});

describe('while the rest of the search loads', () => {
  it('the focus goes from field to field without a gap in which typing is lost', async () => {
    const {page} = await site.open('/docs/cli');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) seen.push(document.activeElement?.tagName ?? 'none');
      }).observe(document.querySelector('.search-frame') ?? document, {childList: true, subtree: true});
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('plugin');
    await combobox(page).waitFor();
    await expectOpenWith(page, combobox(page), 'plugin');
    const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toEqual(['INPUT']);
  });

  it('what the field shows is what is searched for, also when the dialog was closed and opened again', async () => {
    const {page, gate} = await openBeforeScripts('/docs/cli');
    gate.set('hold');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('plugin');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const shown = await fieldOf(page).inputValue();
    gate.set('pass');
    await combobox(page).waitFor();
    expect(await combobox(page).inputValue()).toBe(shown);
  });

  it('Retry puts the focus back into the field', async () => {
    const {page, gate} = await openBeforeScripts('/docs/cli');
    gate.set('abort');
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('dialog').getByRole('button', {name: 'Retry'});
    await retry.waitFor();
    gate.set('hold');
    await retry.press('Enter');
    await retry.waitFor({state: 'detached'});
    await page.keyboard.type('plugin');
    await expectOpenWith(page, fieldOf(page), 'plugin');
    gate.set('pass');
    await expectOpenWith(page, combobox(page), 'plugin');
  });

  it('a click beside the dialog closes it, before the site’s script has come and after', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/cli');
    const closeBeside = async (): Promise<void> => {
      await page.keyboard.press('Control+k');
      await fieldOf(page).waitFor();
      await page.mouse.click(4, 300);
      await fieldOf(page).waitFor({state: 'hidden'});
    };
    await closeBeside();
    await hydrate();
    await closeBeside();
  });
});
