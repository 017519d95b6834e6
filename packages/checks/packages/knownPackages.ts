import fs from 'node:fs';
import path from 'node:path';
import {pinnedPackages} from '../../facts';
import {nearPackages} from '../../pages/install/packageSpecs';
import {editDistance} from '../../lib/nearMatches';
import {sampleLibraries} from '../sampleLibraries';
import elsewhere from '../shell/elsewhere.json';
import {docsVersions} from '../versionSpan';
import data from './knownPackages.json';

/** A package that pages mention although neither the site nor `reference` depends on it. */
export type KnownPackage = {
  /** What it is, or why pages mention it. */
  readonly reason: string;
  /** Why pages of one docs version install different versions of it. */
  readonly pins?: string;
};

export const KNOWN_PACKAGES: Readonly<Partial<Record<string, KnownPackage>>> = data.packages;
/** The packages that have commands with another name, by command. */
export const KNOWN_COMMANDS: Readonly<Partial<Record<string, string>>> = data.commands;

/** The names of packages that pages may mention. */
export type Names = {
  /** Those of the page's docs version, and those that aren't Capacitor's. They are proposed for unknown names. */
  readonly packages: readonly string[];
  /** Those of other docs versions. The `shell` and `names` rules say where they exist. */
  readonly others: readonly string[];
};

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Returns the packages that pages of a docs version may mention. */
export function namesFor(version: string, siteDir: string): Names {
  const manifest = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as Manifest;
  return {
    packages: [
      ...new Set([
        ...Object.keys(pinnedPackages(siteDir, version)),
        ...Object.keys(elsewhere),
        ...Object.keys(KNOWN_PACKAGES),
        ...Object.keys({...manifest.dependencies, ...manifest.devDependencies}),
        ...sampleLibraries(siteDir),
      ]),
    ],
    others: docsVersions(siteDir).flatMap((other) => Object.keys(pinnedPackages(siteDir, other))),
  };
}

/**
 * Returns the names that `name` is most likely a mistake for: those with the fewest wrong letters among the ones that
 * are similar without their scopes, because a wrong scope can be quite different.
 */
export function nearestPackages(name: string, names: readonly string[]): string[] {
  const near = nearPackages(name, names).map((one) => ({one, letters: editDistance(name, one)}));
  const least = Math.min(...near.map(({letters}) => letters));
  return near.filter(({letters}) => letters === least).map(({one}) => one);
}
