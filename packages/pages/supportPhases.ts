import type {Requirements} from './requirements';

/** How far a released version is supported, as the support policy names it. */
export type Phase = 'Active' | 'Maintenance' | 'Extended support' | 'Ended';

/** The last days of a version's maintenance and support (ISO, UTC), which its successor's release sets. */
export type LastDays = {readonly maintenance?: string; readonly support?: string};

/**
 * Returns the phase of each released version at the time `now`, by name, according to `releaseDate`, `maintenanceEnds`
 * and `endOfSupport` in `requirements.json`. Throws if a date is invalid.
 */
export function supportPhases(requirements: Requirements, now: Date): Readonly<Record<string, Phase>> {
  return Object.fromEntries(
    Object.keys(requirements.releaseDate?.values ?? {}).map((version) => [
      version,
      phaseOf(lastDaysOf(version, requirements), now),
    ]),
  );
}

/** Returns the phase of a version with these last days at the time `now`. */
export function phaseOf({maintenance, support}: LastDays, now: Date): Phase {
  if (support !== undefined && isOver(support, now)) return 'Ended';
  if (maintenance === undefined) return 'Active';
  return isOver(maintenance, now) ? 'Extended support' : 'Maintenance';
}

/** Returns a version's last days. Throws if one isn't a date. */
export function lastDaysOf(version: string, {maintenanceEnds, endOfSupport}: Requirements): LastDays {
  return {
    maintenance: dateOf('maintenanceEnds', version, maintenanceEnds),
    support: dateOf('endOfSupport', version, endOfSupport),
  };
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
