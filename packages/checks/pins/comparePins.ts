import {groupBy} from '../groupBy';

/** Where a page installs a package. */
export type Installation = {
  readonly file: string;
  readonly name: string;
  /** `install` adds it to an app, `create` generates a project, and `url` loads a file in it from a CDN. */
  readonly use: 'install' | 'create' | 'url';
  /** The version or range with tokens resolved, without a tag such as `latest`. */
  readonly pin?: string;
  /** Whether a package.json has it, whose ranges say nothing about whether an installation needs a version. */
  readonly isRange: boolean;
  /** The package with what comes after the `@`, as typed. */
  readonly text: string;
  /** One-based. */
  readonly line: number;
  /** One-based. */
  readonly column: number;
};

/** An installation that differs from most others of its package, and one of those. */
export type OddOne = {
  readonly installation: Installation;
  readonly usual: Installation;
};

/**
 * Returns the installations of one docs version that pin a package differently from most others: to another version, or
 * not at all, or alone. If half of them have a pin, the others are odd. Installations and URLs are compared separately,
 * because only an app has a lockfile.
 */
export function oddOnes(installations: readonly Installation[]): OddOne[] {
  const groups = groupBy(installations, ({name, use}) => `${name} ${use}`);
  return [...groups.values()].flatMap((group) => {
    const pinned = group.filter(({pin}) => pin !== undefined);
    const typed = pinned.filter(({isRange}) => !isRange);
    const loose = group.filter(({pin}) => pin === undefined);
    if (loose[0] && loose.length > typed.length) return against(typed, loose[0]);
    const usual = mostAgreed(typed.length > 0 ? typed : pinned, pinned);
    return usual ? against([...loose, ...pinned.filter((one) => !agree(one, usual))], usual) : [];
  });
}

function against(odd: readonly Installation[], usual: Installation): OddOne[] {
  return odd.map((installation) => ({installation, usual}));
}

/** Returns the first of the candidates with which most of the pinned installations agree. */
function mostAgreed(
  candidates: readonly Installation[],
  pinned: readonly Installation[],
): Installation | undefined {
  const votes = candidates.map((one) => ({
    one,
    agreeing: pinned.filter((other) => agree(one, other)).length,
  }));
  const most = Math.max(...votes.map(({agreeing}) => agreeing));
  return votes.find(({agreeing}) => agreeing === most)?.one;
}

/** Whether two pins are the same, or as far as both go if one is in a package.json: `7` and `"^7.2.0"` are. */
function agree(a: Installation, b: Installation): boolean {
  const [one, other] = [fixedParts(a.pin), fixedParts(b.pin)];
  const length =
    a.isRange || b.isRange ? Math.min(one.length, other.length) : Math.max(one.length, other.length);
  return Array.from({length}).every((_, index) => one[index] === other[index]);
}

/** Returns the numbers that a range fixes: `5` for `^5.1.0`, and `0` and `5` for `^0.5.1` and `~0.5.0`. */
function fixedParts(pin = ''): string[] {
  const parts = pin.replace(/^[\^~=v]+/, '').split('.');
  if (pin.startsWith('^')) return parts.slice(0, parts[0] === '0' ? 2 : 1);
  return pin.startsWith('~') ? parts.slice(0, 2) : parts;
}
