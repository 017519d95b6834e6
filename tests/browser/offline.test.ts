import type {BrowserContext, CDPSession, Locator, Page} from 'playwright-core';
import {violations} from '../support/axe';
import type {OpenOptions, OpenPage} from '../support/browser';
import {buildOf, nextDeployment, startDeployments, type DeployedSite} from '../support/deployments';
import {LATEST} from '../support/fixtureVersions';
import {expectSeen} from '../support/seen';
import {setDark} from '../support/theme';
import {expectSoon} from '../support/waiting';

/** Keeping a version on the device, on the fixture site, whose server is deployed to and is down at times. */
const DESKTOP = {width: 1280, height: 900};
const PHONE = {width: 390, height: 800};
const FIRST = buildOf('variant');
const NEW_TEXT = 'Text of the second deployment.';
const INSTALLATION = '/docs/getting-started';

let site: DeployedSite;
let second: string;
beforeAll(() => {
  second = nextDeployment(FIRST, 'offline-second', {
    pages: {'getting-started': ['Everything that moves inside an article stands on this page.', NEW_TEXT]},
  });
});
beforeEach(async () => {
  site = await startDeployments(FIRST);
});
afterEach(() => site.close());

const open = (pathname = INSTALLATION, options: OpenOptions = {}): Promise<OpenPage> =>
  site.open(pathname, {viewport: DESKTOP, ...options});

/** The version menu that the reader sees, of the two in the document. */
const menu = (page: Page): Locator =>
  page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
const keepButton = (page: Page): Locator => page.getByRole('button', {name: `Keep ${LATEST} offline`});
const removeButton = (page: Page): Locator =>
  page.getByRole('button', {name: `Remove ${LATEST} from this device`});
const heading = (page: Page, name: string): Locator => page.getByRole('heading', {level: 1, name});

/** Checks that a reader sees a text in the viewport, with nothing over it. The checks with axe compare its colors. */
async function expectShown(text: Locator): Promise<void> {
  await text.waitFor();
  const isOnTop = await text.evaluate((element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (element === hit || element.contains(hit)) && top >= 0 && bottom <= innerHeight;
  });
  expect(isOnTop).toBe(true);
}

/** Waits until nothing changes what is stored any more. */
async function updateEnds(page: Page): Promise<void> {
  await expectSoon(
    () =>
      page.evaluate(async () => {
        const {held = [], pending = []} = await navigator.locks.query();
        return held.length + pending.length;
      }),
    0,
  );
}

/** Follows the link from the home page to the installation, which doesn't load a document unless it has to. */
async function readOn(page: Page): Promise<void> {
  await page.locator('article').getByRole('link', {name: 'the installation'}).click();
  await heading(page, 'Fixture installation').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  if (!(await menu(page).evaluate((details) => (details as HTMLDetailsElement).open)))
    await menu(page).locator('summary').click();
}

async function keep(page: Page): Promise<void> {
  await openMenu(page);
  await keepButton(page).click();
  await removeButton(page).waitFor();
}

/** No request gets an answer any more, and the browser knows. */
async function goOffline(context: BrowserContext): Promise<void> {
  site.setDown(true);
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
  site.setDown(false);
  await context.setOffline(false);
}

async function visit(page: Page, pathname: string): Promise<void> {
  await page.goto(site.origin + pathname);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** What the browser has installed or stored for this site. */
function installed(page: Page): Promise<{workers: number; caches: string[]}> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

const NOTHING = {workers: 0, caches: []};

/** The text of the deployment that is stored for the installation page. */
async function storedText(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const records = await caches.open('docs-offline-records');
    const read = async (name: string): Promise<unknown> =>
      (await records.match(`/docs/offline/records/${name}`))?.json();
    const id = (await read('current')) as string | undefined;
    const deployment = (await read(`deployment/${id}`)) as
      {versions: Record<string, {files: [string, string][]}>} | undefined;
    const file = Object.values(deployment?.versions ?? {})
      .flatMap(({files}) => files)
      .find(([path]) => path === 'getting-started');
    const content = await (await caches.open('docs-offline-files')).match(`/docs/offline/files/${file?.[1]}`);
    return content?.text();
  });
}

const updatesTo = (page: Page, text: string): Promise<void> =>
  expectSoon(async () => (await storedText(page))?.includes(text), true);

