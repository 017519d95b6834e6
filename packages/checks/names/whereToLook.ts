import type {Requirements} from '../../pages/requirements';
import type {DocPage} from '../types';
import type {Places} from './describe';
import {isKnown, type Known} from './lookUp';
import type {Claim, NameIndex} from './types';

/**
 * Returns the docs versions whose packages may have the names on a page: the page's own version and, for an upgrade
 * guide (`updating/5-0.md`, `updating/plugins/8-0.md`), all versions up to the major that it leads to.
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
 * Returns whether a name that the page's versions don't have is a mistake. Four kinds of names need a closer look: a
 * package outside our scope only matters if some version documents it, an option can belong to npm, Gradle or Xcode, a
 * name in capitals can belong to them too, and a capitalized word can be a plain word.
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
  // Environment variables and constants of other tools. The CLI's own start with CAP.
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

/** Returns whether other versions have the name, but only as a platform's name that their sources use. */
function isForeign(claim: Claim, others: readonly NameIndex[]): boolean {
  if (claim.kind !== 'word' && claim.kind !== 'apple' && claim.kind !== 'member') return false;
  const name = claim.kind === 'member' ? claim.head : claim.name;
  const having = others.filter(({words}) => words.has(name));
  return having.length > 0 && having.every(({foreign}) => foreign.has(name));
}
