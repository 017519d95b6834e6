import type {VersionBanner} from '@docusaurus/plugin-content-docs';
import type {Requirements} from '../../plugins/content/version-numbers';

/**
 * Returns the banner of a released docs version at the time `now`: `unmaintained` from the day after its maintenance
 * ended, according to `maintenanceEnds` in `requirements.json` (ISO dates, UTC). A version without a date is
 * maintained. Throws if the date is invalid.
 */
export function bannerOf(
  version: string,
  {maintenanceEnds}: Requirements,
  now: Date,
): Exclude<VersionBanner, 'unreleased'> | 'none' {
  const lastDay = maintenanceEnds?.values[version];
  if (lastDay === undefined) return 'none';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay)) {
    throw new Error(
      `src/data/requirements.json: maintenanceEnds of ${version} is "${lastDay}". Write a date such as 2025-07-20.`,
    );
  }
  // ISO dates sort correctly as strings.
  return now.toISOString().slice(0, 10) > lastDay ? 'unmaintained' : 'none';
}
