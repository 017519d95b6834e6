import fs from 'node:fs';
import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {expectSeen} from '../support/seen';
import {expectSoon, motionEnds, settle} from '../support/waiting';

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
    await page.clock.runFor(1000);
    await press();
    await page.clock.runFor(1000);
    expect(await button.getAttribute('data-state')).toBe('copied');
    await page.clock.runFor(1000);
    expect(await button.getAttribute('data-state')).toBe(null);
    const said = await page.evaluate(() => (window as unknown as {said: string[]}).said);
    expect(said.filter((text) => text === 'Copied')).toHaveLength(2);
  });
});

it('a page that crashed on bad data gets its data again when the reader tries again', async () => {
  const {page} = await site.open('/docs/getting-started', {
    viewport: {width: 1280, height: 800},
    prepare: async (opened) => {
      await opened.route('**/fragments/cli.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, json: {...((await response.json()) as object), toc: null}});
      });
    },
  });
  await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'This page crashed.'}).waitFor();
  await page.getByRole('button', {name: 'Try again'}).click();
  await page.getByRole('heading', {level: 1, name: 'Capacitor CLI'}).waitFor();
});

describe('on a phone', () => {
  const PHONE = {viewport: {width: 390, height: 700}};

  it('the version beside the contents leads to the section in another version', async () => {
    const {page} = await site.open('/docs/apis/camera', PHONE);
    await page.evaluate(() => document.querySelector('#methods')?.scrollIntoView());
    await expectSoon(() => page.locator('.toc-mobile__section').innerText(), 'Methods');
    // Playwright's own click scrolls the page.
    await page.locator('.article-bar').getByText('v7').first().dispatchEvent('click');
    await page.locator('.article-bar').getByRole('link', {name: /^v6/}).dispatchEvent('click');
    await page.waitForURL('**/docs/v6/apis/camera#methods');
    await expectSoon(() => isInWindow(page, 'Methods'), true);
  });

  it('the page’s menu leads to its source', async () => {
    const {page} = await site.open('/docs/apis/camera', PHONE);
    await page.getByText('Page options').click();
    await expectSeen(page.locator('.page-menu').getByRole('link', {name: 'Edit this page'}));
  });

  it('all entries of the contents can be reached on a very small screen', async () => {
    const {page} = await site.open('/docs/apis/camera', {viewport: {width: 320, height: 256}});
    await page.locator('.toc-mobile > summary').click();
    const last = page.locator('.toc-mobile .table-of-contents__link').last();
    await motionEnds(page);
    await last.scrollIntoViewIfNeeded();
    await expectSeen(last);
  });
});

it('the links of the product menu open like all links to other sites', async () => {
  const {page} = await site.open('/docs/getting-started', {viewport: {width: 1280, height: 800}});
  await page
    .locator('.theme-doc-sidebar-container')
    .getByText('Capacitor, its forum and its accounts')
    .locator('..')
    .click();
  const link = page.locator('.sidebar-head').getByRole('link', {name: 'Forum (opens in new tab)'});
  await expectSeen(link);
  expect(await link.getAttribute('target')).toBe('_blank');
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
