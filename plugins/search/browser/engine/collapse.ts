import {groupBy} from '../../../../packages/lib/groupBy';
import type {RankedPage} from './rank';

/** A page, and the same page of other versions that match too. */
export type Collapsed = RankedPage & {readonly others: readonly RankedPage['page'][]};

/**
 * A version that comes earlier in `versions` is shown if its score is at least this share of the best one's. Versions of
 * a page differ a little in length and words, which isn't a reason to lead a reader to an old or unreleased one.
 */
const CLOSE = 0.8;

/**
 * Makes one result of the versions of each page, where the best of them ranks: the first of `versions` (names) that
 * matches nearly as well as the best one, and then the others in the order of `versions`.
 */
export function collapseVersions(ranked: readonly RankedPage[], versions: readonly string[]): Collapsed[] {
  const bySubject = groupBy(
    ranked,
    ({page: {url, version, section}}) => `${section} ${pathBelow(url, version)}`,
  );
  const ageOf = ({version}: RankedPage['page']): number => versions.indexOf(version);
  return [...bySubject.values()].flatMap((found) => {
    const sorted = found.toSorted((a, b) => ageOf(a.page) - ageOf(b.page));
    const least = Math.max(...found.map(({score}) => score)) * CLOSE;
    const shown = sorted.find(({score}) => score >= least);
    return shown ? [{...shown, others: sorted.filter((one) => one !== shown).map(({page}) => page)}] : [];
  });
}

/** Returns a page's path without the version in it: `/docs/v6/cli` and `/docs/cli` are the same page. */
function pathBelow(url: string, version: string): string {
  return url.replace(new RegExp(`/${version}(?=/|$)`), '');
}
