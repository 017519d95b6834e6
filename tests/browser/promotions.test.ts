import type {Locator, Page} from 'playwright-core';
import {startSite, type Site} from '../support/browser';

const TEXTS: Readonly<Record<string, string>> = {
  'plugin-proposals': 'Missing a native feature? Propose a plugin to the community.',
  discord: 'Stuck? Ask other Capacitor developers on Discord.',
};

function promotionOf(page: Page): Locator {
  return page.getByRole('complementary', {name: 'Promotion'});
}

/** Returns which promotion the page shows, or `null` while it shows none. */
function idOf(page: Page): Promise<string | null> {
  return promotionOf(page).getAttribute('data-promotion');
}

async function goTo(page: Page, link: string, heading: string): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: link, exact: true}).click();
  await page.getByRole('heading', {level: 1, name: heading}).waitFor();
}

/** Opens pages one after the other until one shows the promotion `id`: there are two, and they take turns. */
async function openPageWith(site: Site, id: string): Promise<Page> {
  const {page} = await site.open('/docs/getting-started');
  if ((await idOf(page)) !== id) await goTo(page, 'Fixture home', 'Fixture home');
  expect(await idOf(page)).toBe(id);
  return page;
}

describe('a promotion', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('variant');
  });
  afterAll(() => site.close());

  it('stands below the contents of the page, in the same column', async () => {
    const {page} = await site.open('/docs/getting-started');
    const contents = await page.locator('.doc-aside .table-of-contents').boundingBox();
    const title = await page.locator('.doc-aside__title').boundingBox();
    const promotion = await promotionOf(page).boundingBox();
    if (!contents || !title || !promotion)
      throw new Error('The contents or the promotion is not on the screen.');
    expect(promotion.y).toBeGreaterThanOrEqual(contents.y + contents.height);
    expect(Math.abs(promotion.x - title.x)).toBeLessThan(2);
    expect(await promotionOf(page).count()).toBe(1);
  });

  it('gives way to another one on the next page, and returns after it', async () => {
    const {page, problems} = await site.open('/docs/getting-started');
    const first = await idOf(page);
    await goTo(page, 'Fixture home', 'Fixture home');
    const second = await idOf(page);
    await goTo(page, 'Fixture installation', 'Fixture installation');
    const third = await idOf(page);
    expect(new Set([first, second])).toEqual(new Set(Object.keys(TEXTS)));
    expect(third).toBe(first);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('stays the same while the reader moves within a page', async () => {
    const {page} = await site.open('/docs/getting-started');
    const before = await idOf(page);
    await page.locator('.doc-aside').getByRole('link', {name: 'Code'}).click();
    await page.waitForURL('**#code');
    expect(await idOf(page)).toBe(before);
  });

  it('shows its picture and its text, and leads out of the site', async () => {
    const page = await openPageWith(site, 'discord');
    const promotion = promotionOf(page);
    expect(await promotion.innerText()).toBe(TEXTS.discord);
    const picture = promotion.locator('img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await promotion.getByRole('link').getAttribute('href')).toBe('https://ionic.link/discord');
  });

  it('loses a picture that does not load, and keeps its text', async () => {
    const page = await openPageWith(site, 'plugin-proposals');
    const promotion = promotionOf(page);
    await promotion.locator('img').waitFor({state: 'detached'});
    expect(await promotion.innerText()).toBe(TEXTS['plugin-proposals']);
    expect(await promotion.isVisible()).toBe(true);
  });
});
