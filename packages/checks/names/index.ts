import {memoizeByVersion} from '../../lib/memoize';
import {didYouMean, isOneMistake} from '../../lib/nearMatches';
import {versionsFor} from '../guideVersions';
import {pageRule} from '../pageRule';
import type {CheckContext, DocPage, PlacedProblem} from '../types';
import {docsVersions, versionRange} from '../versionSpan';
import {isAllowed} from './allowList';
import {candidates, isKnown, isLikePermission, membersLike, messageFor, type Known} from './lookUp';
import {manifestProblems} from './manifest';
import {methodLinkProblems} from './methodLinks';
import {ownNames} from './ownNames';
import {pageClaims} from './pageClaims';
import {privacyReasonProblems} from './privacyReasons';
import {readNames, readWebNames} from './readNames';
import type {Claim, Names} from './types';

/**
 * Checks that names in inline code and samples that look like Capacitor's, Android's or Apple's exist in the packages of
 * the page's docs version, and that links named after a method lead to it.
 */
export const namesRule = pageRule({
  name: 'names',
  checksSamples: true,
  check: (page, context) => [
    ...methodLinkProblems(page),
    ...manifestProblems(page),
    ...privacyReasonProblems(page),
    ...unknownNames(page, context),
  ],
});

/** Returns the names of a docs version, which are read once. */
export const loadNames = memoizeByVersion(readNames);
let webNames: ReadonlySet<string> | undefined;

function unknownNames(page: DocPage, {siteDir, requirements}: CheckContext): PlacedProblem[] {
  const namesOf = (version: string): Names => loadNames(siteDir, version);
  const all = docsVersions(siteDir);
  const versions = versionsFor(page, requirements);
  const known = knownOn(page, namesOf(page.version));
  return pageClaims(page)
    .filter(({claim}) => isUnknown(claim, versions.map(namesOf), known) && !isAllowed(claim.name, page))
    .flatMap(({claim, line, column}) => {
      const others = all.filter((name) => !versions.includes(name)).map(namesOf);
      // Suggestions for an upgrade guide come from the version that it leads to.
      const own = namesOf(versions.at(-1) ?? page.version);
      if (!isJudged(claim, page, own, known, others)) return [];
      const where = versionRange(versions, all);
      const having = others.filter((names) => isKnown(claim, names, known)).map(({version}) => version);
      const elsewhere = versionRange(having, all);
      return [{line, column, message: messageFor(claim, where), hint: hintFor(claim, own, known, elsewhere)}];
    });
}

/** Returns the names that are known on a page besides the packages of its version, and the commands that it is about. */
export function knownOn(page: DocPage, {options}: Names): Known {
  const own = /^cli\/(?:commands\/)?([\w-]+)\.mdx?$/.exec(page.path)?.[1];
  const mentioned = [...page.source.matchAll(/\bcap ([a-z][\w:-]*)/g)].map((match) => match[1] ?? '');
  const commands = own !== undefined && options.has(own) ? new Set([own, ...mentioned]) : undefined;
  webNames ??= readWebNames();
  return {web: webNames, own: ownNames(page), commands};
}

/** Whether some version doesn't have the name, and no other one has it, such as a later one in an upgrade guide. */
function isUnknown(claim: Claim, versions: readonly Names[], known: Known): boolean {
  const answers = versions.map((names) => isKnown(claim, names, known));
  return answers.includes(false) && !answers.includes(true);
}

/**
 * Returns whether a name that the page's versions don't have is a mistake. An option or a name in capitals can belong to
 * npm, Gradle or Xcode, so it is only a mistake if another version has it, or if it's almost an option of Capacitor's CLI. A
 * name that other versions only use as a platform's isn't one.
 */
function isJudged(
  claim: Claim,
  {path}: DocPage,
  own: Names,
  known: Known,
  others: readonly Names[],
): boolean {
  const isElsewhere = (): boolean => others.some((names) => isKnown(claim, names, known));
  if (claim.kind === 'typo') return candidates(claim, own, known).length > 0;
  if (claim.kind === 'option')
    return (
      path.startsWith('cli/') || isElsewhere() || isMisspelled(claim.name, candidates(claim, own, known))
    );
  if (claim.kind === 'word' && /^(?!CAP)[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(claim.name))
    return isElsewhere() || isLikePermission(claim.name);
  if (!['word', 'apple', 'member'].includes(claim.kind)) return true;
  const name = claim.head ?? claim.name;
  const using = others.filter(({words}) => words.has(name));
  return using.length === 0 || using.some(({foreign}) => !foreign.has(name));
}

function isMisspelled(option: string, known: readonly string[]): boolean {
  return option.length > 6 && known.some((one) => isOneMistake(option, one));
}

const MOST_NAMED = 8;

/** Returns the hint for a name: similar names in the page's version, and which other versions have the name. */
function hintFor(claim: Claim, names: Names, known: Known, elsewhere: string): string {
  const wanted = (claim.kind === 'member' ? (claim.event ?? claim.member) : undefined) ?? claim.name;
  const all = candidates(claim, names, known);
  const close = all.filter((name) => isOneMistake(wanted, name));
  const near = didYouMean(wanted, close.length > 0 || elsewhere !== '' ? close : all).trim();
  const there = elsewhere === '' ? '' : `It exists in ${elsewhere}`;
  if (near || there) return [near, there].filter(Boolean).join(' ');
  const members = claim.kind === 'member' ? membersLike(claim, names).slice(0, MOST_NAMED) : [];
  return members.length > 0
    ? `It has ${members.join(', ')}`
    : 'Correct it, or add it to packages/checks/names/allowed.json with a reason';
}
