import {blank} from '../pageSource';
import type {CodeBlock} from '../types';
import {blankForeign, type Segment} from './segments';

const SLASHES = /(?<=^|\s)\/\/\/?\s(?<text>.*)$|\/\*(?<long>[\s\S]*?)\*\//gm;
const HASH = /(?<=^|\s)#\s(?<text>.*)$/gm;
const ANGLES = /<!--(?<text>[\s\S]*?)-->/g;

/** How comments look, by the language after the fence. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  ...forAll(['ts', 'tsx', 'js', 'jsx', 'css', 'swift', 'java', 'kotlin', 'groovy', 'gradle'], SLASHES),
  ...forAll(['bash', 'ruby', 'yaml'], HASH),
  ...forAll(['xml', 'html'], ANGLES),
};

function forAll(languages: readonly string[], pattern: RegExp): Record<string, RegExp> {
  return Object.fromEntries(languages.map((language) => [language, pattern]));
}

/**
 * Returns the comments of a code block, with offsets into `block.code`. Names in them are blank: words in `backticks`,
 * calls, paths, words with capitals or dots inside, and words that the block uses as code.
 */
export function commentSegments(block: CodeBlock): Segment[] {
  const pattern = COMMENTS[block.lang];
  if (!pattern) return [];
  const comments = [...block.code.matchAll(pattern)].map(({0: {length}, index, groups}) => {
    const text = groups?.text ?? groups?.long ?? '';
    return {text, offset: block.code.indexOf(text, index), start: index, end: index + length};
  });
  if (comments.length === 0) return [];
  const code = comments.reduceRight(
    (rest, {start, end}) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    block.code,
  );
  const names = new Set(code.match(/[\p{L}$][\p{L}$\d]*/gu));
  return comments.map(({text, offset}) => ({text: blankNames(blankForeign(text), names), offset}));
}

function blankNames(text: string, names: ReadonlySet<string>): string {
  return text
    .replace(/`[^`]*`|(?<![\w.-])(?:[\w.-]+\/){2,}[\w.-]*/g, blank)
    .replace(/\p{L}+(?:\.\p{L}+)*\(?/gu, (word) => (isName(word) ? blank(word) : word))
    .replace(/\p{L}+/gu, (word) => (names.has(word) ? blank(word) : word));
}

/** Returns whether a word is a call, has a dot, or has a capital inside and a small letter beside or after it. */
function isName(word: string): boolean {
  const small = [...word].findLastIndex((letter) => /\p{Ll}/u.test(letter));
  return /[.(]|\p{Ll}\p{Lu}/u.test(word) || /\p{Lu}/u.test([...word].slice(1, Math.max(small, 1)).join(''));
}
