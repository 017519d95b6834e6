import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {docsVersions} from '../versionSpan';
import {isAllowed} from './allowList';
import {hasName, hintFor, messageFor} from './describe';
import {knownOn} from './knownOn';
import {loadNames} from './loadNames';
import {isKnown, type Known} from './lookUp';
import {manifestProblems} from './manifest';
import {methodLinkProblems} from './methodLinks';
import {pageClaims} from './pageClaims';
import {misspelledPermission} from './permissions';
import {privacyReasonProblems} from './privacyReasons';
import type {Claim, NameIndex} from './types';
import {isJudged, versionsFor} from './whereToLook';

const NAME = 'names';
/** The types in TypeScript's declarations that have the names of HTML's and SVG's elements as members. */
const TAG_NAMES = ['HTMLElementTagNameMap', 'SVGElementTagNameMap'];

/**
 * Checks that names in inline code that look like Capacitor's, Android's or Apple's exist in the packages of the page's
 * docs version, and that links named after a method lead to it.
 */
export const namesRule: PageRule = {
  name: NAME,
  inputs: [],
  check: async (pages, version, context) => {
    const found: Finding[] = [];
    for (const page of pages) found.push(...(await checkPage(page, version, context)));
    return found;
  },
};

async function checkPage(page: DocPage, version: string, context: CheckContext): Promise<Finding[]> {
  const {siteDir, requirements} = context;
  const versions = versionsFor(page, requirements);
  const indexes = await Promise.all(versions.map((name) => loadNames(siteDir, name)));
  const own = await loadNames(siteDir, version);
  const known = await knownOn(page, own, siteDir);
  const unknown = pageClaims(page, requirements).filter(
    ({claim}) => isUnknown(claim, indexes, known) && !isAllowed(claim.name, page),
  );
  const elsewhere = new Set(TAG_NAMES.flatMap((name) => [...(known.web.members.get(name) ?? [])]));
  const others = [
    ...methodLinkProblems(page, own.plugins),
    ...manifestProblems(page, elsewhere),
    ...privacyReasonProblems(page),
  ].map((problem) => ({file: page.file, rule: NAME, ...problem}));
  if (unknown.length === 0) return others.sort(byPlace);
  // Suggestions for an upgrade guide come from the version that it leads to.
  const places = {
    own: indexes.at(-1) ?? own,
    others: await otherIndexes(versions, siteDir),
    all: docsVersions(siteDir),
  };
  const names = unknown
    .map(({claim, ...place}) => ({claim: misspelledPermission(claim) ?? claim, ...place}))
    .filter(({claim}) => isJudged(claim, page, places, known))
    .map(({claim, line, column}) => {
      const message = messageFor(claim, versions, places.all);
      return {file: page.file, line, column, rule: NAME, message, hint: hintFor(claim, places, known)};
    });
  return [...others, ...names].sort(byPlace);
}

/** Whether some version doesn't have the name, and no other one has it, such as a later one in an upgrade guide. */
function isUnknown(claim: Claim, indexes: readonly NameIndex[], known: Known): boolean {
  return (
    indexes.some((index) => !isKnown(claim, index, known)) &&
    !indexes.some((index) => hasName(claim, index, known))
  );
}

function byPlace(a: Finding, b: Finding): number {
  return a.line - b.line || a.column - b.column;
}

function otherIndexes(versions: readonly string[], siteDir: string): Promise<NameIndex[]> {
  const others = docsVersions(siteDir).filter((name) => !versions.includes(name));
  return Promise.all(others.map((name) => loadNames(siteDir, name)));
}
