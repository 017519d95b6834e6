import {nearMatches} from '../../lib/nearMatches';

/** Exact versions or ranges of the packages that one docs version documents, by package name. */
export type ReferencePackages = Readonly<Record<string, string>>;

/**
 * Returns `name@major` for a package that the docs version documents, or `name@0.minor` before 1.0, because minors may
 * break there. Throws if the version doesn't have the package.
 */
export function pinnedSpec(name: string, packages: ReferencePackages, version: string): string {
  const pinned = Object.hasOwn(packages, name) ? packages[name] : undefined;
  const match = pinned && /(\d+)\.(\d+)/.exec(pinned);
  if (!match) {
    const known = Object.keys(packages);
    const near = nearPackages(name, known).map((one) => `"${one}"`);
    const correction =
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Its packages are: ${known.join(', ')}.`;
    throw new Error(`${version} does not document the package "${name}". ${correction}`);
  }
  const [, major, minor] = match;
  return major === '0' ? `${name}@0.${minor}` : `${name}@${major}`;
}

/**
 * Returns the packages that `name` can be a mistake for, closest first. They are compared without their scopes, which
 * are long and would make different names look similar.
 */
export function nearPackages(name: string, packages: readonly string[]): string[] {
  const bare = (full: string): string => full.replace(/^@[^/]+\//, '');
  const near = nearMatches(bare(name), [...new Set(packages.map(bare))]);
  return near.flatMap((one) => packages.filter((full) => bare(full) === one));
}
