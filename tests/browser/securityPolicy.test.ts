import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {testSite, takePolicyViolations} from '../support/browser';
import {ROOT} from '../support/fixtureSite';

const site = testSite();

/** Puts code on the page as an injection would, and returns what the browser says about it. */
async function violationsOf(page: Page, inject: () => unknown): Promise<string> {
  const said = page.waitForEvent('console', (message) => /violates|Trusted/.test(message.text()));
  await page.evaluate(inject).catch((error: Error) => expect(error.message).toContain('Trusted'));
  const text = (await said).text();
  // Otherwise, the test would fail at its end, as all browser tests do.
  expect(takePolicyViolations()).toContainEqual(expect.stringContaining(text));
  return text;
}

describe('the security policy', () => {
  it('lets the pages at old addresses lead to the new ones, on hosts that cannot redirect', async () => {
    const old = '/docs/main/reference/support-policy';
    const {headers} = await fetch(`${site.origin}/docs/`);
    const body = fs.readFileSync(path.join(ROOT, `build/${old.slice('/docs/'.length)}/index.html`), 'utf8');
    const policy = headers.get('content-security-policy') ?? '';
    const {page, problems} = await site.open('/docs/cli', {
      prepare: async (opened) => {
        await opened.route(`**${old}*`, (route) =>
          route.fulfill({body, contentType: 'text/html', headers: {'content-security-policy': policy}}),
        );
      },
    });
    await page.evaluate((address) => location.assign(`${address}?a=b#c`), old);
    await page.waitForURL(`${site.origin}/docs/reference/support-policy?a=b#c`);
    expect(problems).toEqual([]);
  });

  // The essential tests inject a script and a style, and ask another host.
  it.each<[string, () => unknown, RegExp]>([
    [
      'a script of another host',
      () => {
        document.body.append(
          Object.assign(document.createElement('script'), {src: 'https://evil.test/x.js'}),
        );
      },
      /Trusted|script-src/,
    ],
    [
      'HTML with an event handler',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.injected = true">');
      },
      /TrustedHTML/,
    ],
    [
      'a text as code',
      () => {
        Reflect.apply(setTimeout, window, ['window.injected = true', 0]);
      },
      /unsafe-eval|TrustedScript/,
    ],
  ])('blocks %s', async (_name, inject, said) => {
    const {page} = await site.open('/docs/cli');
    expect(await violationsOf(page, inject)).toMatch(said);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});
