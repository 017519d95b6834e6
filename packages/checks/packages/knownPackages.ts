import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {pinnedPackages} from '../../facts';
import {nearPackages} from '../../pages/install/packageSpecs';
import {inRange, type VersionRange} from '../../lib/versionRange';
import {sampleLibraries} from '../sampleLibraries';
import data from './knownPackages.json';

/** A package that pages mention although no docs version documents it. */
export type KnownPackage = {
  /** What it is, or why pages mention it. */
  readonly reason: string;
  /** The version with which all pages install it, as it stands after the `@`. */
  readonly version?: string;
  /** Commands have to say some version or tag. */
  readonly needsVersion?: boolean;
  /** The docs versions whose pages may use it; all if it's missing. */
  readonly versions?: VersionRange;
  /** The other docs versions, whose sentences may name it. */
  readonly mentioned?: VersionRange;
};

export const KNOWN_PACKAGES: Readonly<Partial<Record<string, KnownPackage>>> = data.packages;

/** Returns what is known about a package that pages of a docs version may use or, in a sentence, name. */
export function knownPackage(name: string, version: string, isNamed: boolean): KnownPackage | undefined {
  const known = Object.hasOwn(KNOWN_PACKAGES, name) ? KNOWN_PACKAGES[name] : undefined;
  const isRight = known?.versions === undefined || inRange(known.versions, version);
  const isMentioned = isNamed && known?.mentioned !== undefined && inRange(known.mentioned, version);
  return isRight || isMentioned ? known : undefined;
}

/** The packages that have commands with another name, by command. */
export const KNOWN_COMMANDS: Readonly<Partial<Record<string, string>>> = data.commands;

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Returns the packages that pages of a docs version may mention: its own, and those that aren't Capacitor's. */
export function namesFor(version: string, siteDir: string): string[] {
  const manifest = JSON.parse(fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as Manifest;
  return [
    ...new Set([
      ...Object.keys(pinnedPackages(siteDir, version)),
      ...Object.keys(KNOWN_PACKAGES),
      ...Object.keys({...manifest.dependencies, ...manifest.devDependencies}),
      ...sampleLibraries(siteDir),
    ]),
  ];
}

/**
 * Returns the names that `name` is most likely a mistake for: those with the fewest wrong letters among the ones that
 * are similar without their scopes, because a wrong scope can be quite different.
 */
export function nearestPackages(name: string, names: readonly string[]): string[] {
  const near = nearPackages(name, names).map((one) => ({one, letters: leven(name, one)}));
  const least = Math.min(...near.map(({letters}) => letters));
  return near.filter(({letters}) => letters === least).map(({one}) => one);
}
