import fs from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from 'playwright-core';
import ts from 'typescript';
import {startBrowser} from '../support/browser';
import {ROOT} from '../support/fixtureSite';

/** `links.ts` and what it imports, in a page of their own: where links lead is a question to a document. */
const MODULES: Readonly<Record<string, string>> = {
  '/lean/browser/links': script('lean/browser/links.ts'),
  '/lib/plainAddress': script('../lib/plainAddress.ts'),
};

/** Returns a module of `plugins/client` as a script. */
function script(file: string): string {
  return ts.transpileModule(fs.readFileSync(path.join(ROOT, 'plugins/client', file), 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  }).outputText;
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Links</title>
<script type="module">
import {placeOfLink} from '/lean/browser/links';
window.placeOf = (selector, baseUrl) => placeOfLink(document.querySelector(selector), baseUrl);
</script><body></body>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
  await page.route('https://docs.test/**', (route) => {
    const body = MODULES[new URL(route.request().url()).pathname];
    return body === undefined
      ? route.fulfill({contentType: 'text/html', body: PAGE})
      : route.fulfill({contentType: 'text/javascript', body});
  });
  await page.goto('https://docs.test/docs/cli');
  await page.waitForFunction(() => 'placeOf' in window);
});
afterAll(() => browser.close());

/** Where the element with the id `target` of `html` leads to, as the site at `/docs/` sees it. */
function placeOf(html: string, baseUrl = '/docs/'): Promise<unknown> {
  return page.evaluate(
    ([body = '', base = '']) => {
      document.body.innerHTML = body;
      const {placeOf: find} = window as unknown as {placeOf: (selector: string, base: string) => unknown};
      return find('#target', base) ?? 'nowhere';
    },
    [html, baseUrl],
  );
}

describe('a link of the site', () => {
  test.each([
    ['/docs/plugins', {pathname: '/docs/plugins', search: '', hash: ''}],
    ['/docs/', {pathname: '/docs/', search: '', hash: ''}],
    ['/docs', {pathname: '/docs/', search: '', hash: ''}],
    ['/docs/index.html', {pathname: '/docs/', search: '', hash: ''}],
    ['/docs/a/index.html', {pathname: '/docs/a', search: '', hash: ''}],
    ['/docs/a.html#100%', {pathname: '/docs/a', search: '', hash: '#100%25'}],
    ['/docs/a/', {pathname: '/docs/a', search: '', hash: ''}],
    ['/docs/a?b=1#c', {pathname: '/docs/a', search: '?b=1', hash: '#c'}],
    ['?again', {pathname: '/docs/cli', search: '?again', hash: ''}],
    ['plugins', {pathname: '/docs/plugins', search: '', hash: ''}],
    ['https://docs.test/docs/a', {pathname: '/docs/a', search: '', hash: ''}],
  ])('%s leads to a place in it', async (href, place) => {
    await expect(placeOf(`<a id="target" href="${href}">To</a>`)).resolves.toEqual(place);
  });

  test('is found from what it holds, and opens here if it says so', async () => {
    const place = {pathname: '/docs/a', search: '', hash: ''};
    await expect(placeOf('<a href="/docs/a"><code id="target">a</code></a>')).resolves.toEqual(place);
    await expect(placeOf('<a id="target" href="/docs/a" target="_self">a</a>')).resolves.toEqual(place);
  });

  test('of a site at the root of its host leads anywhere on it', async () => {
    await expect(placeOf('<a id="target" href="/a">a</a>', '/')).resolves.toMatchObject({pathname: '/a'});
  });
});

test.each([
  ['a place on this page', '<a id="target" href="#here">Here</a>'],
  ['another window', '<a id="target" href="/docs/a" target="_blank">New</a>'],
  ['a download', '<a id="target" href="/docs/a.zip" download>File</a>'],
  ['another host', '<a id="target" href="https://capacitorjs.com/docs/a">Out</a>'],
  ['another port', '<a id="target" href="https://docs.test:8443/docs/a">Out</a>'],
  ['elsewhere on the host', '<a id="target" href="/blog">Blog</a>'],
  ['a folder whose name begins alike', '<a id="target" href="/docsets/a">Sets</a>'],
  ['mail', '<a id="target" href="mailto:a@docs.test">Mail</a>'],
  ['nothing, having no address', '<a id="target">None</a>'],
  ['nothing, being no link', '<p id="target">Text</p>'],
  ['a place in a drawing', '<svg><a href="/docs/a"><text id="target">a</text></a></svg>'],
])('a link to %s is left to the browser', async (_name, html) => {
  await expect(placeOf(html)).resolves.toBe('nowhere');
});
