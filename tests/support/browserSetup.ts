import fs from 'node:fs';
import path from 'node:path';
import {chromium, type BrowserServer} from 'playwright-core';
import {CHROMIUM_FLAGS, findChromium} from './chromium';
import {provideBuild} from './fixtureBuild';
import {ROOT} from './fixtureSite';
import {BARE, HOSTED, STOCK, VARIANT} from './sharedBuilds';

declare global {
  var browserServer: BrowserServer | undefined;
}

/**
 * Finds a browser and starts it for all tests, checks that the real site is built, and builds the fixture sites that
 * are missing or out of date. `browserTeardown` closes the browser.
 */
export default async function browserSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium();
  if (!fs.existsSync(path.join(ROOT, 'build/index.html'))) {
    throw new Error('The browser tests drive the built site: run `npm run build` first.');
  }
  await Promise.all([VARIANT, STOCK, HOSTED, BARE].map(provideBuild));
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
