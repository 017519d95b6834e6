import type http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {build} from 'esbuild';
import {chromium, type Browser, type Page, type Response} from 'playwright-core';
import {INDEX_DIR} from '../../plugins/lib/searchIndexDir';
import {MANIFEST_FILE} from '../../plugins/search/browser/engine/catalog';
import type {SearchEngine} from '../../plugins/search/browser/engine/types';
import {CHROMIUM_FLAGS, findChromium} from '../../tests/support/chromium';
import {createStaticServer, listen} from '../staticServer';

const BASE_URL = '/docs/';
const ROOT = path.resolve(__dirname, '../..');

/** A page with the search engine in it, and what it has loaded so far. */
export type EnginePage = {
  readonly page: Page;
  /** Bytes transferred since the last call, with text files counted as compressed by gzip. */
  readonly takeBytes: () => Promise<number>;
};

export type EvalBrowser = Awaited<ReturnType<typeof startBrowser>>;

declare global {
  interface Window {
    searchEngine: SearchEngine;
  }
}

/** Serves the built site and starts a browser in which the engine runs. */
export async function startBrowser(dir: string) {
  const script = await bundleEngine();
  const server = createStaticServer(dir);
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_FLAGS});
  return {
    open: () => openPage(browser, `http://127.0.0.1:${port}`, script),
    close: () => close(browser, server),
  };
}

async function openPage(browser: Browser, origin: string, script: string): Promise<EnginePage> {
  // The engine runs without its page, in a script of its own, which the site's security policy doesn't know.
  const context = await browser.newContext({bypassCSP: true});
  const page = await context.newPage();
  // Any small file of the site gives the page the site's origin.
  await page.goto(`${origin}${BASE_URL}${INDEX_DIR}/${MANIFEST_FILE}`);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addScriptTag({type: 'module', content: script});
  await page.waitForFunction('window.searchEngine !== undefined');
  const takeBytes = async (): Promise<number> => {
    const sizes = await Promise.all(responses.splice(0).map(wireSize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {page, takeBytes};
}

async function wireSize(response: Response): Promise<number> {
  const body = await response.body();
  return /\.(?:js|json)(?:\?|$)/.test(response.url()) ? zlib.gzipSync(body).length : body.length;
}

/** Returns a module that adds the site's engine to the page. */
async function bundleEngine(): Promise<string> {
  const engine = JSON.stringify(path.join(ROOT, 'plugins/search/browser/engine/engine.ts'));
  const [index, lookup] = ['indexErrors', 'lookUp'].map((name) =>
    JSON.stringify(path.join(ROOT, `packages/errors/${name}.ts`)),
  );
  // Without the worker, which only the site's bundle has.
  const source = `import {createPagefindEngine} from ${engine};
import {indexErrors} from ${index};
import {lookUp} from ${lookup};
const start = (errors) => {
  const index = indexErrors(errors);
  return {ask: async (text) => ({lookup: lookUp(text, index)}), end: () => undefined};
};
window.searchEngine = createPagefindEngine(${JSON.stringify(`${BASE_URL}${INDEX_DIR}/`)}, start);`;
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: ROOT},
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.map(({text}) => text).join('');
}

async function close(browser: Browser, server: http.Server): Promise<void> {
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
}
