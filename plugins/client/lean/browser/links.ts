import {decodable, plainAddress} from '../../../lib/plainAddress';

/** A location on the site, in the form that the router takes. */
export type Place = {readonly pathname: string; readonly search: string; readonly hash: string};

/**
 * Returns the location that the link around `target` leads to, normalized as in `tidyAddress.ts`. Returns `undefined`
 * if `target` isn't in a link, or if the browser has to follow the link itself: to another site, into another window,
 * to a heading on this page, or to a download.
 */
export function placeOfLink(target: EventTarget | null, baseUrl: string): Place | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return undefined;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(baseUrl)) return undefined;
  const {pathname, search, hash} = link;
  return {pathname: decodable(plainAddress(pathname, baseUrl)), search, hash: decodable(hash)};
}

/** Returns whether a click means nothing but to follow the link in this window. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
