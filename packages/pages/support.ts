import type {VersionBanner} from '@docusaurus/plugin-content-docs';
import type {Requirements} from './requirements';
import {lastDaysOf, phaseOf} from './supportPhases';
import {readableDate} from '../lib/readableDate';

/**
 * Returns the banner of a released docs version at the time `now`: `unmaintained` from the day after its maintenance
 * ended, according to `requirements.json`. Throws if its dates are invalid.
 */
export function bannerOf(
  version: string,
  requirements: Requirements,
  now: Date,
): Exclude<VersionBanner, 'unreleased'> | 'none' {
  const phase = phaseOf(lastDaysOf(version, requirements), now);
  return phase === 'Active' || phase === 'Maintenance' ? 'none' : 'unmaintained';
}

/**
 * Returns what the version menu says about the support of each of `versions` at the time `now`, by name, such as
 * "support ended Jan 20, 2026": the phase that the version is in and its last day, according to `maintenanceEnds` and
 * `endOfSupport` in `requirements.json`. Versions without dates are left out. Throws if a date is invalid.
 */
export function supportNotes(
  versions: readonly string[],
  requirements: Requirements,
  now: Date,
): Record<string, string> {
  const noteOf = (version: string): string | undefined => {
    const days = lastDaysOf(version, requirements);
    const {maintenance = '', support} = days;
    const notes = {
      Active: undefined,
      Maintenance: `maintained until ${readableDate(maintenance)}`,
      'Extended support':
        support === undefined
          ? `maintenance ended ${readableDate(maintenance)}`
          : `extended support until ${readableDate(support)}`,
      Ended: `support ended ${readableDate(support ?? '')}`,
    };
    return notes[phaseOf(days, now)];
  };
  return Object.fromEntries(
    versions.flatMap((version) => {
      const note = noteOf(version);
      return note === undefined ? [] : [[version, note]];
    }),
  );
}

/** Throws if a released version has no release date, because the support table would leave it out. */
export function requireReleaseDates(released: readonly string[], {releaseDate}: Requirements): void {
  const without = released.filter((version) => releaseDate?.values[version] === undefined);
  if (without.length === 0) return;
  throw new Error(
    `src/data/requirements.json: releaseDate has no date for ${without.join(', ')}, which versions.json lists. Add it.`,
  );
}

/**
 * Returns the number of the major version that comes after `latest`, a version's name. The docs version `next` is about
 * it.
 */
export function comingMajor(latest: string): number {
  return Number(latest.slice(1)) + 1;
}

/**
 * Returns whether there is something of the next major version: `next` documents its packages. Between two majors there
 * is nothing yet, so `next` documents the packages of `latest`.
 */
export function isComing(latest: string, {major}: Requirements): boolean {
  return major?.values.next === String(comingMajor(latest));
}
