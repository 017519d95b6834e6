import fs from 'node:fs';
import path from 'node:path';
import {chromium, type BrowserServer} from 'playwright-core';
import {CHROMIUM_FLAGS, findChromium} from './chromium';
import {ROOT} from './fixtureSite';

declare global {
  var browserServer: BrowserServer | undefined;
}

/** Finds a browser and starts it for all tests, which drive the built site only. `browserTeardown` closes the browser. */
export default async function essentialSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium();
  if (!fs.existsSync(path.join(ROOT, 'build/index.html'))) {
    throw new Error('The browser tests drive the built site: run `npm run build` first.');
  }
  await startBrowserServer();
}

/** Starts the browser at `$CHROMIUM_PATH`, and puts its address where `startBrowser` looks for it. */
export async function startBrowserServer(): Promise<void> {
  globalThis.browserServer = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH,
    args: CHROMIUM_FLAGS,
  });
  process.env.BROWSER_ENDPOINT = globalThis.browserServer.wsEndpoint();
}
