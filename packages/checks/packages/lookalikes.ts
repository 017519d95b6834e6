import {editDistance} from '../../lib/nearMatches';
import {codeIn} from './codeIn';
import type {Names} from './knownPackages';

/** A word on a page that is almost the name of a package. */
export type Lookalike = {
  readonly word: string;
  /** The package that it's most likely a mistake for. */
  readonly meant: string;
  /** Where it is in the page's source (UTF-16 units). */
  readonly offset: number;
};

const PART = String.raw`[a-z\d]+(?:[._-][a-z\d]+)*`;
/** Words with a scope or a hyphen. Those in addresses, file names, anchors and longer names aren't packages. */
const WORD = new RegExp(
  String.raw`(?<![\w./\\@:%#$-])(?:@${PART}\/${PART}|[a-z][a-z\d]*(?:-[a-z\d]+)+)(?![\w/-]|\.\w)`,
  'g',
);

/**
 * Returns the words in a page's source that have one mistake in the name of a known package, wherever they are: in a
 * sentence, a table, a script or some output. The `typescript` rule finds those in compiled code.
 */
export function lookalikesIn(source: string, {packages, others}: Names): Lookalike[] {
  const known = new Set([...packages, ...others]);
  const names = packages.filter((name) => name.startsWith('@') || name.includes('-'));
  const compiled = codeIn(source).filter(({lang}) => /^(?:ts|tsx|js|jsx|vue)$/.test(lang ?? ''));
  return [...source.matchAll(WORD)].flatMap(({0: word, index}) => {
    if (known.has(word)) return [];
    if (compiled.some(({offset, text}) => offset <= index && index < offset + text.length)) return [];
    const meant = names.find((name) => isOneMistake(word, name));
    return meant === undefined ? [] : [{word, meant, offset: index}];
  });
}

/** Whether a single letter is missing, added or wrong, or two neighbors are swapped. */
function isOneMistake(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  const distance = editDistance(word, name);
  return distance === 1 || (distance === 2 && isSwap(word, name));
}

function isSwap(word: string, name: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== name[index]);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === name;
}
