import zlib from 'node:zlib';
import type {Browser, BrowserContextOptions, Request} from 'playwright-core';
import {DESKTOP, HYDRATED, MOBILE, startBrowser} from './browser';
import {PAGE_KINDS} from './pages';
import {isPrefetch, kindOf, readTags, weigh, type PageWeight, type Resource} from './resources';

export type PageBytes = PageWeight & {
  readonly page: string;
  /** Tags in the HTML that the server sends. */
  readonly tags: {readonly scripts: number; readonly prefetches: number; readonly preloads: number};
  /** Scripts without a tag of their own in the HTML. Each one waits for another script. */
  readonly lateScripts: number;
  /** Files prefetched on a wide screen, and the number of tags that request them. */
  readonly widePrefetches: number;
  readonly widePrefetchTags: number;
};

/** How long a page has after hydration and the last request to request more. */
const SETTLE_MS = 1500;

type Loaded = {readonly resources: readonly Resource[]; readonly html: string; readonly prefetchTags: number};

/** Measures what each kind of page of the site at `origin` loads before the reader does anything. */
export async function measureBytes(origin: string): Promise<PageBytes[]> {
  const browser = await startBrowser();
  try {
    const results: PageBytes[] = [];
    for (const {name, path, sibling} of PAGE_KINDS) {
      const own = await load(browser, `${origin}${path}`, MOBILE);
      const other = await load(browser, `${origin}${sibling}`, MOBILE);
      const wide = await load(browser, `${origin}${path}`, DESKTOP);
      results.push(describe(name, own, other, wide));
    }
    return results;
  } finally {
    await browser.close();
  }
}

function describe(page: string, own: Loaded, other: Loaded, wide: Loaded): PageBytes {
  const tags = readTags(own.html);
  const weight = weigh(own.resources, other.resources);
  const tagged = new Set(tags.scripts);
  const needed = own.resources.filter(({kind, isPrefetch: later}) => kind === 'script' && !later);
  return {
    page,
    ...weight,
    tags: {scripts: tags.scripts.length, prefetches: tags.prefetches, preloads: tags.preloads},
    lateScripts: needed.filter((resource) => !tagged.has(resource.path)).length,
    widePrefetches: weigh(wide.resources, other.resources).prefetches,
    widePrefetchTags: wide.prefetchTags,
  };
}

async function load(browser: Browser, url: string, options: BrowserContextOptions): Promise<Loaded> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const response = await page.goto(url, {waitUntil: 'load'});
  if (response?.status() !== 200) throw new Error(`${url} responds with ${response?.status() ?? 'nothing'}.`);
  await page.waitForSelector(HYDRATED);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const prefetchTags = await page.locator('link[rel="prefetch"]').count();
  const resources = await Promise.all(requests.filter(isOwn).map(toResource));
  const html = await response.text();
  await context.close();
  return {resources, html, prefetchTags};

  function isOwn(request: Request): boolean {
    return new URL(request.url()).origin === new URL(url).origin;
  }
}

async function toResource(request: Request): Promise<Resource> {
  const {pathname} = new URL(request.url());
  const response = await request.response();
  if (response === null) throw new Error(`${request.url()} got no response.`);
  if (response.status() >= 300) throw new Error(`${request.url()} responds with ${response.status()}.`);
  const body = await response.body();
  return {
    path: pathname,
    kind: kindOf(pathname, request.resourceType()),
    isPrefetch: isPrefetch(await request.allHeaders()),
    bytes: /\.(?:png|jpe?g|webp|gif|woff2?)$/.test(pathname)
      ? body.length
      : zlib.gzipSync(body, {level: 9}).length,
  };
}