describe('the version menu', () => {
  it('offers to keep the version with its size, and installs nothing until then', async () => {
    const {page} = await open();
    await openMenu(page);
    await keepButton(page).waitFor();
    expect(await keepButton(page).innerText()).toBe('Keep v7 offline');
    await expectShown(page.getByText(/^About \d+\.\d MB to download, \d+\.\d MB on this device$/));
    await expectSeen(keepButton(page));
    expect(await installed(page)).toEqual(NOTHING);
    expect(await violations(page, '.menu-box[open]')).toEqual([]);
    await setDark(page);
    expect(await violations(page, '.menu-box[open]')).toEqual([]);
  });

  it('shows the progress, and announces the beginning and the end', async () => {
    const {page} = await open();
    const release = site.hold(/\/versions\/v7\.js$/);
    await openMenu(page);
    await keepButton(page).click();
    const bar = page.getByRole('progressbar', {name: `Storing ${LATEST}`});
    await expectSoon(async () => Number(await bar.getAttribute('value')) > 50, true);
    await expectShown(page.getByText(/^Storing v7: \d+\.\d MB of \d+\.\d MB$/));
    expect(await page.getByRole('status').last().innerText()).toBe('Storing v7 on this device.');
    expect(await page.locator(':focus').innerText()).toBe('Cancel');
    release();
    await removeButton(page).waitFor();
    await expectSeen(removeButton(page));
    expect(await page.locator(':focus').innerText()).toBe('Remove v7 from this device');
    await expectSoon(() => page.getByRole('status').last().innerText(), 'v7 is on this device.');
    await expectShown(page.getByText(/^v7 is on this device \(\d+\.\d MB\)\.$/));
  });

  it('stores nothing if the reader cancels', async () => {
    const {page} = await open();
    const release = site.hold(/\/versions\/v7\.js$/);
    await openMenu(page);
    await keepButton(page).click();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await keepButton(page).waitFor();
    expect(await page.getByRole('status').last().innerText()).toBe('v7 was not stored.');
    expect(await installed(page)).toEqual(NOTHING);
    release();
  });

  it('has the same in the menu of a phone', async () => {
    const {page} = await open(INSTALLATION, {viewport: PHONE, hasTouch: true});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const box = page.getByRole('dialog', {name: 'Menu'}).locator('.menu-box', {hasText: 'Version:'});
    await box.locator('summary').click();
    await box.getByRole('button', {name: 'Keep v7 offline'}).click();
    await box.getByRole('button', {name: 'Remove v7 from this device'}).waitFor();
    await expectSeen(box.getByRole('button', {name: 'Remove v7 from this device'}));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a reader who is offline', () => {
  it('goes on in the open page, and opens others', async () => {
    const {page, context, problems} = await open();
    await keep(page);
    await goOffline(context);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await heading(page, 'Fixture CLI').waitFor();
    await page.reload();
    await heading(page, 'Fixture CLI').waitFor();
    await visit(page, `${INSTALLATION}?from=elsewhere#code`);
    await heading(page, 'Fixture installation').waitFor();
    await page.locator('article').getByRole('link', {name: 'the home page'}).click();
    await heading(page, 'Fixture home').waitFor();
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });

  it('searches in the open page', async () => {
    const {page, context} = await open();
    await keep(page);
    await goOffline(context);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search the documentation'}).fill('android');
    await page
      .getByRole('option', {name: /Android/})
      .first()
      .click();
    await page.locator('article').waitFor();
    await expectSoon(() => page.locator('h1').innerText(), expect.stringMatching(/^Fixture/));
  });

  it('searches on the page of results', async () => {
    const {page, context} = await open();
    await keep(page);
    await goOffline(context);
    await visit(page, `/docs/search?q=installation&version=${LATEST}`);
    await page
      .getByRole('main')
      .getByRole('link', {name: /Fixture installation/})
      .first()
      .waitFor();
  });

  it('reads after the browser has ended and started the worker again', async () => {
    const {page, context} = await open();
    await keep(page);
    await goOffline(context);
    await visit(page, INSTALLATION);
    const cdp = await context.newCDPSession(page);
    await cdp.send('ServiceWorker.enable');
    await cdp.send('ServiceWorker.stopAllWorkers');
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await heading(page, 'Fixture CLI').waitFor();
  });

  it('learns on the offline page which versions are there if a page is not', async () => {
    const {page, context} = await open();
    await keep(page);
    await goOffline(context);
    await visit(page, '/docs/v6/old-page');
    await heading(page, 'Offline pages').waitFor();
    await expectShown(
      page.getByText('/docs/v6/old-page isn’t on this device, and the server didn’t answer.'),
    );
    const kept = page.getByRole('region', {name: `Capacitor ${LATEST}`});
    await expectShown(kept.getByText(/^v7 is on this device/));
    expect(await violations(page)).toEqual([]);
    await kept.getByRole('link', {name: `Capacitor ${LATEST}`}).click();
    await heading(page, 'Fixture home').waitFor();
    await page.goBack();
    await goOnline(context);
    await page.getByRole('link', {name: 'Try to open it again'}).click();
    await heading(page, 'Fixture old page').waitFor();
  });

  it('gets the plain address of a page, as from the server', async () => {
    const {page, context} = await open();
    await keep(page);
    await goOffline(context);
    await visit(page, '/docs/cli/index.html');
    await heading(page, 'Fixture CLI').waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/cli');
  });
});

describe('a new deployment', () => {
  it('shows at once to a reader who is online, and is stored with what changed only', async () => {
    const {page, context} = await open();
    await keep(page);
    site.deploy(second);
    site.takeStored();
    await visit(page, INSTALLATION);
    await expectShown(page.getByText(NEW_TEXT));
    await updatesTo(page, NEW_TEXT);
    const requested = new Set(site.takeStored());
    expect([...requested].filter((path) => !path.startsWith('/docs/offline/'))).toEqual([INSTALLATION]);
    await goOffline(context);
    await visit(page, INSTALLATION);
    await expectShown(page.getByText(NEW_TEXT));
  });

  it('does not reach a tab that is open, and reaches the next one', async () => {
    const {page, context} = await open();
    await keep(page);
    await visit(page, '/docs/');
    site.deploy(second);
    const other = await context.newPage();
    await visit(other, '/docs/');
    await updatesTo(other, NEW_TEXT);
    await readOn(page);
    expect(await page.getByText(NEW_TEXT).count()).toBe(0);
    await goOffline(context);
    await visit(other, INSTALLATION);
    await other.getByText(NEW_TEXT).waitFor();
  });

  it('is not stored while only half of it is there, and the one before still works', async () => {
    const {page, context} = await open();
    await keep(page);
    const whole = nextDeployment(FIRST, 'offline-third', {
      pages: {'getting-started': ['Everything that moves inside an article stands on this page.', NEW_TEXT]},
      script: true,
    });
    // The lists have arrived, the scripts and pages have not.
    site.deploy(whole, (pathname) => pathname.startsWith('/docs/offline/'));
    await visit(page, INSTALLATION);
    await updateEnds(page);
    expect(site.takeStored()).toContain('/docs/offline/v7.json');
    await goOffline(context);
    await visit(page, '/docs/');
    await readOn(page);
    expect(await page.getByText(NEW_TEXT).count()).toBe(0);
    await goOnline(context);
    site.deploy(whole);
    await visit(page, INSTALLATION);
    await updatesTo(page, NEW_TEXT);
    await goOffline(context);
    await visit(page, INSTALLATION);
    await page.getByText(NEW_TEXT).waitFor();
    expect(await page.locator('script[src*="main.00000000.js"]').count()).toBe(1);
  });

  it('cannot be kept while only half of it is there, and the menu says why', async () => {
    const {page} = await open();
    site.deploy(second, (pathname) => pathname.startsWith('/docs/offline/'));
    await openMenu(page);
    await keepButton(page).click();
    await expectShown(page.getByRole('alert'));
    expect(await page.getByRole('alert').innerText()).toBe(
      'v7 was not stored, because the site is being updated. Try again in a few minutes.',
    );
    expect(await installed(page)).toEqual(NOTHING);
    site.deploy(second);
    await keepButton(page).click();
    await removeButton(page).waitFor();
    await updatesTo(page, NEW_TEXT);
  });

  it('never gives a stored page the data of another deployment', async () => {
    const {page, context} = await open();
    await keep(page);
    await visit(page, '/docs/cli');
    // This version isn't kept, so the page is loaded as a whole.
    await page.evaluate(() => {
      document.body.dataset.sameDocument = '';
    });
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'v6'}).click();
    await page.waitForURL('**/docs/v6/cli');
    await page.waitForSelector('html[data-has-hydrated="true"] body:not([data-same-document])');
    await heading(page, 'Fixture CLI').waitFor();
    await goOffline(context);
    await visit(page, '/docs/cli');
    await heading(page, 'Fixture CLI').waitFor();
  });
});

