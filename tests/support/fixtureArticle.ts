import type {Locator, Page} from 'playwright-core';

/** The panel of the tab `value` on the fixture page that has everything. */
export function panelOf(page: Page, value: string): Locator {
  return page.locator(`[role="tabpanel"][data-value="${value}"]`);
}

/** Expects the article of the fixture page that has everything, as a reader finds it. */
export async function expectArticle(page: Page): Promise<void> {
  await page.getByRole('heading', {level: 1, name: 'Fixture installation'}).waitFor();
  expect(await page.getByText('Everything that moves inside an article').isVisible()).toBe(true);
  expect(await page.locator('.code-block').first().isVisible()).toBe(true);
}

/** Expects one panel, and a different one after its tab is clicked. */
export async function expectTabsToWork(page: Page): Promise<void> {
  expect(await panelOf(page, 'android').isVisible()).toBe(false);
  await page.getByRole('tab', {name: 'Android'}).click();
  await panelOf(page, 'android').waitFor();
  await panelOf(page, 'ios').waitFor({state: 'hidden'});
}

/** Expects links in the article and the navbar to work, starting from the page that has everything. */
export async function expectLinksToLead(page: Page): Promise<void> {
  await page.locator('article').getByRole('link', {name: 'the home page'}).click();
  await waitForAddress(page, '/docs/#second-heading');
  await page.getByRole('heading', {level: 1, name: 'Fixture home'}).waitFor();
  await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
  await waitForAddress(page, '/docs/cli');
  await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
}

/**
 * Waits for a URL by asking the page, because Playwright misses a navigation that the browser restores from its cache.
 */
async function waitForAddress(page: Page, address: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => `${window.location.pathname}${window.location.hash}` === wanted,
    address,
  );
}

/** Expects every panel to show under its label, as it has to without working tabs. */
export async function expectAllPanels(page: Page): Promise<void> {
  for (const [value, label] of [
    ['ios', 'iOS'],
    ['android', 'Android'],
  ] as const) {
    expect(await panelOf(page, value).innerText()).toContain(`Text for ${label}.`);
    expect(await panelOf(page, value).getByText(label, {exact: true}).isVisible()).toBe(true);
  }
  for (const list of await page.locator('[role="tablist"]').all()) expect(await list.isVisible()).toBe(false);
}

/** Expects no button that would copy code: there is no script to do it. */
export async function expectNoCopyButtons(page: Page): Promise<void> {
  const buttons = await page.locator('article [data-copy]').all();
  expect(buttons).not.toEqual([]);
  for (const button of buttons) expect(await button.isVisible()).toBe(false);
}
