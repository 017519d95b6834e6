/** Returns the numbers of a version: `[1, 10, 0]` for `1.10.0-rc01`. */
function numbersOf(version: string): number[] {
  const [release = ''] = version.replace(/^[^\d]*/, '').split(/[-+]/);
  return release.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * Compares two versions: a negative number if `a` is older. A version with a suffix, such as `1.0.0-rc01`, is older than
 * the one without.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(/\d-/.test(b)) - Number(/\d-/.test(a));
}

/** Returns whether a version is older than another one. */
export function isOlder(version: string, other: string): boolean {
  return compareVersions(version, other) < 0;
}

/** Returns the major of a version or of an npm range (`^7.1.0`, `npm:x@~7`), or undefined for `latest`, a path or a URL. */
export function majorOf(range: string): number | undefined {
  const version = /^(?:npm:@?[^@]+@)?(?:workspace:)?[\s^~>=v]*(\d+)(?:[.\s]|$)/.exec(range);
  if (version) return Number(version[1]);
  const tag = /^(?:latest|next)-(\d+)$/.exec(range);
  return tag ? Number(tag[1]) : undefined;
}

/**
 * Returns where a range that isn't one of the registry's versions leads: `npm:fork@^5`, a path, or the repository of a fork.
 * Undefined for versions, tags, and an alias of the package itself.
 */
export function otherSource(name: string, range: string): string | undefined {
  const own = range.startsWith(`npm:${name}@`) ? range.slice(`npm:${name}@`.length) : range;
  return /[:/]/.test(own) ? range : undefined;
}

/**
 * Returns a range for a new version in the style of the old range: `~` and exact pins stay what they are. Other ranges
 * become `^`, because one without an upper end, such as `>=7.0.0`, would also install later majors.
 */
export function rangeLike(range: string, version: string): string {
  const prefix = /^npm:@?[^@]+@/.exec(range)?.[0] ?? '';
  const own = range.slice(prefix.length);
  if (/^~\d[\w.-]*$/.test(own)) return `${prefix}~${version}`;
  if (/^\d+(?:\.\d+){2}[\w.-]*$/.test(own)) return `${prefix}${version}`;
  return `${prefix}^${majorOf(version)}.0.0`;
}

/** Returns whether an npm range allows a version of a major: `>=6`, `^6 || ^7`. */
export function allowsMajor(range: string, major: number): boolean {
  return range.split('||').some((part) => {
    const [, sign = '', first = ''] = /^\s*(>=?|[\^~=v]*)\s*(\d+)/.exec(part) ?? [];
    const below = /<\s*(\d+)/.exec(part)?.[1];
    if (/^\s*(?:\*|latest)?\s*$/.test(part)) return true;
    if (first === '') return false;
    return sign.startsWith('>')
      ? Number(first) <= major && (below === undefined || major < Number(below))
      : Number(first) === major;
  });
}
