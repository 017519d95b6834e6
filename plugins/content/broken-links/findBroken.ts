import path from 'node:path';
import {decoded} from '../../../packages/lib/decoded';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {plain} from '../../lib/builtPages/plain';
import type {PageLinks} from '../../lib/builtPages/readHtml';
import {markdownPath} from '../../lib/markdownPath';

/** A link on a built page that leads nowhere, and the page's path. */
export type BrokenLink = {readonly page: string; readonly address: string};

export type BuiltSite = {
  /** The path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Built pages by their path, without a trailing slash. */
  readonly pages: ReadonlyMap<string, PageLinks>;
  /** Whether a file that isn't a page exists, by its path. */
  readonly hasFile: (path: string) => boolean;
};

/** Returns the path and the anchor that `url` on the page at `page` leads to, or nothing if it is outside the site. */
export function targetOf(
  url: string,
  page: string,
  baseUrl: string,
): {readonly path: string; readonly anchor: string} | undefined {
  const origin = 'http://site.invalid';
  if (!URL.canParse(url, origin + page)) return undefined;
  const {origin: to, pathname, hash} = new URL(url, origin + page);
  if (to !== origin || !`${pathname}/`.startsWith(baseUrl)) return undefined;
  return {path: plain(pathname), anchor: decoded(hash.slice(1))};
}

/** Returns whether there is a page or a file at a path. Other plugins may still be writing the sitemap and llms.txt. */
export function answers(address: string, {pages, hasFile}: BuiltSite): boolean {
  if (pages.has(address)) return true;
  const isPage = ['', '.html', '.md', '.mdx'].includes(path.posix.extname(address));
  return !isPage && (/\.xml$|\/llms(?:-full)?\.txt$/.test(address) || hasFile(address));
}

/** Returns the links whose page or anchor doesn't exist, page by page, apart from a page's link to its own Markdown. */
export function findBroken(site: BuiltSite): BrokenLink[] {
  const {baseUrl, pages} = site;
  return [...pages].flatMap(([page, {hrefs}]) => {
    const markdown = markdownPath(page === withoutSlash(baseUrl) ? baseUrl : page, baseUrl);
    return [...hrefs].flatMap((href): BrokenLink[] => {
      const target = targetOf(href, page, baseUrl);
      if (!target || target.path === markdown) return [];
      const {path: address, anchor} = target;
      if (!answers(address, site)) return [{page, address}];
      const isThere = anchor === '' || (pages.get(address)?.anchors.has(anchor) ?? true);
      return isThere ? [] : [{page, address: `${address}#${anchor}`}];
    });
  });
}
