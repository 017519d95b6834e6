import type {Locator, Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {openEarly} from '../support/earlyPage';
import {openGated} from '../support/gatedPage';
import {openWithoutScript} from '../support/loadFailure';
import {gateScript} from '../support/pageScripts';
import {expectFocused} from '../support/reader';
import {expectSoon} from '../support/waiting';

const site = testSite();

const fieldOf = (page: Page): Locator => page.locator('dialog[open] input[aria-label]').first();
const combobox = (page: Page): Locator => page.locator('dialog[open]').getByRole('combobox');

async function expectOpenWith(page: Page, field: Locator, text: string): Promise<void> {
  await expectFocused(field);
  await expectSoon(() => field.inputValue(), text);
  await expectSoon(async () => {
    const {y = -1, height = 0} = (await field.boundingBox()) ?? {};
    return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0);
  }, true);
}

describe('from the first paint on', () => {
  it.each(['Control+k', 'Meta+k', '/', 'a tap'])(
    '%s opens the search, which takes what is typed',
    async (key) => {
      const phone = {viewport: {width: 390, height: 700}, hasTouch: true};
      const {page, hydrate, problems} = await openEarly(site, '/docs/cli', key === 'a tap' ? phone : {});
      if (key === 'a tap') await page.locator('.search-box__button').tap();
      else await page.keyboard.press(key);
      await expectFocused(fieldOf(page));
      await page.keyboard.type('live reload');
      await expectOpenWith(page, fieldOf(page), 'live reload');
      await hydrate();
      await expectOpenWith(page, combobox(page), 'live reload');
      await page.keyboard.type('!');
      await expectOpenWith(page, combobox(page), 'live reload!');
      await page.getByRole('option').first().waitFor();
      expect(problems).toEqual([]);
    },
  );

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

  it('keys do nothing where the search will never come', async () => {
    const {page} = await openWithoutScript(site, '/docs/cli');
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
    await expectOpenWith(page, combobox(page), 'plugin');
    const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toEqual(['INPUT']);
  });

  it('Retry puts the focus back into the field, and what is typed then is not lost', async () => {
    const {page, gate} = await openGated(
      (options) => site.open('/docs/cli', options),
      (opened) => gateScript(opened, '*.js'),
    );
    gate.set('abort');
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').filter({hasText: 'Search did not load'}).waitFor();
    const retry = page.getByRole('dialog').getByRole('button', {name: 'Retry'});
    gate.set('hold');
    await retry.press('Enter');
    await retry.waitFor({state: 'detached'});
    await expectFocused(fieldOf(page));
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
