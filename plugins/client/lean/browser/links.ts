import {decodable, plainAddress} from '../../articles/plainAddress';

/** A place in the site: what the router takes. */
export type Place = {readonly pathname: string; readonly search: string; readonly hash: string};

/**
 * Returns where in the site the link leads that holds `target`, in the form that the router takes (see
 * `tidyAddress.ts`), or `undefined` if there is none, or one
 * that the browser has to follow itself: to elsewhere, into another window, to a place on this page, to
 * a download.
 */
export function placeOfLink(target: EventTarget | null, baseUrl: string): Place | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return undefined;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(baseUrl)) return undefined;
  const {pathname, search, hash} = link;
  return {pathname: decodable(plainAddress(pathname, baseUrl)), search, hash: decodable(hash)};
}

/** Whether a click asks for nothing else than to follow the link here. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
