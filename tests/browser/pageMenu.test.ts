import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '@site/src/data/versions';
import {pageMenuOptions} from '@site/src/data/pageMenu';
import {violations} from '../support/axe';
import {startSite, type OpenOptions, type Site} from '../support/browser';
import {openEarly} from '../support/earlyPage';
import {ROOT} from '../support/fixtureSite';
import {setDark} from '../support/theme';
import {ASSISTANT} from '../support/variantSite';
import {expectSoon, motionEnds} from '../support/waiting';

const PATH = '/docs/apis/camera';
const WIDE = {viewport: {width: 1440, height: 900}};
const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};
const CLIPBOARD = {permissions: ['clipboard-read', 'clipboard-write']};

const menu = (page: Page): Locator => page.locator('.page-menu');
const button = (page: Page): Locator => menu(page).getByText('Page options', {exact: true});
const copy = (page: Page): Locator => menu(page).getByRole('button', {name: 'Copy page as Markdown'});
const report = (page: Page): Locator =>
  menu(page).getByRole('link', {name: 'Report a problem', includeHidden: true});
const status = (page: Page): Locator => menu(page).getByRole('status');

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Returns what the reader would paste, without the carriage returns of some systems. */
async function pasted(page: Page): Promise<string> {
  return (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
}

async function bodyOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
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
  let site: Site;
  const open = async (pathname = PATH, options: OpenOptions = WIDE): Promise<Page> =>
    (await site.open(pathname, options)).page;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  it.each([PATH, '/docs/', '/docs/v2/apis/camera', '/docs/updating/changes'])(
    'copies the Markdown of %s, and says so',
    async (pathname) => {
      const page = await open(pathname, {...WIDE, ...CLIPBOARD});
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await button(page).click();
      expect(await copy(page).isVisible()).toBe(true);
      expect(requests.filter((one) => one.endsWith('.md'))).toEqual([]);
      await copy(page).click();
      await expectSoon(() => status(page).innerText(), 'Copied');
      const name = pathname === '/docs/' ? 'index' : pathname.replace('/docs/', '');
      expect(await pasted(page)).toBe(fs.readFileSync(path.join(ROOT, 'build', `${name}.md`), 'utf8'));
    },
  );

  it('says so if the Markdown cannot be loaded, and copies nothing', async () => {
    const page = await open(PATH, {...WIDE, ...CLIPBOARD});
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.route('**/*.md', (route) => route.fulfill({status: 503, body: 'Not now'}));
    await button(page).click();
    await copy(page).click();
    await expectSoon(() => status(page).innerText(), 'Copy failed');
    expect(await pasted(page)).toBe('before');
    await page.unroute('**/*.md');
    await copy(page).click();
    await expectSoon(() => status(page).innerText(), 'Copied');
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
    await expectSoon(() => status(page).innerText(), 'Copy failed');
    await page.keyboard.press('Escape');
    await button(page).click();
    expect(await status(page).innerText()).toBe('');
  });

  it('leads to the Markdown', async () => {
    const page = await open();
    await button(page).click();
    await menu(page).getByRole('link', {name: 'View as Markdown'}).click();
    await page.waitForURL(`**${PATH}.md`);
    expect(await page.locator('body').innerText()).toContain('title: Camera');
  });

  it('works with the keyboard', async () => {
    const page = await open();
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    expect(await isFocused(copy(page))).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await isFocused(report(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await isFocused(copy(page))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await copy(page).isVisible()).toBe(false);
    expect(await isFocused(button(page))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await copy(page).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(copy(page))).toBe(true);
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
    await page.waitForSelector('.doc-aside .table-of-contents__link--active');
    await button(page).focus();
    await page.evaluate(() => document.querySelector('#take-a-photo')?.scrollIntoView({behavior: 'instant'}));
    await expectSoon(
      () => page.locator('.doc-aside .table-of-contents__link--active').innerText(),
      'Take a photo',
    );
    await page.keyboard.press('Enter');
    await expectSoon(
      () => bodyOf(report(page)),
      `Page: https://capacitorjs.com/docs/apis/camera#take-a-photo\nVersion: ${LATEST_VERSION}\nSection: Take a photo\n\n`,
    );
  });

  it.each([
    ['mouse', WIDE],
    ['finger', PHONE],
  ] as const)('reports the text that was selected before, by %s', async (device, screen) => {
    const page = await open(PATH, screen);
    expect(await bodyOf(report(page))).toBe(
      `Page: https://capacitorjs.com/docs/apis/camera\nVersion: ${LATEST_VERSION}\n\n`,
    );
    await select(page, 'The file is temporary.');
    await (device === 'mouse' ? button(page).click() : button(page).tap());
    const quoted = `Page: https://capacitorjs.com/docs/apis/camera#take-a-photo\nVersion: ${LATEST_VERSION}\nSection: Take a photo\n\n> The file is temporary.\n\n`;
    await expectSoon(() => bodyOf(report(page)), quoted);
    expect(await report(page).getAttribute('href')).toContain(
      `${pageMenuOptions.issues}?title=Camera+%28${LATEST_VERSION}%29`,
    );
    // The next report is about what is selected then.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await button(page).click();
    await expectSoon(async () => (await bodyOf(report(page))).includes('temporary'), false);
  });

  it('belongs to the page that a link leads to', async () => {
    const page = await open('/docs/apis', WIDE);
    await page
      .locator('.theme-doc-markdown')
      .getByRole('link', {name: 'Camera', exact: true})
      .first()
      .click();
    await page.getByRole('heading', {level: 1, name: 'Camera'}).waitFor();
    await button(page).click();
    expect(await menu(page).getByRole('link', {name: 'View as Markdown'}).getAttribute('href')).toBe(
      `${PATH}.md`,
    );
    expect(await bodyOf(report(page))).toContain(`${PATH}\n`);
  });

  it('offers no assistant, because none is configured', async () => {
    const page = await open();
    await button(page).click();
    expect(await menu(page).getByRole('listitem').allInnerTexts()).toEqual([
      'Copy page as Markdown',
      'View as Markdown',
      'Report a problem',
    ]);
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
    const box = await menu(page).getByRole('list').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(screen.viewport.width);
    for (const item of await menu(page).getByRole('listitem').all()) {
      const isOnTop = await item.locator(':is(a, button)').evaluate((element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });

  it.each(['light', 'dark'])('is accessible when open in %s mode', async (mode) => {
    const page = await open();
    if (mode === 'dark') await setDark(page);
    await button(page).click();
    await motionEnds(page);
    expect(await violations(page)).toEqual([]);
  });

  it('is not on paper', async () => {
    const page = await open();
    await page.emulateMedia({media: 'print'});
    expect(await button(page).isVisible()).toBe(false);
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
    const page = await open(pathname);
    expect(await menu(page).count()).toBe(0);
  });
});

describe("the menu of a fixture's page", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite('variant');
  });
  afterAll(() => site.close());

  it('copies before the site’s own script has loaded, and stays open', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/getting-started', {...WIDE, ...CLIPBOARD});
    await button(page).click();
    await copy(page).click();
    await expectSoon(() => status(page).innerText(), 'Copied');
    expect(await pasted(page)).toContain('# Fixture installation');
    await hydrate();
    expect(await copy(page).isVisible()).toBe(true);
  });

  it('is closed when the reader comes back', async () => {
    const {page, hydrate} = await openEarly(site, '/docs/getting-started', WIDE);
    await button(page).click();
    await hydrate();
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture CLI'}).waitFor();
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Fixture installation'}).waitFor();
    await copy(page).waitFor({state: 'hidden'});
    await button(page).click();
    expect(await copy(page).isVisible()).toBe(true);
  });

  it('opens the assistants that are configured with the address of the Markdown', async () => {
    const {page} = await site.open('/docs/getting-started', WIDE);
    await button(page).click();
    const link = menu(page).getByRole('link', {name: `Open in ${ASSISTANT.name}`});
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe(
      'https://assistant.example/new?q=Read%20https%3A%2F%2Fcapacitorjs.com%2Fdocs%2Fgetting-started.md',
    );
  });
});
