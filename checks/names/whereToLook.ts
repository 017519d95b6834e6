import type {Requirements} from '../../plugins/content/version-numbers';
import type {DocPage} from '../types';
import type {Places} from './describe';
import {isKnown, type Known} from './lookUp';
import type {Claim, NameIndex} from './types';

/**
 * Returns the docs versions whose packages may have the names of a page: its own, and for an upgrade guide
 * (`updating/5-0.md`, `updating/plugins/8-0.md`) all up to the major that it leads to.
 */
export function versionsFor(
  {path, version}: Pick<DocPage, 'path' | 'version'>,
  requirements: Requirements,
): string[] {
  if (!path.startsWith('updating/')) return [version];
  const majors = requirements.major?.values ?? {};
  const target = Number(/\/(\d+)-\d+\.mdx?$/.exec(path)?.[1] ?? majors[version]);
  return Object.keys(majors).filter((name) => Number(majors[name]) <= target);
}

/**
 * Tells whether a name that the page's versions lack is the page's mistake. Four kinds need more than a look
 * at the shape: a package of another scope concerns us only if some version documents it, an option may be one of npm, Gradle or Xcode, a name in capitals may be one of theirs too, and
 * a word with a capital may be a word.
 */
export function isJudged(
  claim: Claim,
  {path}: Pick<DocPage, 'path'>,
  {own, others}: Pick<Places, 'own' | 'others'>,
  known: Known,
): boolean {
  if (isForeign(claim, others)) return false;
  if (claim.kind === 'package' && !claim.name.startsWith('@capacitor/')) {
    return others.some(({packages}) => packages.has(claim.name));
  }
  // Environment variables and constants of other tools; the CLI's own begin so.
  if (claim.kind === 'word' && /^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(claim.name) && !/^CAP/.test(claim.name)) {
    return others.some((other) => isKnown(claim, other, known));
  }
  if (claim.kind === 'option') {
    return path.startsWith('cli/') || others.some((other) => isKnown(claim, other, known));
  }
  if (claim.kind !== 'plugin') return true;
  const isPlugin = ({plugins}: NameIndex): boolean => plugins.some(({jsName}) => jsName === claim.name);
  return others.some(isPlugin) && !isPlugin(own);
}

/** Tells whether other versions have the name, and only as one of the platforms that their sources use. */
function isForeign(claim: Claim, others: readonly NameIndex[]): boolean {
  if (claim.kind !== 'word' && claim.kind !== 'apple' && claim.kind !== 'member') return false;
  const name = claim.kind === 'member' ? claim.head : claim.name;
  const having = others.filter(({words}) => words.has(name));
  return having.length > 0 && having.every(({foreign}) => foreign.has(name));
}
