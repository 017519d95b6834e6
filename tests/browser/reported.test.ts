import fs from 'node:fs';
import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {expectSeen} from '../support/seen';
import {expectSoon, settle} from '../support/waiting';

/** Cases in which other documentation sites failed their readers, on the real site. */
const site = testSite();

describe('a word in a tab that is not chosen', () => {
  it('is found by a link to the text, which opens the tab', async () => {
    const {page} = await site.open('/docs/getting-started#:~:text=pnpm%20add%20@capacitor/core');
    const command = page.getByText('pnpm add @capacitor/core').first();
    await command.waitFor();
    await expectSoon(() => isInWindow(page, 'pnpm add @capacitor/core'), true);
    expect(await page.getByRole('tab', {name: 'pnpm'}).first().getAttribute('aria-selected')).toBe('true');
  });

  it('takes no space', async () => {
    const {page} = await site.open('/docs/getting-started');
    const heights = await page
      .locator('[role="tabpanel"]:not([data-selected])')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights)).toEqual(new Set([0]));
  });
});

describe('an address that the server takes for another', () => {
  it('with repeated slashes stays readable', async () => {
    const {page} = await site.open('/docs//apis/camera');
    await expectSeen(page.getByRole('heading', {level: 1, name: 'Camera'}));
    await page.waitForURL(`${site.origin}/docs/apis/camera`);
  });

  it('leads to its heading even if the not-found page answers it', async () => {
    const body = fs.readFileSync('build/404.html', 'utf8');
    const {page} = await site.open('/docs/apis/camera/#take-a-photo', {
      prepare: async (opened) => {
        await opened.route('**/docs/apis/camera/', (route) =>
          route.fulfill({body, status: 404, contentType: 'text/html'}),
        );
      },
    });
    await page.getByRole('heading', {level: 1, name: 'Camera'}).waitFor();
    await expectSoon(() => isInWindow(page, 'Take a photo'), true);
  });
});

describe('the contents of a page on a phone', () => {
  it('stay closed if a link is followed before they have opened', async () => {
    const {page} = await site.open('/docs/apis/camera', {viewport: {width: 390, height: 700}});
    const list = page.getByRole('navigation', {name: 'On this page'});
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.toc-mobile > summary')?.click();
      const opening = document.querySelector('.toc-mobile')?.getAnimations({subtree: true}) ?? [];
      document.querySelector<HTMLElement>('.toc-mobile a[href="#methods"]')?.click();
      for (const animation of opening) animation.finish();
    });
    await page.waitForURL('**/docs/apis/camera#methods');
    await settle(page);
    expect(await list.isVisible()).toBe(false);
  });
});

describe('a copy button that is pressed twice', () => {
  it('shows and says each time that it copied, for the full time', async () => {
    const {page} = await site.open('/docs/apis/camera', {permissions: ['clipboard-read', 'clipboard-write']});
    await page.clock.install();
    const button = page.locator('.code-block:visible').first().locator('[data-copy]');
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, {said});
      new MutationObserver(() => {
        const text = document.querySelector('#copy-status')?.textContent;
        if (text !== undefined) said.push(text);
      }).observe(document.body, {childList: true, subtree: true, characterData: true});
    });
    const press = async (): Promise<void> => {
      await button.click();
      await expectSoon(() => button.getAttribute('data-state'), 'copied');
      await page.clock.runFor(100);
    };
    await press();
    await page.clock.runFor(1400);
    await press();
    await page.clock.runFor(1400);
    expect(await button.getAttribute('data-state')).toBe('copied');
    await page.clock.runFor(1000);
    expect(await button.getAttribute('data-state')).toBe(null);
    const said = await page.evaluate(() => (window as unknown as {said: string[]}).said);
    expect(said.filter((text) => text === 'Copied')).toHaveLength(2);
  });
});

/** Whether an element that has this text and no other is in the window. */
function isInWindow(page: Page, text: string): Promise<boolean> {
  return page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
}
