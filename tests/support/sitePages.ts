import fs from 'node:fs';
import path from 'node:path';
import {oldRoutesOf} from '@site/plugins/lib/oldRoutes';
import {withSlashes} from '../../packages/lib/posixPaths';
import {filesIn} from './builtPages';
import {ROOT} from './fixtureSite';

const BASE = '/docs';

/** Where the site is published. */
export const PUBLIC_ORIGIN = 'https://capacitorjs.com';

/** One page of each kind that the real site has. */
export const PAGE_KINDS = {
  landing: '/docs/',
  guide: '/docs/basics/workflow',
  installation: '/docs/getting-started',
  'plugin list': '/docs/plugins',
  'command-line': '/docs/cli',
  'old version’s': '/docs/v3/basics/configuring-your-app',
  'next version’s': '/docs/next/getting-started/environment-setup',
  search: '/docs/search',
  'not-found': '/docs/no/such/page',
} as const;

export type SitemapEntry = {readonly path: string; readonly lastmod: string | undefined};

export type Redirect = {readonly from: string; readonly to: string};

/** Returns the sitemap's entries for the site at `origin`, by path. Throws if the sitemap is empty. */
export async function readSitemap(origin: string): Promise<SitemapEntry[]> {
  const xml = await (await fetch(`${origin}${BASE}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']): SitemapEntry => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }));
  if (entries.length === 0) throw new Error('The sitemap lists no pages.');
  return entries;
}

/** Returns the paths of all pages in `build/`, without redirects, the search page and the not-found page. */
export function builtPaths(): string[] {
  const build = path.join(ROOT, 'build');
  return filesIn(build, '.html')
    .filter((file) => !['404.html', 'search.html'].includes(file))
    .filter((file) => !/http-equiv="?refresh/.test(fs.readFileSync(path.join(build, file), 'utf8')))
    .map((file) => `${BASE}/${withSlashes(file).replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
}

/** Returns the old addresses that redirect to one of the pages at `paths`. */
export function redirectsTo(paths: readonly string[]): Redirect[] {
  return paths.flatMap((to) =>
    oldRoutesOf(to.slice(BASE.length) || '/').map((route) => ({from: `${BASE}${route}`, to})),
  );
}
