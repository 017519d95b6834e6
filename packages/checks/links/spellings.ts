import {groupBy} from '../groupBy';
import type {ExternalLink} from './collectLinks';

/** A URL and the file that contains it. */
export type PlacedLink = ExternalLink & {readonly file: string};

/** A link whose URL is written differently in another place. */
export type OtherSpelling = {readonly link: PlacedLink; readonly preferred: PlacedLink};

/**
 * Returns the links whose URL has another spelling elsewhere (scheme, `www.`, capitals in the host, trailing slash),
 * each with a place that has the preferred spelling. The spelling in `authority` comes first, then HTTPS, then the
 * spelling that is used most. Fragments are ignored.
 */
export function otherSpellings(
  links: readonly PlacedLink[],
  authority: readonly PlacedLink[],
): OtherSpelling[] {
  const byPage = groupBy([...authority, ...links], ({url}) => sameAs(url));
  return [...byPage.values()].flatMap((group) => {
    const preferred = prefer(group, authority);
    return group
      .filter((link) => links.includes(link) && withoutFragment(link.url) !== withoutFragment(preferred.url))
      .map((link) => ({link, preferred}));
  });
}

function prefer(group: readonly PlacedLink[], authority: readonly PlacedLink[]): PlacedLink {
  const uses = (link: PlacedLink): number =>
    group.filter(({url}) => withoutFragment(url) === withoutFragment(link.url)).length;
  const rank = (link: PlacedLink): number[] => [
    authority.includes(link) ? 1 : 0,
    link.url.startsWith('https:') ? 1 : 0,
    uses(link),
    -link.url.length,
  ];
  return group.reduce((best, link) => (compare(rank(link), rank(best)) > 0 ? link : best));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** Returns the URL without its `#…` part. */
export function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

function sameAs(url: string): string {
  const {host, pathname, search} = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
}
