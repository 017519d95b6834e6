import path from 'node:path';
import type {Page} from 'playwright-core';
import {LATEST_VERSION} from '@site/src/data/versions';
import {startDeployments, type DeployedSite} from '../support/deployments';
import {ROOT} from '../support/fixtureSite';
import {expectSoon} from '../support/waiting';

/** A reader keeps the latest version of the real site, loses the connection, and goes on working. */
let site: DeployedSite;
beforeAll(async () => {
  site = await startDeployments(path.join(ROOT, 'build'));
});
afterAll(() => site.close());

async function visit(page: Page, pathname: string): Promise<void> {
  await page.goto(site.origin + pathname);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

test('pages, search, the error lookup and the upgrade assistant work offline', async () => {
  const {page, context, problems} = await site.open('/docs/getting-started', {
    viewport: {width: 1280, height: 900},
  });
  const menu = page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
  await menu.locator('summary').click();
  await menu.getByRole('button', {name: `Keep ${LATEST_VERSION} offline`}).click();
  await menu.getByRole('button', {name: `Remove ${LATEST_VERSION} from this device`}).waitFor();
  site.setDown(true);
  await context.setOffline(true);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search the documentation'}).fill('getBatteryInfo');
  await page
    .getByRole('option', {name: /getBatteryInfo/})
    .first()
    .click();
  await page.waitForURL('**/docs/apis/device#getbatteryinfo');
  await page.getByRole('heading', {level: 1, name: 'Device'}).waitFor();

  await visit(page, '/docs/errors');
  await page.getByLabel('Paste a message, a log or a stack trace').fill('INSTALL_FAILED_UPDATE_INCOMPATIBLE');
  await expectSoon(
    () => page.locator('.error-lookup dl > div').first().innerText(),
    expect.stringContaining('different signature'),
  );

  await visit(page, '/docs/updating/assistant?from=v5&to=v7');
  await page.getByRole('heading', {level: 2, name: 'Checklist from 5 to 7'}).waitFor();

  await visit(page, '/docs/apis/camera');
  await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Device', exact: true}).click();
  await page.getByRole('heading', {level: 1, name: 'Device'}).waitFor();
  const pictures = await page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  );
  expect(pictures).toBe(0);
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});
