import {loadCli, pinnedPackages, type CliModel} from '../../facts';
import type {DocPage} from '../types';
import {docsVersions} from '../versionSpan';

/** Facts from the packages of one docs version, and from those of the others. */
export type ShellFacts = {
  readonly version: string;
  /** Exact versions by package name. */
  readonly packages: Readonly<Record<string, string>>;
  readonly cli: CliModel;
  /** The docs versions, oldest first; `next` is the last. */
  readonly versions: readonly string[];
  readonly packagesOf: (version: string) => Readonly<Record<string, string>>;
  readonly allClis: () => readonly CliModel[];
};

/** Returns the facts for the docs version `version`. Throws if its packages aren't installed. */
export function loadFacts(siteDir: string, version: string): ShellFacts {
  const versions = docsVersions(siteDir);
  const packagesOf = (name: string): Readonly<Record<string, string>> => pinnedPackages(siteDir, name);
  return {
    version,
    packages: packagesOf(version),
    cli: loadCli(siteDir, version),
    versions,
    packagesOf,
    allClis: () => versions.map((name) => loadCli(siteDir, name)),
  };
}

/**
 * Returns the docs version whose packages a page is about: its own or, on `updating/<major>-<minor>.md`, the version
 * with that major of `@capacitor/core`.
 */
export function versionSpokenOf(page: DocPage, siteDir: string): string {
  const major = /^updating\/(?:[\w-]+\/)?(\d+)-\d+\.mdx?$/.exec(page.path)?.[1];
  const target = docsVersions(siteDir).find(
    (version) => pinnedPackages(siteDir, version)['@capacitor/core']?.split('.')[0] === major,
  );
  return target ?? page.version;
}
