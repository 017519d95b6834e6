import type {Requirements} from '../../packages/pages/requirements';
import type {Lockfile} from '../lockfile';

/** A version that is being cut: its name, the previous latest version, and the day of its release (ISO, UTC). */
export type Cut = {readonly version: string; readonly previous: string; readonly released: string};

/** How many months after a release the maintenance and the support of the previous version end, by support policy. */
const MONTHS = {maintenanceEnds: 6, endOfSupport: 12};

/** Returns what is wrong with the request to cut `version`, with what to do, or `undefined` if nothing is. */
export function refusal(
  version: string | undefined,
  released: readonly string[],
  changes: string,
): string | undefined {
  const due = `v${Number(released[0]?.slice(1)) + 1}`;
  if (version === undefined) return `Name the version to cut: npm run version:cut ${due}.`;
  if (released.includes(version))
    return `${version} exists already: versions.json has it. The version to cut is ${due}.`;
  if (version !== due)
    return `${version} can't follow ${released[0]}. The version to cut is ${due}, because each major follows the one before.`;
  if (changes.trim() !== '')
    return `The working tree has changes. Commit or stash them, so that the cut is a commit of its own:\n${changes.trimEnd()}`;
  return undefined;
}

/**
 * Returns the requirements after the cut. The new version gets the values of `next` and its release date, and the
 * previous version the days on which its maintenance and support end. `next` keeps its values until somebody changes
 * the packages in `reference/next`. Throws if `next` documents another major.
 */
export function cutRequirements(
  requirements: Requirements,
  {version, previous, released}: Cut,
): Requirements {
  const major = requirements.major?.values.next;
  if (`v${major}` !== version) {
    throw new Error(
      `src/data/requirements.json: "major" of next is "${major}", so next does not document ${version} yet. ` +
        'Pin the packages of the new major in reference/next/package.json and correct the values of next.',
    );
  }
  const dates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    releaseDate: {[version]: released},
    maintenanceEnds: {[previous]: addMonths(released, MONTHS.maintenanceEnds)},
    endOfSupport: {[previous]: addMonths(released, MONTHS.endOfSupport)},
  };
  return Object.fromEntries(
    Object.entries(requirements).map(([name, {values, ...rest}]) => {
      const {next} = values;
      // The new version is released, and so is what `next` documents for now.
      const value = name === 'statusNote' && next !== undefined ? '' : next;
      const kept: Record<string, string> = value === undefined ? {} : {[version]: value, next: value};
      const own = Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'next'));
      return [name, {...rest, values: {...own, ...(dates[name] ?? {}), ...kept}}];
    }),
  );
}

/** Returns the day `months` after `date` (ISO, UTC), or the month's last day if the month is too short. */
export function addMonths(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const later = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day.getUTCDate(), last));
  return later.toISOString().slice(0, 10);
}

/** The manifest of a workspace in `reference/`. */
export type Workspace = {readonly name: string; readonly description: string};

/** Returns the workspace of `next` as the one of `version`, which has the same packages under a name of its own. */
export function cutWorkspace<T extends Workspace>(next: T, version: string): T {
  return {
    ...next,
    name: `reference-${version}`,
    description: `The Capacitor packages that the ${version} documentation describes.`,
  };
}

/** Returns the lockfile with the workspace of `version`, whose packages are locked to those of `next`. */
export function cutLockfile(lockfile: Lockfile, version: string): Lockfile {
  const folder = `reference/${version}`;
  const added = Object.entries(lockfile.packages).flatMap(([place, entry]): [string, object][] => {
    if (place === 'reference/next') return [[folder, {...entry, name: `reference-${version}`}]];
    if (place.startsWith('reference/next/')) return [[place.replace('reference/next', folder), entry]];
    if (place === 'node_modules/reference-next')
      return [[`node_modules/reference-${version}`, {...entry, resolved: folder}]];
    return [];
  });
  const packages = Object.entries({...lockfile.packages, ...Object.fromEntries(added)});
  return {
    ...lockfile,
    packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

/** Returns the list of released versions as Prettier formats it. */
export function formatVersions(versions: readonly string[]): string {
  return `[${versions.map((version) => JSON.stringify(version)).join(', ')}]\n`;
}