describe('storage', () => {
  async function session(page: Page): Promise<CDPSession> {
    return page.context().newCDPSession(page);
  }

  it('that is full is named as the reason, and the site works as before', async () => {
    const {page, context} = await open();
    const cdp = await session(page);
    await cdp.send('Storage.overrideQuotaForOrigin', {origin: site.origin, quotaSize: 200_000});
    await openMenu(page);
    await keepButton(page).click();
    await expectShown(page.getByRole('alert'));
    expect(await page.getByRole('alert').innerText()).toMatch(
      /^v7 was not stored, because it takes \d+\.\d MB and this device doesn't have enough room for it\./,
    );
    expect(await installed(page)).toEqual(NOTHING);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await heading(page, 'Fixture CLI').waitFor();
    await cdp.send('Storage.overrideQuotaForOrigin', {origin: site.origin});
    await keep(page);
    await goOffline(context);
    await visit(page, INSTALLATION);
    await heading(page, 'Fixture installation').waitFor();
  });

  it('that is full does not harm what is kept when there is an update', async () => {
    const {page, context} = await open();
    await keep(page);
    const cdp = await session(page);
    await cdp.send('Storage.overrideQuotaForOrigin', {origin: site.origin, quotaSize: 200_000});
    site.deploy(second);
    await visit(page, INSTALLATION);
    await page.getByText(NEW_TEXT).waitFor();
    await updateEnds(page);
    await goOffline(context);
    await visit(page, INSTALLATION);
    await heading(page, 'Fixture installation').waitFor();
    expect(await page.getByText(NEW_TEXT).count()).toBe(0);
  });

  it('that is blocked is named as the reason, and the site works as before', async () => {
    const {page, problems} = await open(INSTALLATION, {
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const blocked = (): never => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          };
          Object.defineProperty(window, 'caches', {get: blocked});
          Object.defineProperty(window, 'localStorage', {get: blocked});
          navigator.serviceWorker.register = () =>
            Promise.reject(new DOMException('Denied.', 'SecurityError'));
        });
      },
    });
    await openMenu(page);
    await expectShown(page.getByText(/^Your browser doesn't let this site store pages/));
    expect(await keepButton(page).count()).toBe(0);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await heading(page, 'Fixture CLI').waitFor();
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });

  it('that the browser has cleared is offered to be filled again', async () => {
    const {page} = await open();
    await keep(page);
    const cdp = await session(page);
    await cdp.send('Storage.clearDataForOrigin', {
      origin: site.origin,
      storageTypes: 'cache_storage,service_workers',
    });
    await visit(page, INSTALLATION);
    await openMenu(page);
    await expectShown(page.getByText('The browser has deleted v7 from this device to free storage.'));
    await keep(page);
  });

  it('that lost a part of the files still serves the site', async () => {
    const {page, context} = await open();
    await keep(page);
    await visit(page, '/docs/');
    await page.evaluate(() => caches.delete('docs-offline-files'));
    await page.reload();
    await heading(page, 'Fixture home').waitFor();
    await readOn(page);
    await visit(page, INSTALLATION);
    await goOffline(context);
    await visit(page, INSTALLATION);
    await heading(page, 'Fixture installation').waitFor();
  });
});

