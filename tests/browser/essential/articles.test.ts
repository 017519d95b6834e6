import type {Page} from 'playwright-core';
import {projectDir, upgradeOf} from '../../support/assistant';
import {testSite, type OpenOptions} from '../../support/browser';
import {expectSeen} from '../../support/seen';
import {expectSoon} from '../../support/waiting';

const WIDE: OpenOptions = {
  viewport: {width: 1440, height: 900},
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
};
/** A project with files of every kind. */
const PROJECT = 'angular-3-to-7';

const site = testSite();

const openAt = async (path: string): Promise<Page> => (await site.open(path, WIDE)).page;

describe('an article', () => {
  it('has a contents list that marks the section being read', async () => {
    const page = await openAt('/docs/config');
    const contents = page.locator('.doc-aside').getByRole('navigation', {name: 'On this page'});
    const marked = (): Promise<string[]> => contents.locator('[aria-current]').allInnerTexts();
    await contents.getByRole('link', {name: 'Top-level options', exact: true}).click();
    await expectSoon(marked, ['Top-level options']);
    await page.locator('#related-pages').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expectSoon(marked, ['Related pages']);
    await expectSeen(contents.locator('[aria-current]'));
  });

  it('has tabs that switch together and are remembered', async () => {
    const page = await openAt('/docs/getting-started');
    const chosen = (): Promise<string[]> =>
      page.locator('[role="tab"][data-value="yarn"][aria-selected="true"]').allInnerTexts();
    await page.getByRole('tab', {name: 'yarn'}).first().click();
    const count = await page.getByRole('tab', {name: 'yarn'}).count();
    await expectSoon(async () => (await chosen()).length, count);
    const command = page.getByRole('tabpanel', {name: 'yarn'}).getByText('yarn add').first();
    await command.scrollIntoViewIfNeeded();
    await expectSeen(command);
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await expectSoon(async () => (await chosen()).length, count);
  });

  it('has a button that copies a command and says so', async () => {
    const page = await openAt('/docs/apis/camera');
    const block = page.locator('.code-block:visible', {hasText: 'npm install @capacitor/camera'}).first();
    await block.hover();
    await block.getByRole('button', {name: /Copy/}).click();
    await page.getByRole('status').filter({hasText: 'Copied'}).first().waitFor({state: 'attached'});
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^npm install @capacitor\/camera@\d+/,
    );
  });

  it('is printed without the shell, dark on white, from dark mode too', async () => {
    const page = await openAt('/docs/apis/camera?docusaurus-theme=dark');
    await page.emulateMedia({media: 'print'});
    for (const part of ['.navbar', '.theme-doc-sidebar-container', '.doc-aside', '.footer']) {
      expect(await page.locator(part).first().isVisible()).toBe(false);
    }
    const colors = await page
      .locator('article p')
      .first()
      .evaluate((text) => [getComputedStyle(text).color, getComputedStyle(document.body).backgroundColor]);
    const [ink = 255] = colors[0]?.match(/\d+/g)?.map(Number) ?? [];
    expect(ink).toBeLessThan(80);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(colors[1]);
  });
});

describe('the error lookup', () => {
  it('answers a pasted log with the cause and the fix', async () => {
    const page = await openAt('/docs/errors');
    await page
      .getByLabel('Paste a message, a log or a stack trace')
      .fill('E/Capacitor/Console: Msg: Uncaught (in promise) Error: User denied access to camera');
    const best = page.locator('.error-lookup dl > div').first();
    await expectSoon(() => best.innerText(), expect.stringMatching(/User denied access to camera[^]*Fix:/));
    await expectSeen(best.locator('dt'));
  });
});

describe('the upgrade assistant', () => {
  it('makes a checklist for a project folder, whose steps can be ticked', async () => {
    const {from, to} = upgradeOf(PROJECT);
    const page = await openAt(`/docs/updating/assistant?from=v${from}&to=v${to}`);
    await page.locator('.ua:not([data-pending]) > .ua-form:not([inert])').waitFor();
    await page.getByLabel('Choose a project folder').setInputFiles(projectDir(PROJECT));
    const status = page.getByRole('region', {name: 'Your project'}).getByRole('status');
    await expectSoon(() => status.innerText(), expect.stringMatching(/The list has \d+ steps\./));
    const title = page.getByRole('heading', {level: 2, name: `Checklist from ${from} to ${to}`});
    await title.scrollIntoViewIfNeeded();
    await expectSeen(title);
    await page.locator('article').getByRole('checkbox').first().check();
    await page.getByText(/^1 of \d+ steps done$/).waitFor();
  });
});
