import type {Locator, Page} from 'playwright-core';
import {testSite} from '../support/browser';
import {arriveAt, boxOf} from '../support/reader';
import {expectSoon} from '../support/waiting';

const TEXTS: Readonly<Record<string, string>> = {
  'plugin-proposals': 'Missing a native feature? Propose a plugin to the community.',
  discord: 'Stuck? Ask other Capacitor developers on Discord.',
};

const site = testSite('variant');

const promotionOf = (page: Page): Locator => page.getByRole('complementary', {name: 'Promotion'});
const idOf = (page: Page): Promise<string | null> => promotionOf(page).getAttribute('data-promotion');

async function goTo(page: Page, name: string): Promise<void> {
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true}).click();
  await arriveAt(page, name);
}

/** Opens pages one after the other until one shows the promotion `id`: there are two, and they take turns. */
async function openPageWith(id: string): Promise<Page> {
  const {page} = await site.open('/docs/getting-started');
  if ((await idOf(page)) !== id) await goTo(page, 'Fixture home');
  await expectSoon(() => idOf(page), id);
  return page;
}

it('a promotion stands below the contents, and gives way to another one on the next page only', async () => {
  const {page, problems} = await site.open('/docs/getting-started');
  const contents = await boxOf(page.locator('.doc-aside .table-of-contents'));
  expect((await boxOf(promotionOf(page))).y).toBeGreaterThanOrEqual(contents.y + contents.height);
  const first = await idOf(page);
  await page.locator('.doc-aside').getByRole('link', {name: 'Code'}).click();
  await page.waitForURL('**#code');
  expect(await idOf(page)).toBe(first);
  await goTo(page, 'Fixture home');
  const others = Object.keys(TEXTS).filter((id) => id !== first);
  await expectSoon(async () => [await idOf(page)], others);
  await goTo(page, 'Fixture installation');
  await expectSoon(() => idOf(page), first);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

it('a promotion shows its picture and its text, and leads out of the site', async () => {
  const promotion = promotionOf(await openPageWith('discord'));
  expect(await promotion.innerText()).toBe(TEXTS.discord);
  const picture = promotion.locator('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await promotion.getByRole('link').getAttribute('href')).toBe('https://ionic.link/discord');
});

it('a promotion loses a picture that does not load, and keeps its text', async () => {
  const promotion = promotionOf(await openPageWith('plugin-proposals'));
  await promotion.locator('img').waitFor({state: 'detached'});
  expect(await promotion.innerText()).toBe(TEXTS['plugin-proposals']);
});