describe('removal', () => {
  it('of the last version leaves nothing behind', async () => {
    const {page} = await open();
    await keep(page);
    expect((await installed(page)).workers).toBe(1);
    await removeButton(page).click();
    await keepButton(page).waitFor();
    expect(await page.getByRole('status').last().innerText()).toBe('v7 was removed from this device.');
    await expectSoon(() => installed(page), NOTHING);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await heading(page, 'Fixture CLI').waitFor();
    await visit(page, INSTALLATION);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await installed(page)).toEqual(NOTHING);
  });

  it('of one of two keeps the other', async () => {
    const {page, context} = await open();
    await keep(page);
    await visit(page, '/docs/offline');
    const [v6, v7] = ['v6', 'v7'].map((label) => page.getByRole('region', {name: `Capacitor ${label}`}));
    await v6?.getByRole('button', {name: 'Keep v6 offline'}).click();
    await v6?.getByText(/^v6 is on this device/).waitFor();
    await v7?.getByRole('button', {name: 'Remove v7 from this device'}).click();
    await v7?.getByRole('button', {name: 'Keep v7 offline'}).waitFor();
    await goOffline(context);
    await visit(page, '/docs/v6/old-page');
    await heading(page, 'Fixture old page').waitFor();
    await visit(page, INSTALLATION);
    await heading(page, 'Offline pages').waitFor();
  });
});

test('the site can be installed', async () => {
  const {page} = await open();
  const cdp = await page.context().newCDPSession(page);
  const {errors, data, url} = await cdp.send('Page.getAppManifest');
  expect(url).toBe(`${site.origin}/docs/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as {start_url: string; icons: {src: string; sizes: string}[]};
  expect(manifest.start_url).toBe('/docs/');
  for (const {src, sizes} of manifest.icons) {
    const size = await page.evaluate(async (icon) => {
      const image = new Image();
      image.src = icon;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
