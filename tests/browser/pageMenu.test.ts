import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '@site/src/data/versions';
import {NEW_ISSUE} from '@site/src/data/docs';
import {violations} from '../support/axe';
import {testSite, type OpenOptions} from '../support/browser';
import {openEarly} from '../support/earlyPage';
import {ROOT} from '../support/fixtureSite';
import {arriveAt, boxOf, expectFocused, followInNavbar} from '../support/reader';
import {setDark} from '../support/theme';
import {expectSoon, motionEnds} from '../support/waiting';

const PATH = '/docs/apis/camera';
const WIDE = {viewport: {width: 1440, height: 900}};
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};
const CLIPBOARD = {...WIDE, permissions: ['clipboard-read', 'clipboard-write']};

const menu = (page: Page): Locator => page.locator('.page-menu');
const button = (page: Page): Locator => menu(page).getByText('Page options', {exact: true});
const copy = (page: Page): Locator => menu(page).getByRole('button', {name: 'Copy page as Markdown'});
const report = (page: Page): Locator =>
  menu(page).getByRole('link', {name: 'Report a problem', includeHidden: true});

const expectStatus = (page: Page, text: string): Promise<void> =>
  expectSoon(() => menu(page).getByRole('status').innerText(), text);

/** Returns what the reader would paste, without the carriage returns of some systems. */
async function pasted(page: Page): Promise<string> {
  return (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
}

async function expectReport(page: Page, place: string, rest: string): Promise<void> {
  await expectSoon(
    async () => new URL((await report(page).getAttribute('href')) ?? '').searchParams.get('body'),
    `Page: https://capacitorjs.com${place}\nVersion: ${LATEST_VERSION}\n${rest}`,
  );
}

/** Selects the first occurrence of `text` in the article, as dragging over it does. */
function select(page: Page, text: string): Promise<void> {
  return page.evaluate((wanted) => {
    const article = document.querySelector('.theme-doc-markdown');
    const walker = document.createTreeWalker(article ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`The article doesn't contain ${wanted}.`);
  }, text);
}

describe('the menu of a page', () => {
  const site = testSite();
  const open = async (pathname = PATH, options: OpenOptions = WIDE): Promise<Page> =>
    (await site.open(pathname, options)).page;

  it.each([PATH, '/docs/', '/docs/v2/apis/camera'])(
    'copies the Markdown of %s, and says so',
    async (pathname) => {
      const page = await open(pathname, CLIPBOARD);
      await button(page).click();
      await copy(page).click();
      await expectStatus(page, 'Copied');
      const name = pathname === '/docs/' ? 'index' : pathname.replace('/docs/', '');
      expect(await pasted(page)).toBe(fs.readFileSync(path.join(ROOT, 'build', `${name}.md`), 'utf8'));
    },
  );

  it('says so if the Markdown cannot be loaded, and copies nothing', async () => {
    const page = await open(PATH, {
      ...CLIPBOARD,
      prepare: async (opened) => {
        await opened.route('**/*.md', (route) => route.fulfill({status: 503, body: 'Not now'}));
      },
    });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await button(page).click();
    await copy(page).click();
    await expectStatus(page, 'Copy failed');
    expect(await pasted(page)).toBe('before');
    await page.unroute('**/*.md');
    await copy(page).click();
    await expectStatus(page, 'Copied');
  });

  it('says so if the browser does not allow copying', async () => {
    const page = await open(PATH, {
      ...WIDE,
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          navigator.clipboard.write = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
        });
      },
    });
    await button(page).click();
    await copy(page).click();
    await expectStatus(page, 'Copy failed');
    await page.keyboard.press('Escape');
    await button(page).click();
    await expectStatus(page, '');
  });

  it('works with the keyboard', async () => {
    const page = await open();
    await button(page).focus();
    for (const [key, focused] of [
      ['ArrowDown', copy(page)],
      ['ArrowUp', report(page)],
      ['ArrowDown', copy(page)],
      ['Escape', button(page)],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocused(focused);
    }
    await copy(page).waitFor({state: 'hidden'});
    await page.keyboard.press('Enter');
    await copy(page).waitFor();
    await page.keyboard.press('Tab');
    await expectFocused(copy(page));
  });

  it('closes when something else is clicked or gets the focus', async () => {
    const page = await open();
    await button(page).click();
    await page.locator('h1').click();
    await copy(page).waitFor({state: 'hidden'});
    await button(page).click();
    await report(page).focus();
    await page.keyboard.press('Tab');
    await copy(page).waitFor({state: 'hidden'});
  });

  it('reports the section that is read', async () => {
    const page = await open(`${PATH}#take-a-photo`);
    const current = page.locator('.toc-mobile > summary');
    await page.setViewportSize({width: 1280, height: 900});
    await current.waitFor();
    await button(page).focus();
    await page.evaluate(() => document.querySelector('#take-a-photo')?.scrollIntoView({behavior: 'instant'}));
    await expectSoon(() => current.innerText(), expect.stringContaining('Take a photo'));
    await page.keyboard.press('Enter');
    await expectReport(page, `${PATH}#take-a-photo`, 'Section: Take a photo\n\n');
  });

  it.each([
    ['mouse', WIDE],
    ['finger', PHONE],
  ] as const)('reports the text that was selected before, by %s', async (device, screen) => {
    const page = await open(PATH, screen);
    await expectReport(page, PATH, '\n');
    await select(page, 'The file is temporary.');
    await (device === 'mouse' ? button(page).click() : button(page).tap());
    await expectReport(page, `${PATH}#take-a-photo`, 'Section: Take a photo\n\n> The file is temporary.\n\n');
    expect(await report(page).getAttribute('href')).toContain(
      `${NEW_ISSUE}?title=Camera+%28${LATEST_VERSION}%29`,
    );
    // The next report is about what is selected then.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await button(page).click();
    await expectSoon(async () => (await report(page).getAttribute('href'))?.includes('temporary'), false);
  });

  it('belongs to the page that a link leads to, and leads to its Markdown', async () => {
    const page = await open('/docs/apis', WIDE);
    const article = page.locator('.theme-doc-markdown');
    await article.getByRole('link', {name: 'Camera', exact: true}).first().click();
    await arriveAt(page, 'Camera');
    await button(page).click();
    await expectReport(page, PATH, '\n');
    await menu(page).getByRole('link', {name: 'View as Markdown'}).click();
    await page.waitForURL(`**${PATH}.md`);
    expect(await page.locator('body').innerText()).toContain('title: Camera');
  });

  it('copies all files of a page whose Markdown is in several', async () => {
    const page = await open('/docs/apis/google-maps', CLIPBOARD);
    await button(page).click();
    await copy(page).click();
    await expectStatus(page, 'Copied');
    const text = await pasted(page);
    const count = Number(/^part: 1 of (\d+)$/m.exec(text)?.[1]);
    expect(count).toBeGreaterThan(1);
    expect(text.match(/^part: .*$/gm)).toEqual(
      Array.from({length: count}, (_, i) => `part: ${i + 1} of ${count}`),
    );
    const headings = await page.locator('.theme-doc-markdown h2').allInnerTexts();
    expect(text).toContain(`\n## ${headings.at(-1)?.replaceAll('\u200b', '').trim()}\n`);
  });

  it.each([
    ['wide', WIDE, PATH],
    ['narrow', PHONE, PATH],
    ['wide', WIDE, '/docs/'],
    ['narrow', PHONE, '/docs/basics/workflow'],
    ['narrow', PHONE, '/docs/core-apis'],
  ])('is within a %s page and covers nothing when closed: %o %s', async (_name, screen, pathname) => {
    const page = await open(pathname, screen);
    const covered = await button(page).evaluate((element) => {
      const own = element.getBoundingClientRect();
      const range = document.createRange();
      return [
        ...document.querySelectorAll('.section-label, h1, .version-pill, .toc-mobile > summary, .tabs-box'),
      ]
        .filter((other) => {
          range.selectNodeContents(other);
          return [...range.getClientRects()].some(
            (box) =>
              box.left < own.right &&
              box.right > own.left &&
              box.top < own.bottom - 4 &&
              box.bottom > own.top + 4,
          );
        })
        .map(({className, tagName}) => `${tagName} ${className}`);
    });
    expect(covered).toEqual([]);
    await button(page).click();
    const {x, width} = await boxOf(menu(page).getByRole('list'));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(screen.viewport.width);
    // Nothing lies over an item.
    for (const item of await menu(page).getByRole('listitem').all())
      await item.locator(':is(a, button)').click({trial: true});
  });

  it.each(['light', 'dark'])('is accessible when open in %s mode', async (mode) => {
    const page = await open();
    if (mode === 'dark') await setDark(page);
    await button(page).click();
    await motionEnds(page);
    expect(await violations(page)).toEqual([]);
  });

  it('has, without scripts, only what works', async () => {
    const page = await open(PATH, {...WIDE, javaScriptEnabled: false});
    await button(page).click();
    expect(await copy(page).isVisible()).toBe(false);
    expect(await report(page).isVisible()).toBe(true);
    await menu(page).getByRole('link', {name: 'View as Markdown'}).click();
    await page.waitForURL(`**${PATH}.md`);
  });

  it.each(['/docs/search', '/docs/no-such-page'])('is not on %s, which has no Markdown', async (pathname) => {
    expect(await menu(await open(pathname)).count()).toBe(0);
  });
});

describe("the menu of a fixture's page", () => {
  const site = testSite('variant');

  it('copies before the site’s own script has loaded, stays open, and is closed for who comes back', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/getting-started', CLIPBOARD);
    await button(page).click();
    await copy(page).click();
    await expectStatus(page, 'Copied');
    expect(await pasted(page)).toContain('# Fixture installation');
    await hydrate();
    expect(await copy(page).isVisible()).toBe(true);
    await followInNavbar(page, 'CLI');
    await arriveAt(page, 'Fixture CLI');
    await page.goBack();
    await arriveAt(page, 'Fixture installation');
    await copy(page).waitFor({state: 'hidden'});
    await button(page).click();
    await copy(page).waitFor();
  });
});
