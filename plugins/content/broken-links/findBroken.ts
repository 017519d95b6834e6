import {markdownPath} from '../../lib/markdownPath';
import {FULL_TEXT, INDEX} from '../../lib/textPath';
import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {decoded, plain} from '../../lib/builtPages/plain';
import type {PageLinks} from '../../lib/builtPages/readHtml';

/** What comes after the path of a version in the paths of its texts. */
const TEXTS = new RegExp(`/(?:${INDEX}|${FULL_TEXT})$`);

/** A link's target on the site: a path without a trailing slash, and an anchor if the link has one. */
export type Target = {readonly path: string; readonly anchor?: string};

/** A link on a built page that leads nowhere. */
export type BrokenLink = {
  /** The path of the page that contains the link. */
  readonly page: string;
  readonly target: Target;
  /** Whether the target's page exists, so that only the anchor is missing. */
  readonly lacksAnchor: boolean;
};

export type BuiltSite = {
  /** The path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Built pages by their path, without a trailing slash. */
  readonly pages: ReadonlyMap<string, PageLinks>;
  /** Whether the path is served by something other than a page, such as a file or a redirect. */
  readonly answers: (path: string) => boolean;
};

/** Returns the target of `url` on the page at `page`, or nothing if it is outside the site. */
export function targetOf(url: string, page: string, baseUrl: string): Target | undefined {
  const origin = 'http://site.invalid';
  if (!URL.canParse(url, origin + page)) return undefined;
  const {origin: to, pathname, hash} = new URL(url, origin + page);
  if (to !== origin || !`${pathname}/`.startsWith(baseUrl)) return undefined;
  return {path: plain(pathname), ...(hash.length > 1 ? {anchor: decoded(hash.slice(1))} : {})};
}

/**
 * Returns the links whose page or anchor doesn't exist, page by page. A page's links to its own Markdown and to the texts of
 * its version, which its menu has, aren't among them: another plugin may still be writing these files.
 */
export function findBroken({baseUrl, pages, answers}: BuiltSite): BrokenLink[] {
  const answered = new Map<string, boolean>();
  const exists = (path: string): boolean => {
    const known = answered.get(path) ?? (pages.has(path) || answers(path));
    answered.set(path, known);
    return known;
  };
  const isText = (path: string): boolean => TEXTS.test(path) && pages.has(path.replace(TEXTS, ''));
  // The sidebars repeat the same addresses on hundreds of pages.
  const absolute = new Map<string, Target | undefined>();
  const resolve = (href: string, page: string): Target | undefined => {
    if (!href.startsWith('/')) return targetOf(href, page, baseUrl);
    if (!absolute.has(href)) absolute.set(href, targetOf(href, page, baseUrl));
    return absolute.get(href);
  };
  return [...pages].flatMap(([page, {hrefs}]) => {
    const markdown = markdownPath(page === withoutSlash(baseUrl) ? baseUrl : page, baseUrl);
    return [...hrefs].flatMap((href): BrokenLink[] => {
      const target = resolve(href, page);
      if (!target || target.path === markdown || isText(target.path)) return [];
      if (!exists(target.path)) return [{page, target, lacksAnchor: false}];
      const anchors = pages.get(target.path)?.anchors;
      const lacksAnchor = target.anchor !== undefined && anchors !== undefined && !anchors.has(target.anchor);
      return lacksAnchor ? [{page, target, lacksAnchor}] : [];
    });
  });
}
