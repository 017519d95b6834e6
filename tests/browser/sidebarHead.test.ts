import type {Locator, Page} from 'playwright-core';
import {violations} from '../support/axe';
import {testSite} from '../support/browser';
import {boxOf, expectFocused} from '../support/reader';
import {expectSoon, motionEnds, settle} from '../support/waiting';

const site = testSite();

const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');

/** Opens a page and scrolls down in steps until the navbar has hidden; `before` is called while it is still there. */
async function openWithoutNavbar(before?: (page: Page) => Promise<void>): Promise<Page> {
  const {page} = await site.open('/docs/apis/camera', {viewport: {width: 1440, height: 900}});
  await before?.(page);
  for (let step = 0; step < 3; step++) {
    await page.evaluate(() => scrollBy({top: 300, behavior: 'instant'}));
    await settle(page);
  }
  await expectSoon(
    () => page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom <= 0),
    true,
  );
  await motionEnds(page);
  return page;
}

describe('when the navbar has hidden, the top of the sidebar', () => {
  it('has the search, which returns the focus', async () => {
    const search = (page: Page): Locator => sidebar(page).getByRole('button', {name: 'Search', exact: true});
    const page = await openWithoutNavbar(async (opened) => {
      expect(await search(opened).count()).toBe(0);
    });
    await search(page).click();
    const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    await dialog.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    await expectFocused(search(page));
  });

  it('has the color mode switch', async () => {
    const page = await openWithoutNavbar();
    await sidebar(page)
      .getByRole('button', {name: /^Switch between light, dark and automatic mode/})
      .click();
    await page.waitForSelector('html[data-theme="dark"]');
    await motionEnds(page);
    expect(await violations(page)).toEqual([]);
  });

  it('has the logo where the navbar had it', async () => {
    const place = async (page: Page, part: string): Promise<number[]> => {
      const {x, width} = await boxOf(page.locator(`${part} img >> visible=true`));
      return [x, width];
    };
    let before: number[] = [];
    const page = await openWithoutNavbar(async (opened) => {
      before = await place(opened, '.navbar__brand');
    });
    expect(await place(page, '.theme-doc-sidebar-container')).toEqual(before);
  });
});
