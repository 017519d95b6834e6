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
    const known = Object.keys(packages).join(', ');
    throw new Error(`${version} does not document the package "${name}". Its packages are: ${known}.`);
  }
  const [, major, minor] = match;
  return major === '0' ? `${name}@0.${minor}` : `${name}@${major}`;
}
