import type {Page} from 'playwright-core';
import {hydrated, testSite, type OpenOptions} from '../support/browser';
import {arriveAt, boxOf} from '../support/reader';
import {stored, storedUnder} from '../support/stored';
import {expectSoon} from '../support/waiting';

const INSTALLATION = '/docs/getting-started';
const PACKAGE_MANAGER_KEY = 'docusaurus.tab.package-manager';

const site = testSite('variant');

const open = async (pathname: string, options?: OpenOptions): Promise<Page> =>
  (await site.open(pathname, options)).page;

describe('tabs', () => {
  const expectSelected = (page: Page, names: readonly string[]): Promise<void> =>
    expectSoon(() => page.locator('article [role="tab"][aria-selected="true"]').allTextContents(), names);

  it('of a group switch together, and the others stay', async () => {
    const page = await open(INSTALLATION);
    await expectSelected(page, ['npm', 'npm', 'iOS']);
    await page.getByRole('tab', {name: 'yarn'}).last().click();
    await expectSelected(page, ['yarn', 'yarn', 'iOS']);
    const panels = await page.locator('article [role="tabpanel"]:visible').allInnerTexts();
    expect(panels.map((text) => text.trim())).toEqual([
      expect.stringContaining('yarn add @capacitor/core@7'),
      'yarn add @capacitor/device@7',
      'Text for iOS.',
    ]);
  });

  it('show what the reader chose before: after a reload, on the next page and in a new tab', async () => {
    const {page, context} = await site.open(INSTALLATION);
    await page.getByRole('tab', {name: 'yarn'}).first().click();
    await expectSoon(() => storedUnder(page, PACKAGE_MANAGER_KEY), 'yarn');
    await page.reload();
    await hydrated(page);
    await expectSelected(page, ['yarn', 'yarn', 'iOS']);
    await page.getByRole('link', {name: 'the home page'}).click();
    await arriveAt(page, 'Fixture home');
    await page.getByRole('link', {name: 'the installation'}).click();
    await arriveAt(page, 'Fixture installation');
    await expectSelected(page, ['yarn', 'yarn', 'iOS']);
    const second = await context.newPage();
    await second.goto(`${site.origin}/docs/v6/getting-started`);
    await hydrated(second);
    await expectSelected(second, ['yarn', 'yarn', 'iOS']);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expectSelected(second, ['pnpm', 'pnpm', 'iOS']);
  });

  it('ignore a stored choice that a box does not have', async () => {
    const page = await open(INSTALLATION, {prepare: stored({[PACKAGE_MANAGER_KEY]: 'cargo'})});
    await expectSelected(page, ['npm', 'npm', 'iOS']);
  });

  it('keep the clicked box where it is while boxes above change height', async () => {
    const page = await open(INSTALLATION, {viewport: {width: 1280, height: 300}});
    const last = page.getByRole('tab', {name: 'bun'}).last();
    await last.scrollIntoViewIfNeeded();
    const before = await boxOf(last);
    await last.click();
    await page.getByRole('tab', {name: 'bun', selected: true}).last().waitFor();
    await expectSoon(() => boxOf(last), before);
  });

  it('open for a link to a heading inside them, from outside and from the contents', async () => {
    const page = await open(`${INSTALLATION}#inside-the-android-tab`);
    const heading = page.getByRole('heading', {name: 'Inside the Android tab'});
    const expectInView = (): Promise<void> =>
      expectSoon(async () => {
        const {y, height} = (await heading.boundingBox()) ?? {y: -1, height: 0};
        return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0);
      }, true);
    await expectInView();
    await page.getByRole('tab', {name: 'iOS'}).click();
    await heading.waitFor({state: 'hidden'});
    await page.evaluate(() => (location.hash = ''));
    // The contents show the subheadings of the section that the reader is in.
    const contents = page.locator('.doc-aside');
    const section = contents
      .locator('ul ul', {hasText: 'Inside the Android tab'})
      .locator('xpath=preceding-sibling::a');
    await section.click();
    await contents.getByRole('link', {name: 'Inside the Android tab'}).click();
    await expectInView();
  });
});

describe('code blocks', () => {
  it.each([
    ['src/app.ts code', /^import \{Capacitor\} from '@capacitor\/core';\n.*\nconsole\.log\(platform\);$/],
    // Without prompts and output.
    ['Terminal code', /^npx cap sync\nnpx cap run \\\nandroid$/],
  ])('copy what a reader can use: %s', async (name, text) => {
    const page = await open(INSTALLATION, {permissions: ['clipboard-read', 'clipboard-write']});
    const block = page.locator('.code-block', {has: page.getByRole('group', {name, exact: true})}).last();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await block.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  });
});

it('inline code that holds a link stays inside its paragraph', async () => {
  const page = await open('/docs/');
  const code = page.locator('article p > code', {hasText: 'Promise'});
  expect(await code.innerHTML()).toMatch(/^Promise&lt;<a [^>]*>Result<\/a>&gt;$/);
});
