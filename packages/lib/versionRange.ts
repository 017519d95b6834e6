/**
 * Docs versions that an entry of a list applies to: their names, or all from or up to one, such as `since v7` or
 * `until v3`. Ranges stay right when a version is cut, so the name `next` isn't written in lists.
 */
export type VersionRange = string | readonly string[];

/**
 * Returns whether a docs version is in `range`. `next` is newer than every other version. Throws if a range isn't
 * written as `since v7` or `until v3`.
 */
export function inRange(range: VersionRange, version: string): boolean {
  if (typeof range !== 'string') return range.includes(version);
  const [, word, bound] = /^(since|until) v(\d+)$/.exec(range) ?? [];
  if (bound === undefined)
    throw new Error(`The versions "${range}" are not a range. Write "since v7" or "until v3".`);
  const major = version === 'next' ? Infinity : Number(version.slice(1));
  return word === 'since' ? major >= Number(bound) : major <= Number(bound);
}
