import semver from 'semver';
import {pinnedPackages, pinningVersions, readPackage} from '../../../packages/facts';

const CORE = '@capacitor/core';

/**
 * Returns what is wrong with the packages that the docs versions pin, in one or two sentences each: a pin isn't an
 * exact version, the facts of a package are missing or about another release, or a package's peer dependency range
 * excludes the version's core, which means that readers of that version can't install it. Checks all versions, so that
 * one run reports everything.
 */
export function pinProblems(siteDir: string): string[] {
  return pinningVersions(siteDir).flatMap((version) => versionProblems(siteDir, version));
}

function versionProblems(siteDir: string, version: string): string[] {
  const pins = pinnedPackages(siteDir, version);
  const core = pins[CORE];
  if (core === undefined) return [`reference/${version}/package.json lacks ${CORE}. Add its exact version.`];
  return Object.entries(pins).flatMap(([name, pin]) => {
    const about = `reference/${version}/package.json pins ${name} ${pin}, which`;
    if (semver.valid(pin) !== pin) return [`${about} is a range. Write one exact version.`];
    try {
      const {requiresCore: range = '*'} = readPackage(siteDir, version, name);
      // The next version may pin prereleases of its major.
      if (semver.satisfies(core, range, {includePrerelease: true})) return [];
      return [
        `${about} needs ${CORE} ${range}, but this version documents ${CORE} ${core}. Pin a release of ${name} that ` +
          `accepts ${core} (npm view ${name} versions lists them), or remove the package from this version.`,
      ];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}
