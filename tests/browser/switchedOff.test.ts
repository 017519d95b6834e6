import {startSite, type Site} from '../support/browser';
import {gateScript, MAIN_SCRIPT} from '../support/pageScripts';

/** What readers see of a site in which everything is switched off that can be. */
let site: Site;
beforeAll(async () => {
  site = await startSite('bare');
});
afterAll(() => site.close());

it('shows no promotion when the list of them is empty, and everything else', async () => {
  const {page, problems} = await site.open('/docs/getting-started');
  expect(await page.locator('.promotion').count()).toBe(0);
  expect(await page.locator('.doc-aside .table-of-contents').isVisible()).toBe(true);
  await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
  expect(await page.locator('.promotion').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('shows no announcement bar when there is nothing to announce', async () => {
  const {page} = await site.open('/docs/');
  expect(await page.locator('.theme-announcement-bar').count()).toBe(0);
  expect(await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

it('shows no banner when the site does not load and the banner is switched off', async () => {
  const {page} = await site.open('/docs/', {
    hydrated: false,
    prepare: (opened) => gateScript(opened, MAIN_SCRIPT, 'abort').then(() => undefined),
  });
  expect(await page.getByRole('heading', {level: 1, name: 'Fixture home'}).isVisible()).toBe(true);
  expect(await page.getByRole('alert').innerText()).toContain("This site's script did not load.");
  expect(await page.getByText('did not load properly').count()).toBe(0);
});
