import {pinningVersions} from '../facts';

/** Returns the docs versions, oldest first: `v2`, …, `v7`, `next`. */
export function docsVersions(siteDir: string): string[] {
  const age = (version: string): number => (version === 'next' ? Infinity : Number(version.slice(1)));
  return pinningVersions(siteDir).sort((a, b) => age(a) - age(b));
}

/** Returns `v5 to v7` for consecutive versions, and a list of names for others. */
export function versionRange(versions: readonly string[], all: readonly string[]): string {
  const sorted = all.filter((version) => versions.includes(version));
  const [first, last] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
  if (sorted.length < 3) return sorted.join(' and ');
  const unbroken = all.indexOf(last) - all.indexOf(first) === sorted.length - 1;
  return unbroken ? `${first} to ${last}` : `${sorted.slice(0, -1).join(', ')} and ${last}`;
}
