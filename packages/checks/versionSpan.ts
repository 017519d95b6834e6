import {pinningVersions} from '../facts';

/** Returns the docs versions, oldest first: `v2`, …, `v7`, `next`. */
export function docsVersions(siteDir: string): string[] {
  const age = (version: string): number => (version === 'next' ? Infinity : Number(version.slice(1)));
  return pinningVersions(siteDir).sort((a, b) => age(a) - age(b));
}

/**
 * Returns where something exists that `version` doesn't have, such as `exists since v5` or `existed until v3`, or
 * `undefined` if no version has it. `has` returns whether a version has it.
 */
export function otherVersionsWith(
  siteDir: string,
  version: string,
  has: (version: string) => boolean,
): string | undefined {
  const versions = docsVersions(siteDir);
  const here = versions.indexOf(version);
  const since = versions.slice(here + 1).find(has);
  if (since) return `exists since ${since}`;
  const until = versions.slice(0, Math.max(here, 0)).reverse().find(has);
  return until ? `existed until ${until}` : undefined;
}

/** Returns `v5 to v7` for consecutive versions, and a list of names for others. */
export function versionRange(versions: readonly string[], all: readonly string[]): string {
  const sorted = all.filter((version) => versions.includes(version));
  const [first, last] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
  if (sorted.length < 3) return sorted.join(' and ');
  const unbroken = all.indexOf(last) - all.indexOf(first) === sorted.length - 1;
  return unbroken ? `${first} to ${last}` : `${sorted.slice(0, -1).join(', ')} and ${last}`;
}
