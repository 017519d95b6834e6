import {nearestFirst, nearMatches} from '../../lib/nearMatches';
import {versionRange} from '../versionSpan';
import {
  eventsOf,
  isConfigRoot,
  isKnown,
  isVariable,
  LANGUAGES,
  membersOf,
  nativeMembers,
  staticsOf,
  offeredCommands,
  type Known,
} from './lookUp';
import {OTHER_PERMISSIONS} from './permissions';
import type {Claim, NameIndex} from './types';

/** Returns the message for a name that none of `versions` has; `all` are the docs versions, oldest first. */
export function messageFor(claim: Claim, versions: readonly string[], all: readonly string[]): string {
  const where = versionRange(versions, all);
  switch (claim.kind) {
    case 'member':
      return claim.event === undefined
        ? `"${claim.name}" does not exist in ${where}`
        : `"${claim.name}" has no event "${claim.event}" in ${where}`;
    case 'native':
    case 'static':
      return `"${claim.name}" does not exist in ${where}`;
    case 'option':
    case 'command':
      return `The CLI of ${where} has no ${claim.kind} "${claim.name}"`;
    case 'variable':
      return `The CLI of ${where} has no environment variable "${claim.name}"`;
    case 'hook':
      return `The CLI of ${where} runs no npm script "${claim.name}"`;
    case 'debug':
      return `The CLI of ${where} has no name "${claim.name}" for DEBUG`;
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
  const elsewhere = others.filter((other) => hasName(claim, other, known)).map(({version}) => version);
  const name = wanted(claim);
  const names = candidates(claim, index, known);
  const near = (isOfCli(claim) ? nearAfterPrefix(name, names) : similarNames(name, names)).map(
    (match) => `"${match}"`,
  );
  const events = eventsHint(claim, index);
  const hints = [
    ...(near.length > 0 ? [`Did you mean ${near.join(' or ')}?`] : []),
    ...(events === undefined ? [] : [events]),
    ...(elsewhere.length > 0 ? [`It exists in ${versionRange(elsewhere, all)}`] : []),
  ];
  if (hints.length > 0) return hints.join(' ');
  if (isOfCli(claim) && names.length > 0) return `It knows ${names.join(', ')}`;
  return (
    classElsewhere(claim, others, all) ??
    membersHint(claim, index) ??
    'Correct it, or add it to packages/checks/names/allowed.json with a reason'
  );
}

/** Returns whether a version has the name, rather than nothing that decides whether it has it. */
export function hasName(claim: Claim, other: NameIndex, known: Known): boolean {
  if (!isKnown(claim, other, known)) return false;
  if (claim.kind === 'type') return other.words.has(claim.name);
  if (claim.kind === 'native') return nativeMembers(claim, other).length > 0;
  return claim.kind !== 'static' || claim.language === 'web' || other.statics[claim.language].has(claim.head);
}

function isOfCli({kind}: Claim): boolean {
  return kind === 'variable' || kind === 'hook' || kind === 'debug';
}

/** Returns similar names, compared after the prefix that all of them share, such as `CAPACITOR_`. */
function nearAfterPrefix(name: string, names: readonly string[]): string[] {
  const prefix = /^capacitor[_:]/i.exec(name)?.[0] ?? '';
  const rest = names.map((one) => one.slice(prefix.length));
  return nearMatches(name.slice(prefix.length), rest).map((one) => prefix + one);
}

/** Returns the events of a plugin, those that are most like the wrong one first. */
function eventsHint(claim: Claim, index: NameIndex): string | undefined {
  if (claim.kind !== 'member' || claim.event === undefined) return undefined;
  const events = nearestFirst(claim.event, eventsOf(claim.head, index));
  return events.length > 0 ? `The events of ${claim.head} are ${events.join(', ')}` : undefined;
}

/** Returns the full name of a class that only other versions have. */
function classElsewhere(
  claim: Claim,
  others: readonly NameIndex[],
  all: readonly string[],
): string | undefined {
  if (claim.kind !== 'class') return undefined;
  const last = lastPart(claim.name);
  const found = others.flatMap(({version, classes}) =>
    [...classes].filter((name) => lastPart(name) === last).map((name) => ({version, name})),
  );
  const [first] = nearestFirst(
    claim.name,
    found.map(({name}) => name),
  );
  if (first === undefined) return undefined;
  const versions = found.filter(({name}) => name === first).map(({version}) => version);
  return `"${first}" exists in ${versionRange(versions, all)}`;
}

const LISTED = 8;

/** Returns which members a plugin or type has instead, if they are known. */
function membersHint(claim: Claim, index: NameIndex): string | undefined {
  if (claim.kind === 'native') {
    const nearest = nearestFirst(claim.member, nativeMembers(claim, index)).slice(0, LISTED);
    return `${claim.name.slice(0, claim.name.lastIndexOf('.'))} has ${nearest.join(', ')} and others`;
  }
  if (claim.kind === 'static') {
    const all = nearestFirst(claim.member, staticsOf(claim, index));
    if (all.length === 0) return undefined;
    return `${claim.head} has ${all.slice(0, LISTED).join(', ')}${all.length > LISTED ? ' and others' : ''}`;
  }
  if (claim.kind !== 'member' || claim.event !== undefined) return undefined;
  const plugin = index.plugins.find(({jsName}) => jsName === claim.head);
  const members = plugin?.methods.map(({name}) => name) ?? [...(index.members.get(claim.head) ?? [])];
  if (members.length === 0) return undefined;
  const others = members.length > LISTED ? ' and others' : '';
  return `${claim.head} has ${[...new Set(members)].slice(0, LISTED).join(', ')}${others}`;
}

/** Returns the part of the name to find similar names for. */
function wanted(claim: Claim): string {
  if (claim.kind === 'annotation') return `@${claim.name}`;
  if (claim.kind === 'native' || claim.kind === 'static') return claim.member;
  if (claim.kind !== 'member') return claim.name;
  return claim.event ?? claim.member;
}

function candidates(claim: Claim, index: NameIndex, known: Known): string[] {
  const {sdk, web} = known;
  switch (claim.kind) {
    case 'package':
      return [...index.packages];
    case 'permission':
      return permissionCandidates(claim.name, index, sdk);
    case 'annotation':
      return [...index.annotations].filter((name) => /^[A-Z]/.test(name)).map((name) => `@${name}`);
    case 'class':
      return [...index.classes];
    case 'gradle':
      return [...index.gradle];
    case 'option':
      return offeredCommands(index, known).flatMap(({options}) => options);
    case 'command':
      return index.cli.flatMap(({name}) => name.split('|'));
    case 'config':
      return [...index.config];
    case 'variable':
      return [...index.cliNames.variables];
    case 'hook':
      return [...index.cliNames.hooks];
    case 'debug':
      return [...index.cliNames.debug];
    case 'path':
      if (isVariable(claim.head)) return variableCandidates(claim.head, index);
      return isConfigRoot(claim.head, index) ? [...index.config] : [...index.config, ...index.nested];
    case 'member':
      return memberCandidates(claim, index, web);
    case 'native':
      return nativeMembers(claim, index);
    case 'static':
      return [
        ...staticsOf(claim, index),
        ...membersOf(claim.language === 'web' ? claim.head : '', index, web).flatMap((members) => [
          ...members,
        ]),
      ];
    case 'type':
      return [...index.frameworkTypes[claim.language]];
    case 'base':
      return [...index.nativeTypes].filter((name) => /^cap/i.test(name));
    case 'apple':
      return appleCandidates(claim.name, [...sdk, ...index.words]);
    case 'plugin':
    case 'word':
      return [...index.words];
  }
}

/** Returns the members of a native variable with its name: `call.resolve`. */
function variableCandidates(head: string, index: NameIndex): string[] {
  const members = LANGUAGES.flatMap((language) => nativeMembers({head, language}, index));
  return members.map((member) => `${head}.${member}`);
}

/** Returns names with the prefix `android.`, other prefixes, or constants without a prefix, like the wrong name. */
function permissionCandidates(name: string, index: NameIndex, sdk: Known['sdk']): string[] {
  const all = [...new Set([...index.permissions, ...sdk, ...OTHER_PERMISSIONS])];
  return name.includes('.')
    ? all.filter((one) => one.includes('.'))
    : all.filter((one) => /^[A-Z_\d.]+$|^android\./.test(one));
}

/** Returns the names with the same prefix, and those that only differ in it. */
function appleCandidates(name: string, names: readonly string[]): string[] {
  const prefix = prefixOf(name) ?? '';
  const rest = name.slice(prefix.length);
  return names.filter((one) => {
    const own = prefixOf(one) ?? '';
    return own === prefix || (own !== '' && one.slice(own.length) === rest);
  });
}

/** Returns the prefix of a name from one of Apple's frameworks: `NS` of `NSCameraUsageDescription`. */
function prefixOf(name: string): string | undefined {
  return /^[A-Z]{2,}(?=[A-Z][a-z])/.exec(name)?.[0];
}

function memberCandidates(
  {head, event}: Extract<Claim, {kind: 'member'}>,
  index: NameIndex,
  web: Known['web'],
): string[] {
  if (event !== undefined) return eventsOf(head, index);
  const natives = LANGUAGES.flatMap((language) => staticsOf({head, language}, index));
  if (natives.length > 0 && !index.members.has(head)) return natives;
  return membersOf(head, index, web).flatMap((members) => [...members]);
}

/**
 * Returns the candidates that `name` can be a mistake for. Those that contain it as a whole come alone: a class in
 * another package, or a constant or a name of Apple with more words at its end.
 */
function similarNames(name: string, candidates: readonly string[]): string[] {
  const last = lastPart(name);
  const isWhole = (candidate: string): boolean =>
    last === name
      ? candidate.endsWith(`.${name}`) ||
        (candidate.startsWith(name) && wordEnd(name)?.test(candidate.slice(name.length)) === true)
      : lastPart(candidate) === last;
  const whole = nearestFirst(name, candidates.filter(isWhole));
  if (whole.length > 0) return whole.slice(0, 3);
  // Names with long paths are similar, but only their last parts can be mistaken for each other.
  return nearMatches(name, sameSize(name, candidates)).filter(
    (match) => last === name || nearMatches(last, [lastPart(match)]).length > 0,
  );
}

/** Returns what follows the name if it ends between two words of a longer one. */
function wordEnd(name: string): RegExp | undefined {
  if (/^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(name)) return /^_/;
  return /^[A-Z]{3,}[a-z]\w+$/.test(name) ? /^[A-Z]/ : undefined;
}

/** Returns the last part of `server.url` or `@capacitor/camera`. */
function lastPart(name: string): string {
  return /[^./]*$/.exec(name)?.[0] ?? name;
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
