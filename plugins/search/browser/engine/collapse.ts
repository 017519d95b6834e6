import type {RankedPage} from './rank';

/** A page, and the same page of other versions that match too. */
export type Collapsed = RankedPage & {readonly others: readonly RankedPage['page'][]};

/**
 * Makes one result of the versions of each page: the version that ranks best comes first, with the others, which are in the
 * order of `versions` (names).
 */
export function collapseVersions(ranked: readonly RankedPage[], versions: readonly string[]): Collapsed[] {
  const bySubject = new Map<string, RankedPage[]>();
  for (const one of ranked) {
    const {url, version, section} = one.page;
    const subject = `${section} ${pathBelow(url, version)}`;
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), one]);
  }
  const ageOf = ({version}: RankedPage['page']): number => versions.indexOf(version);
  return [...bySubject.values()].flatMap(([best, ...others]) =>
    best ? [{...best, others: others.map(({page}) => page).sort((a, b) => ageOf(a) - ageOf(b))}] : [],
  );
}

/** Returns a page's path without the version in it: `/docs/v6/cli` and `/docs/cli` are the same page. */
function pathBelow(url: string, version: string): string {
  return url.replace(new RegExp(`/${version}(?=/|$)`), '');
}
