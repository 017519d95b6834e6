import type {Locator, Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {expectFocused} from '../support/reader';

const NAMES = ['Community', 'Support', 'English'];

const site = testSite();
let page: Page;
beforeEach(async () => {
  ({page} = await site.open('/docs/cli', {viewport: {width: 1440, height: 900}}));
});

const trigger = (name: string): Locator => page.locator('.navbar').getByRole('button', {name});
const links = (name: string): Locator =>
  page.locator('.navbar .dropdown', {has: page.getByRole('button', {name})}).locator('ul a');

describe.each(NAMES)('the %s menu of the navbar', (name) => {
  it('closes with Escape while the pointer rests on it, and opens for the pointer again', async () => {
    await page.locator('.theme-doc-markdown p > a').first().focus();
    await trigger(name).hover();
    await links(name).first().waitFor();
    await page.keyboard.press('Escape');
    await links(name).first().waitFor({state: 'hidden'});
    await expectFocused(page.locator('.theme-doc-markdown p > a').first());
    await page.mouse.move(700, 600);
    await trigger(name).hover();
    await links(name).first().waitFor();
  });

  it.each(['Enter', 'Space'])('opened with %s, closes with Escape from any of its links', async (key) => {
    await trigger(name).focus();
    await page.keyboard.press(key);
    await links(name).first().waitFor();
    expect(await trigger(name).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await expectFocused(links(name).first());
    await page.keyboard.press('Escape');
    await links(name).first().waitFor({state: 'hidden'});
    expect(await trigger(name).getAttribute('aria-expanded')).toBe('false');
    await expectFocused(trigger(name));
    await page.keyboard.press(key);
    await links(name).first().waitFor();
  });

  it('closes with Escape when it is both opened with a key and under the pointer', async () => {
    await trigger(name).focus();
    await page.keyboard.press('Enter');
    await trigger(name).hover();
    await page.keyboard.press('Escape');
    await links(name).first().waitFor({state: 'hidden'});
    await expectFocused(trigger(name));
  });

  it('closes when the focus goes on or something else is pressed', async () => {
    await trigger(name).focus();
    await page.keyboard.press('Enter');
    await links(name).last().waitFor();
    await links(name).last().focus();
    await page.keyboard.press('Tab');
    await links(name).first().waitFor({state: 'hidden'});
    await trigger(name).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1').click();
    await links(name).first().waitFor({state: 'hidden'});
  });
});
