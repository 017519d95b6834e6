import type {Page} from 'playwright-core';
import {startSite, type OpenPage, type Site} from '../support/browser';

const WIDE = {viewport: {width: 1440, height: 900}};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function open(pathname: string): Promise<OpenPage> {
  const opened = await site.open(pathname, WIDE);
  await settled(opened.page);
  return opened;
}

/** Waits until scrolling has been answered. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
}

/** The entries of the contents list that are marked, by address, and whether a reader sees them. */
async function markedIn(page: Page): Promise<{readonly hash: string; readonly seen: boolean}[]> {
  await settled(page);
  return page.locator('.doc-aside a.table-of-contents__link--active').evaluateAll((links) =>
    links.map((link) => {
      const {top, bottom, left} = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + 4, (top + bottom) / 2);
      const inWindow = top >= 0 && bottom <= innerHeight;
      return {hash: link.getAttribute('href') ?? '', seen: inWindow && at?.closest('a') === link};
    }),
  );
}

const only = (hash: string): {readonly hash: string; readonly seen: boolean}[] => [{hash, seen: true}];

async function follow(page: Page, hash: string): Promise<void> {
  await page.locator(`.doc-aside a[href="${hash}"]`).click();
}

/** Scrolls as a reader does, by `distance` in px. */
async function wheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(600, 450);
  await page.mouse.wheel(0, distance);
  await settled(page);
  await settled(page);
}

describe('the contents list marks the heading that the address names', () => {
  it.each([
    ['/docs/apis/camera', '#methods', 'that its first subheading follows directly'],
    ['/docs/apis/camera', '#getphoto', 'that follows its heading directly'],
    ['/docs/config', '#ios', 'further down'],
    ['/docs/config', '#related-pages', 'too close to the end to be scrolled to the top'],
    ['/docs/cli/commands/update', '#when-it-fails', 'before others on the last screen'],
  ])('when %s is opened at %s, a heading %s', async (pathname, hash) => {
    const {page} = await open(`${pathname}${hash}`);
    expect(await markedIn(page)).toEqual(only(hash));
    expect(await page.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(
      900,
    );
  });

  it('when its entry is followed, each time', async () => {
    const {page} = await open('/docs/cli/commands/update');
    for (const hash of ['#related-pages', '#when-it-fails', '#examples', '#related-pages']) {
      await follow(page, hash);
      expect(await markedIn(page)).toEqual(only(hash));
    }
    await wheel(page, -400);
    await follow(page, '#related-pages');
    expect(await markedIn(page)).toEqual(only('#related-pages'));
  });

  it('when the reader comes from another page', async () => {
    const {page} = await open('/docs/apis/toast');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/apis/camera#methods';
      link.textContent = 'Methods of the camera';
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('link', {name: 'Methods of the camera'}).click();
    await page.getByRole('heading', {level: 1, name: 'Camera'}).waitFor();
    expect(await markedIn(page)).toEqual(only('#methods'));
  });

  it('and says so to screen readers', async () => {
    const {page} = await open('/docs/apis/camera#methods');
    const current = page.getByRole('navigation', {name: 'Contents'}).locator('[aria-current]');
    expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '#methods',
    ]);
  });
});

describe('the contents list', () => {
  it('follows the reader who scrolls on from the place that the address names', async () => {
    const {page} = await open('/docs/config#ios');
    const heading = page.locator('#plugins');
    await wheel(page, (await heading.evaluate((element) => element.getBoundingClientRect().top)) - 100);
    expect(await markedIn(page)).toEqual(only('#plugins'));
  });

  it('follows the reader away from the end, and back', async () => {
    const {page} = await open('/docs/cli/commands/update#when-it-fails');
    await wheel(page, -5000);
    const [marked] = await markedIn(page);
    expect(marked?.hash).not.toBe('#when-it-fails');
    await wheel(page, 5000);
    expect(await markedIn(page)).toHaveLength(1);
  });

  it('keeps the marked entry in view in a list longer than the screen', async () => {
    const {page} = await open('/docs/config');
    await page.keyboard.press('End');
    const [marked] = await markedIn(page);
    expect(marked?.seen).toBe(true);
  });
});
