import fs from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {closeContext, startBrowser} from '../support/browser';
import {startPreview, type Preview} from '../support/docusaurus';
import {makeFixtureSite} from '../support/fixtureSite';
import {arriveAt} from '../support/reader';
import {expectSoon, PATIENCE_MS} from '../support/waiting';

/** What writers see of a page in `npm start`, which compiles it when it is opened. */
const PAGE = 'docs/getting-started/index.md';
let siteDir: string;
let file: string;
let preview: Preview;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  siteDir = await makeFixtureSite('preview');
  file = path.join(siteDir, PAGE);
  preview = await startPreview(siteDir);
  browser = await startBrowser();
  page = await newPage();
});
afterAll(async () => {
  await browser.close();
  preview.stop();
});

it('shows a page that was opened, an edit of it without a reload, and the page a link leads to', async () => {
  await page.goto(`${preview.origin}/docs/next/getting-started`);
  await arriveAt(page, 'Fixture installation');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await fs.appendFile(file, '\nA zebra crossed the road.\n');
  await page.getByText('A zebra crossed the road.').waitFor();
  expect(await page.locator('body[data-same-page]').count()).toBe(1);
  await page.locator('.menu').getByRole('link', {name: 'Fixture home'}).click();
  await arriveAt(page, 'Fixture home');
});

it('shows a new label in the sidebar, which is read after the text is on the page', async () => {
  const source = await fs.readFile(file, 'utf8');
  await page.goto(`${preview.origin}/docs/next/getting-started`);
  await page.getByText('A zebra crossed the road.').waitFor();
  const labelled = source.replace(/^---\n(?:sidebar_label:.*\n)?/, '---\nsidebar_label: Zebra crossing\n');
  await fs.writeFile(file, `${labelled}\nIt looked both ways.\n`);
  await page.getByText('It looked both ways.').waitFor();
  await page.locator('.menu').getByRole('link', {name: 'Zebra crossing'}).waitFor();
  await fs.writeFile(file, source);
  await page.locator('.menu').getByRole('link', {name: 'Fixture installation'}).waitFor();
});

it('says what is wrong with a page, and shows it again when it is mended', async () => {
  await page.goto(`${preview.origin}/docs/next/getting-started`);
  await page.getByText('A zebra crossed the road.').waitFor();
  const source = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, `${source}\nAn <unclosed tag.\n`);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await overlay.getByText('MDX compilation failed for file').first().waitFor();
  await fs.writeFile(file, `${source}\nAll is well.\n`);
  await page.getByText('All is well.').waitFor();
  expect(await page.locator('#webpack-dev-server-client-overlay').count()).toBe(0);
});

async function newPage(): Promise<Page> {
  const opened = await browser.newPage();
  opened.setDefaultTimeout(PATIENCE_MS);
  return opened;
}

/**
 * Opens the page in a tab of its own: the one of the test before may still be reloading. Returns what the preview's
 * server tells the tab from then on.
 */
async function openPage(): Promise<readonly string[]> {
  await closeContext(page.context());
  page = await newPage();
  const told: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({payload}) => told.push(String(payload))));
  await page.goto(`${preview.origin}/docs/next/getting-started`);
  await arriveAt(page, 'Fixture installation');
  return told;
}

/** Waits until a text is shown over the page. */
function overlayText(text: RegExp): Promise<void> {
  return page.frameLocator('#webpack-dev-server-client-overlay').getByText(text).first().waitFor();
}

it.each([
  [
    'a directive',
    '::instal{packages="a"}',
    /No plugin handles the directive "::instal"\. Did you mean ::install\./,
  ],
  ['a file', '[Nowhere](./nope.md)', /index\.md:\d+:1 {2}The link to \.\/nope\.md is broken/],
])('says over the page that it names %s that does not exist', async (_what, text, said) => {
  await openPage();
  const source = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, `${source}\n${text}\n`);
  await overlayText(said);
  await fs.writeFile(file, source);
  await page.locator('#webpack-dev-server-client-overlay').waitFor({state: 'detached'});
});

it('says over the page which id in the sidebars is unknown, and goes on when it is right again', async () => {
  await openPage();
  const sidebars = path.join(siteDir, 'sidebars.ts');
  const source = await fs.readFile(sidebars, 'utf8');
  await fs.writeFile(
    sidebars,
    "import sidebars from './sidebars.json';\n\nexport default {...sidebars, more: ['getting-started/indx']};\n",
  );
  await overlayText(
    /sidebars\.ts:3 {2}There is no doc "getting-started\/indx"\. Did you mean "getting-started\/index"\?/,
  );
  await fs.writeFile(sidebars, source);
  await page.locator('#webpack-dev-server-client-overlay').waitFor({state: 'detached'});
});

it('says over the page that front matter is broken', async () => {
  const told = await openPage();
  const source = await fs.readFile(file, 'utf8');
  await fs.writeFile(file, source.replace(/^title: .*$/m, 'title: [Fixture'));
  await overlayText(/getting-started\/index\.md:3 {2}The front matter is not YAML: missed comma/);
  // Errors of webpack are objects, and those of the docs, which are read again after the page has been compiled, texts.
  await expectSoon(
    () => Promise.resolve(told.some((message) => /"type":"errors".*"data":\["/.test(message))),
    true,
  );
  await overlayText(/The front matter is not YAML/);
  await fs.writeFile(file, source);
  await page.locator('#webpack-dev-server-client-overlay').waitFor({state: 'detached'});
});

it('says over the page that the data it read has changed, and where it is broken', async () => {
  await openPage();
  const data = path.join(siteDir, 'src/data/requirements.json');
  const source = await fs.readFile(data, 'utf8');
  await fs.writeFile(data, source.replace('{', '{,'));
  await overlayText(/src\/data\/requirements\.json:1:2 {2}This is not JSON/);
  await fs.writeFile(data, `${source}\n`);
  await overlayText(/src\/data\/requirements\.json has changed, .* run npm start again/);
  await fs.writeFile(data, source);
  await page.locator('#webpack-dev-server-client-overlay').waitFor({state: 'detached'});
});
