import type {Locator, Page} from 'playwright-core';
import {violations} from '../support/axe';
import {testSite, type OpenOptions} from '../support/browser';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {boxOf, expectFocused} from '../support/reader';
import {expectSeen} from '../support/seen';
import {expectSoon} from '../support/waiting';

const ERRORS = '/docs/errors';
const PHONE = {width: 390, height: 844};

const site = testSite();

async function open(options: OpenOptions = {}, path = ERRORS): Promise<Page> {
  const {page} = await site.open(path, {viewport: PHONE, reducedMotion: 'reduce', ...options});
  return page;
}

const field = (page: Page): Locator => page.getByLabel('Paste a message, a log or a stack trace');
const results = (page: Page): Locator => page.locator('.error-lookup dl > div');
const status = (page: Page): Locator => page.locator('.error-lookup [role=status]');

describe('the list of errors', () => {
  it('answers a pasted log, with the keyboard alone, on a phone', async () => {
    const page = await open();
    await field(page).focus();
    await page.keyboard.insertText(
      'E/Capacitor/Console: Msg: Uncaught (in promise) Error: User denied access to camera',
    );
    const best = results(page).first();
    await best.waitFor();
    expect(await best.innerText()).toMatch(
      /User denied access to camera[\s\S]*Cause:\s[\s\S]*Fix:\s[\s\S]*From: Camera/,
    );
    await status(page)
      .filter({hasText: /^\d answers?, best first\.|^1 answer\.$/})
      .waitFor();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await page.getByRole('button', {name: 'Clear'}).press('Enter');
    await results(page).first().waitFor({state: 'detached'});
    await expectFocused(field(page));
  });

  it.each([PHONE, {width: 1440, height: 900}])(
    'offers examples right below the field, without moving anything, and answers the one that is chosen (%j)',
    async (viewport) => {
      const page = await open({viewport, prepare: paintWhole});
      expect(await field(page).getAttribute('placeholder')).toContain('User denied access to camera');
      const example = page.getByRole('button', {name: 'File does not exist.'});
      await expectSeen(example);
      const {y, height} = await boxOf(page.locator('.error-lookup__examples'));
      const heading = await boxOf(page.getByRole('heading', {name: 'All messages'}));
      expect(heading.y - y - height).toBeLessThan(60);
      expect(await layoutShiftsOf(page)).toEqual([]);
      await example.focus();
      await page.keyboard.press('Enter');
      await results(page)
        .first()
        .filter({hasText: /File does not exist\.[\s\S]*From: Filesystem/})
        .waitFor();
      expect(await field(page).inputValue()).toBe('File does not exist.');
      await expectSeen(example);
    },
  );

  it('answers what a reader enters on a landing page, with the keyboard alone', async () => {
    const page = await open({}, '/docs/v4');
    await field(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectFocused(field(page));
    await page.keyboard.insertText('11:02 E Capacitor: User denied access to camera');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await results(page).first().filter({hasText: 'Fix:'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/v4/errors');
    await expectSeen(field(page));
  });

  it('says that no error matches a text that only has words of one', async () => {
    const page = await open();
    await field(page).fill('TypeError: foo is not a function');
    await results(page).first().waitFor();
    await status(page)
      .filter({hasText: 'No known Capacitor error matches. These are the closest.'})
      .waitFor();
  });

  it('answers a code that only another version has, and leads to its entry there', async () => {
    const page = await open({}, '/docs/v6/errors');
    await field(page).fill('OS-PLUG-CAMR-0003');
    const best = results(page).first();
    await best
      .filter({hasText: /The user refused[^]*Fix:[^]*From another version: Camera \(v\d+\)/})
      .waitFor();
    await best.getByRole('link', {name: /^Camera \(v\d+\)$/}).click();
    await page.waitForURL('**/errors#camera.*');
    await expectSeen(page.getByRole('link', {name: 'OS-PLUG-CAMR-0003', exact: true}));
  });

  it('finds the error at the end of a long log', async () => {
    const page = await open();
    const log = '> Task :app:compile UP-TO-DATE, without a problem\n'.repeat(500);
    await field(page).fill(`${log}Msg: Error: User denied access to camera`);
    await results(page)
      .first()
      .filter({hasText: /^User denied access to camera[^]*Fix:/})
      .waitFor();
    await status(page).filter({hasText: '1 answer.'}).waitFor();
  });

  it('reads all of a long text that is pasted, and shows its end', async () => {
    const page = await open({permissions: ['clipboard-read', 'clipboard-write']});
    const log = `Error: User denied access to camera\n${'> Task :app:compile\n'.repeat(50_000)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), log);
    await field(page).press('Control+v');
    await results(page)
      .first()
      .filter({hasText: /^User denied access to camera[^]*Fix:/})
      .waitFor();
    const shown = await field(page).inputValue();
    expect(shown).toMatch(/^… 990,\d{3} characters before these are read, too\.\n/);
    expect(shown.length).toBeLessThan(11_000);
    await field(page).press('End');
    await page.keyboard.type(' Error: File does not exist.');
    await results(page)
      .first()
      .filter({hasText: /^File does not exist\./})
      .waitFor();
    expect(await results(page).filter({hasText: 'denied access'}).count()).toBe(0);
  });

  it.each([
    ['not implemented on web', /^Not implemented on web\.[^]*Fix:[^]*From: App, Camera, /],
    ['unable to open database file (code 14 SQLITE_CANTOPEN)', /Fix:[^]*From: [^]*another cause[^]*Fix:/],
  ])('answers a message of several plugins or tools once, with all of them (%s)', async (message, answer) => {
    const page = await open();
    await field(page).fill(`Error: ${message}`);
    await results(page).filter({hasText: answer}).waitFor();
    await status(page).filter({hasText: '1 answer.'}).waitFor();
  });

  it('that fails says so, and leads on', async () => {
    const page = await open({
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const original: unknown = Reflect.get(Element.prototype, 'replaceChildren');
          const replaceChildren = original as (this: Element, ...nodes: (Node | string)[]) => void;
          Element.prototype.replaceChildren = function (...nodes): void {
            if (nodes.length > 0 && this.closest('.error-lookup')) throw new Error('broken');
            replaceChildren.call(this, ...nodes);
          };
        });
      },
    });
    await field(page).fill('User denied access to camera');
    await status(page)
      .filter({hasText: 'The lookup failed (Error: broken). The list below has all messages.'})
      .waitFor();
    await expectSeen(page.getByRole('link', {name: 'Search the documentation for it'}));
  });

  it('that knows no message leads to the search for the text and to troubleshooting', async () => {
    const page = await open();
    const clear = page.getByRole('button', {name: 'Clear'});
    expect(await clear.isVisible()).toBe(false);
    await field(page).fill('\n  Kettle 47 is out of water\nat line 3');
    await clear.waitFor();
    const search = page.getByRole('link', {name: 'Search the documentation for it'});
    await expectSeen(search);
    const help = page.locator('.error-lookup').getByRole('link', {name: /^Troubleshooting (?:Android|iOS)$/});
    expect(await help.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/docs/android/troubleshooting',
      '/docs/ios/troubleshooting',
    ]);
    await search.click();
    await page.waitForURL('**/docs/search?q=Kettle*');
    await expectSoon(() => page.getByRole('searchbox').first().inputValue(), 'Kettle 47 is out of water');
    await page.goBack();
    // The address ends in a half of the last character.
    await field(page).fill(`Kettle ${'a'.repeat(142)}😀`);
    await search.waitFor();
    await field(page).fill('User denied access to camera');
    await results(page).first().waitFor();
    await search.waitFor({state: 'hidden'});
  });

  it('is complete without scripts, and has no field there', async () => {
    const page = await open({javaScriptEnabled: false});
    expect(await field(page).isVisible()).toBe(false);
    const message = page.getByText('User denied access to photos').first();
    expect(await message.isVisible()).toBe(false);
    await page
      .locator('.error-group', {has: page.locator('#camera')})
      .locator('summary')
      .first()
      .click();
    await expectSeen(message);
  });

  it('opens the row of an entry that a link leads to', async () => {
    const page = await open({}, `${ERRORS}#camera.user-denied-access-to-photos`);
    await expectSeen(page.locator('[id="camera.user-denied-access-to-photos"]'));
    expect(await page.locator('.error-group > details[open]').count()).toBe(1);
  });

  it('has a row for each plugin and tool, which is most of its height', async () => {
    const page = await open();
    const rows = page.locator('.error-group');
    expect(await rows.count()).toBeGreaterThan(40);
    const {height} = await boxOf(page.locator('article'));
    expect(height).toBeLessThan((await rows.count()) * 80 + 2000);
    expect(await rows.first().locator('summary').first().innerText()).toMatch(/^\d+ messages?\s+of \S/);
  });

  it('is accessible', async () => {
    const page = await open();
    await field(page).fill('User denied access to camera');
    await results(page).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
