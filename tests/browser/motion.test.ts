import type {Locator, Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';

const PHONE = {viewport: {width: 390, height: 700}};
const LOW = {viewport: {width: 1280, height: 360}};

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

type HeightAnimation = {
  readonly duration: number;
  readonly easing: string;
  /** The height from or to which the element moves. */
  readonly height: number;
};

/**
 * Presses `button` and returns what the animation of the element's height is like. It starts to look
 * before it presses: on a busy machine the animation may be over before a later look.
 */
async function heightAnimationOf(element: Locator, button: Locator): Promise<HeightAnimation> {
  const [animation] = await Promise.all([nextHeightAnimationOf(element), button.click()]);
  return animation;
}

function nextHeightAnimationOf(element: Locator): Promise<HeightAnimation> {
  return element.evaluate(
    (node) =>
      new Promise<HeightAnimation>((resolve) => {
        const look = (): void => {
          for (const animation of node.getAnimations()) {
            const {effect} = animation;
            if (!(effect instanceof KeyframeEffect)) continue;
            const frames = effect.getKeyframes();
            const heights = frames.map((frame) => parseFloat(String(frame.height)));
            const easings = [effect.getTiming().easing, ...frames.map((frame) => frame.easing)];
            resolve({
              duration: Number(effect.getTiming().duration),
              easing: easings.find((easing) => easing !== 'linear') ?? 'linear',
              height: Math.max(...heights),
            });
            return;
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The time that Material Design gives a change of `height` pixels, in milliseconds. */
function timeFor(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

function expectTimeByHeight({duration, easing, height}: HeightAnimation): void {
  expect(height).toBeGreaterThan(30);
  expect(easing).toBe('ease-in-out');
  // The height is measured in whole pixels.
  expect(Math.abs(duration - timeFor(height))).toBeLessThanOrEqual(2);
}

describe('a category of the sidebar', () => {
  const CATEGORY = '.theme-doc-sidebar-container .theme-doc-sidebar-item-category';

  function categoryOf(page: Page): {button: Locator; list: Locator} {
    const category = page.locator(CATEGORY).first();
    return {button: category.getByRole('button').first(), list: category.locator('ul').first()};
  }

  it('closes and opens with ease, for a time that follows its height', async () => {
    const {page} = await site.open('/docs/getting-started');
    const {button, list} = categoryOf(page);
    expect(await list.isVisible()).toBe(true);
    expectTimeByHeight(await heightAnimationOf(list, button));
    await list.waitFor({state: 'hidden'});
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await list.waitFor({state: 'visible'});
    expect(await button.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes in 1 ms for a reader who wants less motion', async () => {
    const {page} = await site.open('/docs/getting-started', {reducedMotion: 'reduce'});
    const {button, list} = categoryOf(page);
    await button.click();
    await list.waitFor({state: 'hidden'});
    expect(await list.evaluate((element) => element.style.transition)).toBe('height 1ms ease-in-out');
  });
});

describe('the contents of a page on a narrow screen', () => {
  function contentsOf(page: Page): {summary: Locator; list: Locator; details: Locator} {
    const details = page.locator('details.toc-mobile');
    return {details, summary: details.locator('summary'), list: details.locator('.collapsible__content')};
  }

  it('open and close with ease, for a time that follows their height', async () => {
    const {page} = await site.open('/docs/getting-started', PHONE);
    const {summary, list, details} = contentsOf(page);
    expect(await list.isVisible()).toBe(false);
    const opening = await heightAnimationOf(list, summary);
    expectTimeByHeight(opening);
    await details.and(page.locator('[open]:not([data-state])')).waitFor();
    const height = await list.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.abs(height - opening.height)).toBeLessThan(1);
    expect(await heightAnimationOf(list, summary)).toEqual(opening);
    await list.waitFor({state: 'hidden'});
    expect(await details.getAttribute('open')).toBe(null);
  });

  it('open in 1 ms for a reader who wants less motion', async () => {
    const {page} = await site.open('/docs/getting-started', {...PHONE, reducedMotion: 'reduce'});
    const {summary, list} = contentsOf(page);
    // In one step: the animation is over before a second one could look at it.
    const durations = await summary.evaluate((element: HTMLElement) => {
      element.click();
      const animations = element.parentElement?.getAnimations({subtree: true}) ?? [];
      return animations.map((animation) => animation.effect?.getTiming().duration);
    });
    expect([...new Set(durations)]).toEqual([1]);
    await list.waitFor({state: 'visible'});
  });
});

test('for a reader who wants less motion, nothing moves when the window becomes wider', async () => {
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

describe('a collapsible of an article', () => {
  it('takes longer the higher it is', async () => {
    const {page} = await site.open('/docs/getting-started', PHONE);
    const timeOf = (details: Locator): Promise<HeightAnimation> =>
      heightAnimationOf(details.locator('.collapsible__content'), details.locator('summary'));
    const low = await timeOf(page.locator('article details.collapsible'));
    expectTimeByHeight(low);
    const high = await timeOf(page.locator('details.toc-mobile'));
    expect(high.height).toBeGreaterThan(low.height);
    expect(high.duration).toBeGreaterThan(low.duration);
  });
});

describe('the button that leads back to the top', () => {
  const BUTTON = '.theme-back-to-top-button';

  /** Scrolls by the wheel, as far as `top`; the button tells directions apart by scroll events. */
  async function wheelTo(page: Page, top: number): Promise<void> {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.move(700, 250);
    await page.mouse.wheel(0, top - from);
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top);
  }

  it('is not there while the reader scrolls down, or near the top', async () => {
    const {page} = await site.open('/docs/v6/old-page', LOW);
    const button = page.locator(BUTTON);
    await wheelTo(page, 250);
    await wheelTo(page, 150);
    expect(await button.isVisible()).toBe(false);
    await wheelTo(page, 700);
    expect(await button.isVisible()).toBe(false);
  });

  it('appears when the reader scrolls back up below the threshold, and leads to the top', async () => {
    const {page} = await site.open('/docs/v6/old-page', LOW);
    await wheelTo(page, 900);
    await wheelTo(page, 700);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await button.waitFor();
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({state: 'hidden'});
  });

  it('hides when the reader goes to a heading', async () => {
    const {page} = await site.open('/docs/getting-started', LOW);
    await wheelTo(page, 700);
    await wheelTo(page, 500);
    await page.locator(BUTTON).waitFor();
    await page.locator('.doc-aside').getByRole('link', {name: 'Platforms'}).click();
    await page.waitForURL('**#platforms');
    await page.locator(BUTTON).waitFor({state: 'hidden'});
  });
});

describe('the arrow of links that lead elsewhere', () => {
  it('is 9 by 9 pixels and says what the link does', async () => {
    const {page} = await site.open('/docs/');
    const icons = page.locator('.footer .icon-external-link');
    expect(await icons.count()).toBeGreaterThan(5);
    const boxes = await icons.evaluateAll((nodes) =>
      nodes.map((node) => {
        const {width, height} = node.getBoundingClientRect();
        return `${width}x${height} ${node.getAttribute('aria-label')}`;
      }),
    );
    expect([...new Set(boxes)]).toEqual(['9x9 (opens in new tab)']);
    const targets = await icons.evaluateAll((nodes) => nodes.map((node) => node.closest('a')?.target));
    expect([...new Set(targets)]).toEqual(['_blank']);
  });
});
