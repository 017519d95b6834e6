import type {Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {arriveAt, followNewLink, topOf} from '../support/reader';
import {expectSoon, motionEnds, settle} from '../support/waiting';

const WIDE = {viewport: {width: 1440, height: 900}};

const site = testSite();

const open = async (pathname: string): Promise<Page> => (await site.open(pathname, WIDE)).page;

/** The entries of the contents list that are marked, for screen readers too, by address, and whether a reader sees them. */
async function markedIn(page: Page): Promise<{readonly hash: string; readonly seen: boolean}[]> {
  return page.locator('.doc-aside a.table-of-contents__link--active[aria-current]').evaluateAll((links) =>
    links.map((link) => {
      const {top, bottom, left} = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + 4, (top + bottom) / 2);
      const inWindow = top >= 0 && bottom <= innerHeight;
      return {hash: link.getAttribute('href') ?? '', seen: inWindow && at?.closest('a') === link};
    }),
  );
}

/** Checks that the entry of the heading `hash` is marked, and no other, once the page has answered the reader. */
async function expectMarked(page: Page, hash: string): Promise<void> {
  await settle(page);
  await expectSoon(() => markedIn(page), [{hash, seen: true}]);
}

async function follow(page: Page, hash: string): Promise<void> {
  await page.locator(`.doc-aside a[href="${hash}"]`).click();
}

/** Scrolls as a reader does, by `distance` in px, as far as the page goes; returns when it is there. */
async function wheel(page: Page, distance: number): Promise<void> {
  const target = await page.evaluate((by) => {
    const {scrollHeight, clientHeight} = document.documentElement;
    return Math.min(Math.max(scrollY + by, 0), scrollHeight - clientHeight);
  }, distance);
  await page.mouse.move(600, 450);
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, target);
  await settle(page);
}

describe('the contents list marks the heading that the address names', () => {
  it.each([
    ['/docs/config', '#schema', 'that a paragraph follows'],
    ['/docs/config', '#appid', 'in a list'],
    ['/docs/config', '#ios', 'further down'],
    ['/docs/config', '#related-pages', 'too close to the end to be scrolled to the top'],
    ['/docs/cli/commands/update', '#when-it-fails', 'before others on the last screen'],
  ])('when %s is opened at %s, a heading %s', async (pathname, hash) => {
    const page = await open(`${pathname}${hash}`);
    await expectMarked(page, hash);
    expect(await topOf(page.locator(hash))).toBeLessThan(900);
  });

  it('when its entry is followed, each time', async () => {
    const page = await open('/docs/cli/commands/update');
    for (const hash of ['#related-pages', '#when-it-fails', '#examples', '#related-pages']) {
      await follow(page, hash);
      await expectMarked(page, hash);
    }
    await wheel(page, -400);
    await follow(page, '#related-pages');
    await expectMarked(page, '#related-pages');
  });

  it('when the reader comes from another page', async () => {
    const page = await open('/docs/apis/toast');
    await followNewLink(page, '/docs/config#schema');
    await arriveAt(page, 'Capacitor configuration');
    await expectMarked(page, '#schema');
  });
});

describe('the contents list', () => {
  it.each(['/docs/config', '/docs/guides/deep-links'])(
    'marks the first entry above the first heading of %s',
    async (path) => {
      const page = await open(path);
      const first = page.locator('.doc-aside .table-of-contents__link').first();
      await expectMarked(page, (await first.getAttribute('href')) ?? '');
    },
  );

  it('follows the reader who scrolls on from the place that the address names', async () => {
    const page = await open('/docs/config#ios');
    await expectMarked(page, '#ios');
    await wheel(page, (await topOf(page.locator('#plugins'))) - 100);
    await expectMarked(page, '#plugins');
  });

  it('follows the reader away from the end, and back', async () => {
    const page = await open('/docs/cli/commands/update#when-it-fails');
    await expectMarked(page, '#when-it-fails');
    await wheel(page, -5000);
    await expectSoon(() => markedIn(page), [expect.not.objectContaining({hash: '#when-it-fails'})]);
    await wheel(page, 5000);
    await expectSoon(async () => (await markedIn(page)).length, 1);
  });

  it('marks the last section at the end of the page, whose heading is in the lower half', async () => {
    const page = await open('/docs/config');
    await wheel(page, 100_000);
    await expectMarked(page, '#related-pages');
  });

  it('keeps the marked entry in view in a list longer than the screen', async () => {
    const page = await open('/docs/config');
    await page.keyboard.press('End');
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    await expectSoon(() => markedIn(page), [{hash: expect.any(String) as string, seen: true}]);
  });
});

describe('the subheadings in the contents list', () => {
  const seen = (page: Page): Promise<string[]> =>
    page
      .locator('.doc-aside .table-of-contents ul a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  it('show only in the group that the reader is in', async () => {
    const page = await open('/docs/config');
    await expectSoon(() => seen(page), []);
    await follow(page, '#schema');
    await expectSoon(() => seen(page), expect.arrayContaining(['#appid']) as string[]);
    await page.goto(`${site.origin}/docs/config#serverurl`);
    await expectMarked(page, '#serverurl');
    await expectSoon(() => seen(page), expect.not.arrayContaining(['#appid']));
  });

  it('all show without scripts', async () => {
    const {page} = await site.open('/docs/config', {...WIDE, javaScriptEnabled: false});
    expect(await seen(page)).toEqual(expect.arrayContaining(['#appid', '#serverurl']));
  });
});

it('the button that leads back to the top covers no entry of the contents list', async () => {
  const page = await open('/docs/config');
  await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
  await settle(page);
  await page.mouse.move(600, 450);
  await page.mouse.wheel(0, -200);
  const button = page.locator('.theme-back-to-top-button');
  await button.waitFor();
  await motionEnds(page);
  const list = await page
    .locator('.doc-aside')
    .evaluate((box) => Math.round(box.getBoundingClientRect().bottom));
  expect(await topOf(button)).toBeGreaterThanOrEqual(list);
});
