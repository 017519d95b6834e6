import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import {findPackage, pinnedPackages, readManifest} from '../lib/installedPackage';

const CORE = '@capacitor/core';

/**
 * Returns what is wrong with the packages that the docs versions pin, in one or two sentences each: a pin isn't an
 * exact version, a package isn't installed, or a package's peer dependency range excludes the version's core, which
 * means that readers of that version can't install it. Checks all versions, so that one run reports everything.
 */
export function pinProblems(siteDir: string): string[] {
  return pinningVersions(siteDir).flatMap((version) => versionProblems(siteDir, version));
}

/** Returns the docs versions that have their own packages, which are the folders in `reference/`. */
function pinningVersions(siteDir: string): string[] {
  const folder = path.join(siteDir, 'reference');
  return fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'package.json')));
}

function versionProblems(siteDir: string, version: string): string[] {
  const pins = pinnedPackages(siteDir, version);
  const core = pins[CORE];
  if (core === undefined) return [`reference/${version}/package.json lacks ${CORE}. Add its exact version.`];
  return Object.entries(pins).flatMap(([name, pin]) => {
    const problem = pinProblem({name, pin, core, dir: findPackage(siteDir, version, name)});
    return problem === undefined ? [] : [`reference/${version}/package.json pins ${name} ${pin}, ${problem}`];
  });
}

type Pin = {
  readonly name: string;
  readonly pin: string;
  /** The version of `@capacitor/core` in the same docs version. */
  readonly core: string;
  /** The installed package's folder, if it is installed. */
  readonly dir: string | undefined;
};

function pinProblem({name, pin, core, dir}: Pin): string | undefined {
  if (semver.valid(pin) !== pin) return 'which is a range. Write one exact version.';
  if (dir === undefined) return 'which is not installed. Run npm install.';
  const {version, peerDependencies} = readManifest(dir);
  if (version !== pin) return `but ${version} is installed. Run npm install.`;
  const range = peerDependencies?.[CORE];
  // The next version may pin prereleases of its major.
  if (range === undefined || semver.satisfies(core, range, {includePrerelease: true})) return undefined;
  return (
    `which needs ${CORE} ${range}, but this version documents ${CORE} ${core}. Pin a release of ${name} that ` +
    `accepts ${core} (npm view ${name} versions lists them), or remove the package from this version.`
  );
}
