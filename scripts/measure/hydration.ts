import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {DESKTOP, HYDRATED, startBrowser} from './browser';
import {BASE_URL} from './pages';
import type {Server} from './server';

export type Hydration = {
  readonly pages: number;
  /** Pages with errors, and the messages. */
  readonly errors: readonly string[];
};

/** Two cores can't render more pages at the same time. */
const TABS = 2;

/** Opens every page of the built site in `dir` and returns those that React couldn't hydrate as they were. */
export async function measureHydration(server: Server, dir: string): Promise<Hydration> {
  const routes = listRoutes(dir);
  const waiting = [...routes];
  const errors: string[] = [];
  const browser = await startBrowser();
  try {
    await Promise.all(Array.from({length: TABS}, () => visitAll(browser, server.origin, waiting, errors)));
  } finally {
    await browser.close();
  }
  return {pages: routes.length, errors: errors.sort()};
}

/** Returns the URLs of the documentation pages in a built site, without those that only redirect. */
function listRoutes(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => fs.readFileSync(path.join(dir, file), 'utf8').includes('id=__docusaurus'))
    .map((file) => `${BASE_URL}${file.replace(/(?:index)?\.html$/, '')}`);
}

async function visitAll(
  browser: Browser,
  origin: string,
  waiting: string[],
  errors: string[],
): Promise<void> {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  let route: string | undefined;
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${route ?? ''}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${route ?? ''}: ${error.message}`));
  while ((route = waiting.pop()) !== undefined) {
    await page.goto(`${origin}${route}`, {waitUntil: 'load'});
    await page.waitForSelector(HYDRATED);
  }
  await context.close();
}
