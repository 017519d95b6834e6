import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright-core';
import {closeContext, startSite, type OpenOptions, type OpenPage, type Site} from '../support/browser';
import {stopClock} from '../support/clock';
import {ROOT} from '../support/fixtureSite';
import {expectSoon} from '../support/waiting';

const INSTALLATION = '/docs/getting-started';
const PACKAGE_MANAGER_KEY = 'docusaurus.tab.package-manager';

let site: Site;
let tab: OpenPage;

beforeAll(async () => {
  site = await startSite('variant');
});

afterEach(() => closeContext(tab.context));

afterAll(() => site.close());

async function open(pathname: string, options?: OpenOptions): Promise<Page> {
  tab = await site.open(pathname, options);
  return tab.page;
}

describe('tabs', () => {
  it('of a group switch together, and the others stay', async () => {
    const page = await open(INSTALLATION);
    await expect(selectedTabs(page)).resolves.toEqual(['npm', 'npm', 'iOS']);
    await page.getByRole('tab', {name: 'yarn'}).last().click();
    await expect(selectedTabs(page)).resolves.toEqual(['yarn', 'yarn', 'iOS']);
    await expect(visiblePanels(page)).resolves.toEqual([
      expect.stringContaining('yarn add @capacitor/core@7'),
      'yarn add @capacitor/device@7',
      'Text for iOS.',
    ]);
  });

  it('show what the reader chose before: after a reload, on the next page and in a new tab', async () => {
    const page = await open(INSTALLATION);
    await page.getByRole('tab', {name: 'yarn'}).first().click();
    await expect(page.evaluate((key) => localStorage.getItem(key), PACKAGE_MANAGER_KEY)).resolves.toBe(
      'yarn',
    );
    await page.reload();
    await hydrated(page);
    await expect(selectedTabs(page)).resolves.toEqual(['yarn', 'yarn', 'iOS']);
    await page.getByRole('link', {name: 'the home page'}).click();
    await page.getByRole('heading', {name: 'Fixture home'}).waitFor();
    await page.getByRole('link', {name: 'the installation'}).click();
    await page.getByRole('heading', {name: 'Fixture installation'}).waitFor();
    await expect(selectedTabs(page)).resolves.toEqual(['yarn', 'yarn', 'iOS']);
    const second = await tab.context.newPage();
    await second.goto(`${site.origin}/docs/v6/getting-started`);
    await hydrated(second);
    await expect(selectedTabs(second)).resolves.toEqual(['yarn', 'yarn', 'iOS']);
  });

  it('follow a choice made in another browser tab', async () => {
    const page = await open(INSTALLATION);
    const other = await tab.context.newPage();
    await other.goto(page.url());
    await hydrated(other);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await other.locator('[role="tab"][data-value="pnpm"][aria-selected="true"]').first().waitFor();
    await expect(selectedTabs(other)).resolves.toEqual(['pnpm', 'pnpm', 'iOS']);
  });

  it('ignore a stored choice that a box does not have', async () => {
    const page = await open(INSTALLATION, store(PACKAGE_MANAGER_KEY, 'cargo'));
    await expect(selectedTabs(page)).resolves.toEqual(['npm', 'npm', 'iOS']);
  });

  it('keep the clicked box where it is while boxes above change height', async () => {
    const page = await open(INSTALLATION, {viewport: {width: 1280, height: 300}});
    const last = page.getByRole('tab', {name: 'bun'}).last();
    await last.scrollIntoViewIfNeeded();
    const before = await last.boundingBox();
    await last.click();
    await expect(last.boundingBox()).resolves.toEqual(before);
  });

  it('open for a link to a heading inside them, from outside and from the contents', async () => {
    const page = await open(`${INSTALLATION}#inside-the-android-tab`);
    const heading = page.getByRole('heading', {name: 'Inside the Android tab'});
    await expect(heading.isVisible()).resolves.toBe(true);
    await expect(isInView(heading)).resolves.toBe(true);
    await page.getByRole('tab', {name: 'iOS'}).click();
    await expect(heading.isVisible()).resolves.toBe(false);
    await page.evaluate(() => (location.hash = ''));
    // The contents show the subheadings of the section that the reader is in.
    const contents = page.locator('.doc-aside');
    const section = contents
      .locator('ul ul', {hasText: 'Inside the Android tab'})
      .locator('xpath=preceding-sibling::a');
    await section.click();
    await contents.getByRole('link', {name: 'Inside the Android tab'}).click();
    await expectSoon(() => isInView(heading), true);
  });

  it('are not upset by an address whose hash is no valid text', async () => {
    const page = await open(`${INSTALLATION}#100%`);
    await page.getByRole('tab', {name: 'Android'}).click();
    await expect(selectedTabs(page)).resolves.toEqual(['npm', 'npm', 'Android']);
  });
});

