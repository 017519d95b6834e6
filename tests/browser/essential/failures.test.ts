import fs from 'node:fs';
import {testSite, takePolicyViolations, type OpenOptions} from '../../support/browser';
import {gateFragment, gateScript, gateTable, MAIN_SCRIPT} from '../../support/pageScripts';
import {markDocument} from '../../support/reader';
import {expectSeen} from '../../support/seen';
import {expectSoon} from '../../support/waiting';
import {LATEST_VERSION} from '../../../src/data/versions';

const WIDE = {viewport: {width: 1280, height: 800}};

const site = testSite();

describe('an address that no page has', () => {
  it('shows the not-found page, which suggests the page that was meant', async () => {
    expect((await fetch(`${site.origin}/docs/getting-startd`)).status).toBe(404);
    const {page} = await site.open('/docs/getting-startd', WIDE);
    await expectSeen(page.getByRole('heading', {level: 1, name: 'Page not found'}));
    await page.getByRole('list', {name: 'Did you mean'}).getByRole('link').first().click();
    await page.waitForURL('**/docs/getting-started');
    await expectSoon(() => page.title(), expect.not.stringContaining('not found'));
  });
});

describe('a page that crashes', () => {
  it('says so, can be tried again, and is left by a link and by Back', async () => {
    let isBroken = true;
    const {page} = await site.open('/docs/', {
      ...WIDE,
      prepare: async (opened) => {
        await opened.route('**/fragments/cli.json', async (route) => {
          const response = await route.fetch();
          const fragment = (await response.json()) as object;
          await route.fulfill({response, json: isBroken ? {...fragment, toc: null} : fragment});
        });
      },
    });
    const follow = (name: string): Promise<void> =>
      page.locator('.navbar').getByRole('link', {name, exact: true}).click();
    const crashed = page.getByRole('heading', {level: 1, name: 'This page crashed.'});
    await follow('CLI');
    await crashed.waitFor();
    await expectSoon(() => page.title(), 'Page crashed | Capacitor Documentation');
    await expectSeen(page.getByRole('button', {name: 'Try again'}));
    await follow('Plugins');
    await crashed.waitFor({state: 'detached'});
    await page.getByRole('heading', {level: 1}).waitFor();
    await page.goBack();
    await crashed.waitFor();
    await page.goBack();
    await page.waitForURL('**/docs/');
    await crashed.waitFor({state: 'detached'});
    isBroken = false;
    await expectSeen(page.getByRole('heading', {level: 1}));
  });
});

describe('what does not load', () => {
  const openBroken = async (prepare: OpenOptions['prepare']) =>
    (await site.open('/docs/config', {...WIDE, hydrated: false, prepare})).page;

  it.each<[string, RegExp, NonNullable<OpenOptions['prepare']>]>([
    [
      'the site’s script',
      /This site's script did not load/,
      async (page) => void (await gateScript(page, MAIN_SCRIPT, 'abort')),
    ],
    [
      'the table of the version',
      /menus did not load/,
      async (page) => void (await gateTable(page, LATEST_VERSION, 'missing')),
    ],
  ])('is named, with a way to try again: %s', async (_what, text, prepare) => {
    const page = await openBroken(prepare);
    const notice = page.getByRole('alert').filter({hasText: text});
    await notice.waitFor();
    await expectSeen(notice);
    await expectSeen(notice.getByRole('button', {name: 'Retry'}));
  });

  it('is requested again as a page if it is the next one', async () => {
    const {page} = await site.open('/docs/getting-started', {
      ...WIDE,
      prepare: async (opened) => void (await gateFragment(opened, 'cli', 'missing')),
    });
    await markDocument(page);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    await page.waitForSelector('html[data-has-hydrated="true"]:not([data-same-document])');
    await expectSeen(page.getByRole('heading', {level: 1, name: 'Capacitor CLI'}));
  });

  it('is said to have failed without a network, and comes when the network is back', async () => {
    const {page, context} = await site.open('/docs/getting-started', WIDE);
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: 'CLI', exact: true}).click();
    const notice = page.getByRole('alert').filter({hasText: 'You appear to be offline.'});
    await notice.waitFor();
    await expectSeen(notice);
    await context.setOffline(false);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('heading', {level: 1, name: 'Capacitor CLI'}).waitFor();
    await expectSoon(() => notice.count(), 0);
  });
});

describe('the security policy', () => {
  it('comes with every response', async () => {
    for (const path of ['/docs/', '/docs/no-such-page', '/docs/cli.md']) {
      const {headers} = await fetch(`${site.origin}${path}`, {redirect: 'manual'});
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'self'; script-src 'self' 'sha256-/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('blocks an injected script, a style, and a request to another host', async () => {
    const {page} = await site.open('/docs/cli');
    await page.evaluate(() => {
      const script = document.createElement('script');
      Reflect.set(window, 'injected', false);
      try {
        script.textContent = 'window.injected = true';
        document.body.append(script);
      } catch (error) {
        // Trusted Types refuse the text itself.
        if (!(error instanceof TypeError)) throw error;
      }
      document.body.setAttribute('style', 'color: red');
    });
    const requested = await page.evaluate(() =>
      fetch('https://elsewhere.test/').then(
        () => true,
        () => false,
      ),
    );
    expect(requested).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'injected') as unknown)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)');
    // All of it is told, or the test would fail at its end, as all browser tests do.
    const told = takePolicyViolations().join('\n');
    for (const part of [/script|Trusted/, /style/, /elsewhere/]) expect(told).toMatch(part);
  });
});

describe('a built page', () => {
  it('names only files that exist', async () => {
    const {page} = await site.open('/docs/');
    const files = await page
      .locator('link[rel="stylesheet"], script[src], link[rel~="icon"], img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));
    const local = files.filter((file) => file.startsWith('/docs/'));
    expect(local.length).toBeGreaterThan(3);
    expect(local.filter((file) => !fs.existsSync(`build/${file.slice('/docs/'.length)}`))).toEqual([]);
  });
});
