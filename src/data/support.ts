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
  const lastDay = dateOf('maintenanceEnds', version, maintenanceEnds);
  return lastDay !== undefined && isOver(lastDay, now) ? 'unmaintained' : 'none';
}

/**
 * Returns what the version menu says about the support of each of `versions` at the time `now`, by name, such as
 * "support ended Jan 20, 2026": the phase that the version is in and its last day, according to `maintenanceEnds` and
 * `endOfSupport` in `requirements.json`. Versions without dates are left out. Throws if a date is invalid.
 */
export function supportNotes(
  versions: readonly string[],
  {maintenanceEnds, endOfSupport}: Requirements,
  now: Date,
): Record<string, string> {
  const noteOf = (version: string): string | undefined => {
    const maintained = dateOf('maintenanceEnds', version, maintenanceEnds);
    const supported = dateOf('endOfSupport', version, endOfSupport);
    if (maintained !== undefined && !isOver(maintained, now))
      return `maintained until ${readable(maintained)}`;
    if (supported === undefined) return maintained && `maintenance ended ${readable(maintained)}`;
    return isOver(supported, now)
      ? `support ended ${readable(supported)}`
      : `extended support until ${readable(supported)}`;
  };
  return Object.fromEntries(
    versions.flatMap((version) => {
      const note = noteOf(version);
      return note === undefined ? [] : [[version, note]];
    }),
  );
}

function dateOf(fact: string, version: string, dates: Requirements[string] | undefined): string | undefined {
  const date = dates?.values[version];
  if (date === undefined || /^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  throw new Error(
    `src/data/requirements.json: ${fact} of ${version} is "${date}". Write a date such as 2025-07-20.`,
  );
}

/** ISO dates sort correctly as strings. */
function isOver(lastDay: string, now: Date): boolean {
  return now.toISOString().slice(0, 10) > lastDay;
}

function readable(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
