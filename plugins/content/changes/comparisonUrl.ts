import type {Pair} from './listedPages';
import {urlOf} from '../../../packages/pages/pageFiles';
import {labelOf, versionBefore} from '../../../packages/pages/versions';

/** The page with `::api-changes`. */
export const LIST = '/updating/changes';

/**
 * Returns the URL, below the site's base URL, of the page that compares two docs versions. `packageName` leaves out all
 * changes but those of one page.
 */
export function comparisonUrl(siteDir: string, {older, newer}: Pair, packageName?: string): string {
  const latest = versionBefore(siteDir, 'next') ?? '';
  const query = new URLSearchParams({
    from: labelOf(siteDir, older),
    to: labelOf(siteDir, newer),
    ...(packageName === undefined ? {} : {package: packageName}),
  });
  return `${urlOf(siteDir, latest, LIST).url ?? LIST}?${query.toString()}`;
}
