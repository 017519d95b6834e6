import {nearMatches} from '../../plugins/lib/nearMatches';
import {isKnown, membersOf, type Known} from './lookUp';
import type {Claim, NameIndex} from './types';

/** Returns the message for a name that none of `versions` has; `all` are the docs versions, oldest first. */
export function messageFor(claim: Claim, versions: readonly string[], all: readonly string[]): string {
  const where = versionRange(versions, all);
  switch (claim.kind) {
    case 'member':
      return claim.event === undefined
        ? `"${claim.name}" does not exist in ${where}`
        : `"${claim.name}" has no event "${claim.event}" in ${where}`;
    case 'option':
    case 'command':
      return `The CLI of ${where} has no ${claim.kind} "${claim.name}"`;
    case 'annotation':
      return `"@${claim.name}" is not in the packages of ${where}`;
    case 'permission':
      return `Android has no permission "${claim.name}"`;
    case 'package':
      return `${where} does not document the package "${claim.name}"`;
    case 'apple':
      return `"${claim.name}" is neither in the sources of ${where} nor a known Apple key`;
    case 'gradle':
      return `No Gradle file of ${where} has the variable "${claim.name}"`;
    default:
      return `"${claim.name}" is not in the packages of ${where}`;
  }
}

export type Places = {
  /** The names of the page's docs version, or of the latest version that the page may mention. */
  readonly own: NameIndex;
  /** The names of the docs versions in which the name wasn't looked up. */
  readonly others: readonly NameIndex[];
  /** All docs versions, oldest first. */
  readonly all: readonly string[];
};

/** Returns the hint for a name: similar names in the page's version, and which other versions have the name. */
export function hintFor(claim: Claim, {own: index, others, all}: Places, known: Known): string {
  const elsewhere = others.filter((other) => isKnown(claim, other, known)).map(({version}) => version);
  const name = wanted(claim);
  const near = nearMatches(name, sameSize(name, candidates(claim, index, known))).map(
    (match) => `"${match}"`,
  );
  const hints = [
    ...(near.length > 0 ? [`Did you mean ${near.join(' or ')}?`] : []),
    ...(elsewhere.length > 0 ? [`It exists in ${versionRange(elsewhere, all)}`] : []),
  ];
  if (hints.length > 0) return hints.join(' ');
  return membersHint(claim, index) ?? 'Correct it, or add it to checks/names/allowed.json with a reason';
}

const LISTED = 8;

/** Returns which members a plugin or type has instead, if they are known. */
function membersHint(claim: Claim, index: NameIndex): string | undefined {
  if (claim.kind !== 'member' || claim.event !== undefined) return undefined;
  const plugin = index.plugins.find(({jsName}) => jsName === claim.head);
  const members = plugin?.methods.map(({name}) => name) ?? [...(index.members.get(claim.head) ?? [])];
  if (members.length === 0) return undefined;
  const others = members.length > LISTED ? ' and others' : '';
  return `${claim.head} has ${[...new Set(members)].slice(0, LISTED).join(', ')}${others}`;
}

/** Returns `v5 to v7` for consecutive versions, and a list of names for others. */
export function versionRange(versions: readonly string[], all: readonly string[]): string {
  const sorted = all.filter((version) => versions.includes(version));
  const [first, last] = [sorted[0] ?? '', sorted.at(-1) ?? ''];
  if (sorted.length < 3) return sorted.join(' and ');
  const unbroken = all.indexOf(last) - all.indexOf(first) === sorted.length - 1;
  return unbroken ? `${first} to ${last}` : `${sorted.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the part of the name to find similar names for. */
function wanted(claim: Claim): string {
  if (claim.kind !== 'member') return claim.name;
  return claim.event ?? claim.member;
}

function candidates(claim: Claim, index: NameIndex, {sdk, web}: Known): string[] {
  switch (claim.kind) {
    case 'package':
      return [...index.packages];
    case 'permission':
      return [...new Set([...index.permissions, ...sdk])].filter((name) => name.startsWith('android.'));
    case 'annotation':
      return [...index.annotations].filter((name) => /^[A-Z]/.test(name));
    case 'class':
      return [...index.classes];
    case 'gradle':
      return [...index.gradle];
    case 'option':
      return index.cli.flatMap(({options}) => options);
    case 'command':
      return index.cli.map(({name}) => name);
    case 'config':
    case 'path':
      return [...index.config, ...index.nested];
    case 'member':
      return memberCandidates(claim, index, web);
    case 'apple':
      return [...sdk, ...index.words];
    case 'plugin':
    case 'word':
      return [...index.words];
  }
}

function memberCandidates(
  {head, event}: Extract<Claim, {kind: 'member'}>,
  index: NameIndex,
  web: Known['web'],
): string[] {
  if (event === undefined) return membersOf(head, index, web).flatMap((members) => [...members]);
  const plugin = index.plugins.find(({jsName}) => jsName === head);
  return plugin?.methods.flatMap((method) => method.event ?? []) ?? [];
}

/**
 * Longer names that contain a name, and shorter ones that it contains, only count as similar if they have about the
 * same length.
 */
function sameSize(name: string, words: readonly string[]): string[] {
  return [...new Set(words)].filter(
    (word) => Math.abs(word.length - name.length) <= Math.max(1, name.length / 5),
  );
}
