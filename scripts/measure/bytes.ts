import zlib from 'node:zlib';
import type {Browser, Request} from 'playwright-core';
import {HYDRATED, MOBILE} from './taps';

/** One page of each kind. */
const PAGES = [
  '/docs/',
  '/docs/guides/deep-links',
  '/docs/apis/camera',
  '/docs/cli/commands/run',
  '/docs/config',
  '/docs/v3/apis/camera',
];

/** How long a page may request more after hydration and the last request, in milliseconds. */
const SETTLE_MS = 1500;

type Kind = 'html' | 'scripts' | 'styles' | 'other' | 'prefetched';

/** The bytes of what a page loads after gzip -9, by kind, and the number of requests. */
export type PageBytes = Readonly<Record<Kind | 'requests', number>>;

/** Returns what each kind of page of the site at `origin` loads on a phone before the reader does anything. */
export async function measureBytes(
  browser: Browser,
  origin: string,
): Promise<Readonly<Record<string, PageBytes>>> {
  const pages: Record<string, PageBytes> = {};
  for (const page of PAGES) pages[page] = await load(browser, origin, page);
  return pages;
}

async function load(browser: Browser, origin: string, path: string): Promise<PageBytes> {
  const context = await browser.newContext(MOBILE);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).origin === origin) requests.push(request);
  });
  await page.goto(origin + path, {waitUntil: 'load'});
  await page.waitForSelector(HYDRATED);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const sum = {html: 0, scripts: 0, styles: 0, other: 0, prefetched: 0, requests: requests.length};
  for (const request of requests) sum[await kindOf(request)] += await bytesOf(request);
  await context.close();
  return sum;
}

async function kindOf(request: Request): Promise<Kind> {
  if ((await request.headerValue('sec-purpose'))?.includes('prefetch')) return 'prefetched';
  if (request.resourceType() === 'document') return 'html';
  const {pathname} = new URL(request.url());
  if (pathname.endsWith('.js')) return 'scripts';
  return pathname.endsWith('.css') ? 'styles' : 'other';
}

async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  if (response?.status() !== 200)
    throw new Error(`${request.url()} responds with ${response?.status() ?? 'nothing'}.`);
  const body = await response.body();
  return /\.(?:png|jpe?g|webp|gif|woff2?)$/.test(new URL(request.url()).pathname)
    ? body.length
    : zlib.gzipSync(body, {level: 9}).length;
}