describe('code blocks', () => {
  async function copy(name: string): Promise<{text: string; button: Locator; page: Page}> {
    const page = await open(INSTALLATION, {permissions: ['clipboard-read', 'clipboard-write']});
    const block = page.locator('.code-block', {has: page.getByRole('group', {name, exact: true})}).last();
    const button = block.getByRole('button');
    await expect(button.getAttribute('aria-label')).resolves.toBe('Copy code');
    await stopClock(page);
    await button.click();
    await block.getByRole('button', {name: 'Copied'}).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    return {text, button, page};
  }

  it('copy their code, say so, and offer it again', async () => {
    const {text, button, page} = await copy('src/app.ts code');
    expect(text).toBe(
      [
        "import {Capacitor} from '@capacitor/core';",
        'const platform = Capacitor.getPlatform();',
        'console.log(platform);',
      ].join('\n'),
    );
    await expect(page.locator('#copy-status[role="status"]').textContent()).resolves.toBe('Copied');
    await page.clock.runFor(1900);
    expect(await button.getAttribute('aria-label')).toBe('Copied');
    await page.clock.runFor(200);
    expect(await button.getAttribute('aria-label')).toBe('Copy code');
  });

  it('copy the commands of a session without prompts and output', async () => {
    const {text} = await copy('Terminal code');
    expect(text).toBe('npx cap sync\nnpx cap run \\\nandroid');
  });

  it('have colours that follow the mode, from the stylesheet alone', async () => {
    const page = await open(INSTALLATION);
    const keyword = page.locator('.t-keyword').first();
    const colour = (): Promise<string> => keyword.evaluate((element) => getComputedStyle(element).color);
    await expect(colour()).resolves.toBe('rgb(166, 38, 164)');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
    await expect(colour()).resolves.toBe('rgb(212, 148, 232)');
  });
});

describe('collapsibles', () => {
  const CONTENT = 'Hidden text, high enough to be worth an animation.';

  async function openCollapsible(options?: OpenOptions): Promise<{page: Page; box: Locator; text: Locator}> {
    const page = await open(INSTALLATION, options);
    return {page, box: page.locator('article .collapsible'), text: page.getByText(CONTENT)};
  }

  it('open and close, moving', async () => {
    const {page, box, text} = await openCollapsible();
    await expect(text.isVisible()).resolves.toBe(false);
    await expect(toggle(box)).resolves.toEqual({
      state: 'opening',
      easing: 'ease-in-out',
      duration: expect.closeTo(200, -2) as number,
    });
    await page.waitForSelector('.collapsible[open]:not([data-state])');
    await expect(text.isVisible()).resolves.toBe(true);
    await expect(toggle(box)).resolves.toMatchObject({state: 'closing'});
    await page.waitForSelector('.collapsible:not([open], [data-state])');
    await expect(text.isVisible()).resolves.toBe(false);
  });

  it('turn round when pressed again on the way', async () => {
    const {page, box, text} = await openCollapsible();
    await toggle(box);
    await expect(toggle(box)).resolves.toMatchObject({state: 'closing'});
    await page.waitForSelector('.collapsible:not([open], [data-state])');
    await expect(text.isVisible()).resolves.toBe(false);
  });

  it('do not move for readers who prefer that', async () => {
    const {box} = await openCollapsible({reducedMotion: 'reduce'});
    await expect(toggle(box)).resolves.toMatchObject({duration: 1});
  });
});

describe('articles', () => {
  it('keep inline code that holds a link inside its paragraph', async () => {
    const page = await open('/docs/');
    const code = page.locator('article code', {hasText: 'Promise'});
    await expect(code.innerHTML()).resolves.toMatch(/^Promise&lt;<a [^>]*>Result<\/a>&gt;$/);
    await expect(code.evaluate((element) => element.parentElement?.tagName)).resolves.toBe('P');
  });

  it('hold no inline style, in the HTML of the real site and in the browser', async () => {
    const styled = filesOf('.html').filter((file) =>
      / style=/.test(articleOf(fs.readFileSync(file, 'utf8'))),
    );
    expect(styled).toEqual([]);
    const page = await open(INSTALLATION);
    await expect(page.locator('article [style]').count()).resolves.toBe(0);
  });

  it('are highlighted without sending a highlighter to the browser', () => {
    // Names that survive minifying: the first of Prism's core, the second of prism-react-renderer.
    const markers = ['disableWorkerMessageHandler', 'getTokenProps'];
    const originals = ['prismjs/components/prism-core.js', 'prism-react-renderer/dist/index.js'];
    expect(originals.map((file) => sent(path.join(ROOT, 'node_modules', file), markers))).toEqual([
      true,
      true,
    ]);
    const scripts = filesOf('.js');
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((file) => sent(file, markers))).toEqual([]);
  });
});

/** Presses a collapsible's summary and returns what starts to move. */
function toggle(box: Locator): Promise<{state?: string; easing?: string; duration?: unknown}> {
  return box.evaluate((details: HTMLElement) => {
    details.querySelector('summary')?.click();
    const [animation] = details.querySelector('.collapsible__content')?.getAnimations() ?? [];
    const {easing} = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes()[0] ?? {};
    const timing = animation?.effect?.getTiming();
    return {
      state: details.dataset.state,
      easing: timing?.easing === 'linear' ? easing : timing?.easing,
      duration: timing?.duration,
    };
  });
}

function selectedTabs(page: Page): Promise<string[]> {
  return page.locator('article [role="tab"][aria-selected="true"]').allTextContents();
}

async function visiblePanels(page: Page): Promise<string[]> {
  const texts = await page.locator('article [role="tabpanel"]:visible').allInnerTexts();
  return texts.map((text) => text.trim());
}

function store(key: string, value: string): OpenOptions {
  return {
    prepare: async (page) => {
      await page.addInitScript((entry) => localStorage.setItem(...entry), [key, value] as const);
    },
  };
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const {top, bottom} = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** All files of the real built site whose name ends in `extension`. */
function filesOf(extension: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(ROOT, 'build', file));
}

function articleOf(html: string): string {
  return /<article[\s>].*<\/article>/s.exec(html)?.[0] ?? '';
}

function sent(file: string, markers: readonly string[]): boolean {
  const text = fs.readFileSync(file, 'utf8');
  return markers.some((marker) => text.includes(marker));
}
