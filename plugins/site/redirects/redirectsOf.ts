import {withoutSlash} from '../../../packages/lib/withoutSlash';
import {oldRoutesOf} from '../../lib/oldRoutes';

/** An old address, and the page that it leads to, as paths on the host. Only the base URL has a trailing slash. */
export type Redirect = {readonly from: string; readonly to: string};

/**
 * Returns the redirects of a site, sorted by the old address. `oldRoutes` returns the old routes of a page; both are
 * relative to `baseUrl` and start with a slash. Throws if an old address is that of a page, or leads to two pages.
 */
export function redirectsOf(
  routes: readonly string[],
  baseUrl: string,
  oldRoutes: (route: string) => readonly string[] = oldRoutesOf,
): Redirect[] {
  const root = withoutSlash(baseUrl);
  const pages = new Set(routes.map(withoutSlash));
  const targets = new Map<string, string>();
  for (const to of pages) {
    for (const old of oldRoutes(to.slice(root.length) || '/')) {
      const from = `${root}${old}`;
      const other = pages.has(from) ? from : targets.get(from);
      if (other !== undefined) {
        throw new Error(
          `${from} can't redirect to ${to}, because it ${other === from ? 'is a page' : `already redirects to ${other}`}. Correct src/data/redirects.ts or src/data/addresses.json.`,
        );
      }
      targets.set(from, to);
    }
  }
  return [...targets]
    .map(([from, to]) => ({from, to: to === root ? baseUrl : to}))
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

/**
 * The script of all pages that redirect: it keeps the query and the fragment, which `refresh` doesn't. It's the same on
 * all of them, so that the security policy needs one hash.
 */
export const REDIRECT_SCRIPT =
  "location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)";

/** Returns the page at an old address, for hosts that can't redirect themselves. */
export function redirectPage(to: string): string {
  const url = encodeURI(to);
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${url}">
<script>${REDIRECT_SCRIPT}</script>
<p>This page has moved to <a href="${url}">${url}</a>.</p>
</html>
`;
}
