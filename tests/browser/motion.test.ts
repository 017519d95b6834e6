import type {Locator, Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {motionEnds, settle} from '../support/waiting';

const PHONE = {viewport: {width: 390, height: 700}};
const LOW = {viewport: {width: 1280, height: 360}};

const site = testSite('variant');

describe.each([
  ['the contents of a page on a narrow screen', 'details.toc-mobile'],
  ['a collapsible of an article', 'article details.collapsible'],
])('%s', (_what, selector) => {
  /** Presses the summary and returns for how long the content then moves. A look afterwards might come too late. */
  const toggle = (details: Locator): Promise<number> =>
    details.evaluate((element) => {
      element.querySelector('summary')?.click();
      const [animation] = element.querySelector('.collapsible__content')?.getAnimations() ?? [];
      return Number(animation?.effect?.getTiming().duration ?? 0);
    });

  it('opens and closes, moving, and turns round when pressed again on the way', async () => {
    const {page} = await site.open('/docs/getting-started', PHONE);
    const details = page.locator(selector);
    const content = details.locator('.collapsible__content');
    expect(await content.isVisible()).toBe(false);
    expect(await toggle(details)).toBeGreaterThan(100);
    await motionEnds(page);
    expect(await content.isVisible()).toBe(true);
    expect(await toggle(details)).toBeGreaterThan(100);
    await content.waitFor({state: 'hidden'});
    await details.locator('summary').evaluate((summary: HTMLElement) => {
      summary.click();
      summary.click();
    });
    await content.waitFor({state: 'hidden'});
  });

  it('does not move for a reader who wants less motion', async () => {
    const {page} = await site.open('/docs/getting-started', {...PHONE, reducedMotion: 'reduce'});
    expect(await toggle(page.locator(selector))).toBeLessThanOrEqual(1);
    await page.locator(selector).locator('.collapsible__content').waitFor();
  });
});

it('for a reader who wants less motion, nothing moves when the window becomes wider', async () => {
  const {page} = await site.open('/docs/getting-started', {...PHONE, reducedMotion: 'reduce'});
  // Lists the properties that are in motion right after the new width has been applied.
  await page.evaluate(() => {
    addEventListener('resize', () => {
      void document.body.offsetWidth;
      document.body.dataset['moving'] = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({transitionProperty}) => transitionProperty)
        .join(' ');
    });
  });
  await page.setViewportSize({width: 768, height: 900});
  await page.waitForSelector('body[data-moving]');
  expect(await page.locator('body').getAttribute('data-moving')).toBe('');
});

describe('the button that leads back to the top', () => {
  const buttonOf = (page: Page): Locator => page.getByRole('button', {name: 'Scroll back to top'});

  /** Scrolls by the wheel, as far as `top`; the button tells directions apart by scroll events. */
  async function wheelTo(page: Page, top: number): Promise<void> {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.move(700, 250);
    await page.mouse.wheel(0, top - from);
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top);
    await settle(page);
  }

  it('appears when the reader scrolls back up below the threshold, and leads to the top', async () => {
    const {page} = await site.open('/docs/v6/old-page', LOW);
    for (const top of [250, 150, 900]) {
      await wheelTo(page, top);
      expect(await buttonOf(page).isVisible()).toBe(false);
    }
    await wheelTo(page, 700);
    await buttonOf(page).click();
    await page.waitForFunction(() => window.scrollY === 0);
    await buttonOf(page).waitFor({state: 'hidden'});
  });

  it('hides when the reader goes to a heading', async () => {
    const {page} = await site.open('/docs/getting-started', LOW);
    await wheelTo(page, 700);
    await wheelTo(page, 500);
    await buttonOf(page).waitFor();
    await page.locator('.doc-aside').getByRole('link', {name: 'Platforms'}).click();
    await page.waitForURL('**#platforms');
    await buttonOf(page).waitFor({state: 'hidden'});
  });
});

it('links of the footer that lead elsewhere say so', async () => {
  const {page} = await site.open('/docs/');
  const icons = page.locator('.footer .icon-external-link');
  const links = await icons.evaluateAll((all) =>
    all.map((icon) => `${icon.ariaLabel} ${icon.closest('a')?.target}`),
  );
  expect(links.length).toBeGreaterThan(5);
  expect([...new Set(links)]).toEqual(['(opens in new tab) _blank']);
});
