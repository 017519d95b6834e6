import type {Locator, Page} from 'playwright-core';
import {versionNotes} from '@site/src/data/versions';
import {startSite, type OpenPage, type Site} from '../support/browser';
import {LATEST, NEXT_LABEL} from '../support/fixtureVersions';

const PHONE = {viewport: {width: 390, height: 700}, hasTouch: true};
const DESKTOP = {width: 1280, height: 700};

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

function sidebarOf(page: Page): Locator {
  return page.locator('.navbar-sidebar');
}

function toggleOf(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

async function openSidebar(pathname: string): Promise<OpenPage> {
  const opened = await site.open(pathname, PHONE);
  await toggleOf(opened.page).click();
  await sidebarOf(opened.page).waitFor();
  return opened;
}

function menuOf(page: Page, name: string): Locator {
  return sidebarOf(page).locator('.menu-box', {hasText: `${name}:`});
}

async function isClosed(page: Page): Promise<void> {
  await sidebarOf(page).waitFor({state: 'hidden'});
  expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('false');
}

describe('the sidebar on a phone', () => {
  it('is closed at first, and there is none beside the text', async () => {
    const {page} = await site.open('/docs/getting-started', PHONE);
    expect(await toggleOf(page).isVisible()).toBe(true);
    expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(false);
    await isClosed(page);
  });

  it('opens with the pages of the docs and the menus for product and version', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('true');
    const links = sidebarOf(page).locator('.theme-doc-sidebar-menu a:not([role="button"])');
    expect(await links.allInnerTexts()).toEqual(['Fixture home', 'Fixture installation', 'CLI']);
    expect(await links.and(page.locator('[aria-current="page"]')).innerText()).toBe('Fixture installation');
    expect(await menuOf(page, 'Product').locator('summary').isVisible()).toBe(true);
    expect(await menuOf(page, 'Version').locator('summary').innerText()).toBe(`Version:\n${LATEST} latest`);
  });

  it('leads back to the items of the navbar', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    const plugins = sidebarOf(page).getByRole('link', {name: 'Plugins', exact: true});
    const reachable = (): Promise<boolean> => plugins.evaluate((link) => link.closest('[inert]') === null);
    expect(await reachable()).toBe(false);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    expect(await reachable()).toBe(true);
    await plugins.click();
    await page.getByRole('heading', {level: 1, name: 'Fixture plugins'}).waitFor();
    await isClosed(page);
  });

  it('closes when the reader goes to another page', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    await sidebarOf(page).getByRole('link', {name: 'Fixture home'}).click();
    await page.getByRole('heading', {level: 1, name: 'Fixture home'}).waitFor();
    await isClosed(page);
  });

  it('closes by its button and by a tap beside it', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await isClosed(page);
    await toggleOf(page).click();
    await sidebarOf(page).waitFor();
    await page.touchscreen.tap(380, 400);
    await isClosed(page);
  });

  it('closes on the way back, without leaving the page', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    await sidebarOf(page).getByRole('link', {name: 'Fixture home'}).click();
    await page.waitForURL('**/docs/');
    await toggleOf(page).click();
    await sidebarOf(page).waitFor();
    await page.goBack();
    await isClosed(page);
    expect(await page.locator('h1').innerText()).toBe('Fixture home');
  });

  it('closes when the window becomes as wide as a desktop, and stays closed', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    await page.setViewportSize(DESKTOP);
    await sidebarOf(page).waitFor({state: 'detached'});
    expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(true);
    await page.setViewportSize(PHONE.viewport);
    await toggleOf(page).waitFor();
    await isClosed(page);
  });
});

describe('the version menu on a phone', () => {
  it('leads to the same page in the version that is chosen, and closes the sidebar', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    const menu = menuOf(page, 'Version');
    expect(await menu.getByRole('link').count()).toBe(0);
    await menu.locator('summary').click();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      `${NEXT_LABEL}\nunreleased`,
      `${LATEST}\nlatest`,
      `v6\n${versionNotes.v6}`,
    ]);
    await menu.getByRole('link', {name: 'v6'}).click();
    await page.waitForURL('**/docs/v6/getting-started');
    await page.locator('.version-banner').waitFor();
    await isClosed(page);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('v6');
  });

  it('names the version of the page that is shown', async () => {
    const {page} = await openSidebar('/docs/v6/cli');
    expect(await menuOf(page, 'Version').locator('summary').innerText()).toBe(
      `Version:\nv6 ${versionNotes.v6}`,
    );
  });

  it('fits on the screen', async () => {
    const {page} = await openSidebar('/docs/getting-started');
    await menuOf(page, 'Version').locator('summary').click();
    const list = await menuOf(page, 'Version').getByRole('list').boundingBox();
    const sidebar = await sidebarOf(page).boundingBox();
    if (!list || !sidebar) throw new Error('The menu or the sidebar is not on the screen.');
    expect(list.x).toBeGreaterThanOrEqual(0);
    expect(list.x + list.width).toBeLessThanOrEqual(sidebar.x + sidebar.width);
  });
});

describe('the navbar', () => {
  async function scrollTo(page: Page, top: number): Promise<void> {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', () => requestAnimationFrame(resolve), {once: true});
          window.scrollTo(0, y);
        }),
      top,
    );
  }

  /** Waits until the lower edge of the navbar is where `wanted` says. */
  async function navbarIs(page: Page, wanted: 'in view' | 'out of view'): Promise<void> {
    await page.waitForFunction((state) => {
      const {top, bottom} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {top: 0, bottom: 0};
      return state === 'in view' ? top === 0 && bottom > 0 : bottom <= 0;
    }, wanted);
  }

  it.each([PHONE, {viewport: DESKTOP}])(
    'hides on the way down and returns on the way up: %j',
    async (size) => {
      const {page} = await site.open('/docs/v6/old-page', size);
      await scrollTo(page, 200);
      await scrollTo(page, 600);
      await navbarIs(page, 'out of view');
      await scrollTo(page, 500);
      await navbarIs(page, 'in view');
    },
  );
});
