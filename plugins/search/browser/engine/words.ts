/** Stop words: they say nothing about what a reader is looking for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a after an and are as at be by can do does for from get how i in into is it my of on or that the this to use using what when where which why with you your'.split(
    ' ',
  ),
);
/** The suffixes by which forms of a word differ. */
const ENDING = /(?:ations?|ions?|ings?|ed|er|ers|es|s|e|ies|y|al)?$/;
const SAME_STEM = 0.9;
/** From this likeness on, two words are forms of one word. Below it, one may only start with the other. */
export const SAME_WORD = 0.8;
const MIN_STEM = 3;
const MIN_PREFIX = 2;

/** A page's word, normalized for comparison. */
export type Form = {readonly word: string; readonly stem: string};

/** Returns a text's words, normalized for comparison: lowercase, without punctuation and accents. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[\s/,;()[\]{}"'`<>|=…]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Returns a query's words without stop words, or all of them if there is nothing else. */
export function meaningfulWords(text: string): string[] {
  const words = wordsOf(text);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)];
}

/**
 * Returns the parts of an identifier such as `getPhoto` or `splash-screen`, or nothing for a plain word. Those of
 * `server.androidScheme` include `androidscheme`, and those of `android:label="…"` include `label`, because people leave out
 * the first name.
 */
export function partsOf(word: string): string[] {
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const names = word.split(/[.:="]+/).filter((name) => /^[\p{L}\p{N}]+$/u.test(name));
  return parts.length > 1 ? [...new Set([...parts, ...(names.length > 1 ? names : [])].map(fold))] : [];
}

/** Returns a word normalized for comparison. */
export function formOf(word: string): Form {
  return {word, stem: stemOf(word)};
}

/** Returns how well a page's word matches a query word: 1 if they are equal, less for other forms and prefixes. */
export function likeness({word, stem}: Form, wanted: Form): number {
  if (word === wanted.word) return 1;
  if (stem === wanted.stem && stem.length >= MIN_STEM) return SAME_STEM;
  // `7` also matches 7.0.
  if (/^\d+$/.test(wanted.word) && word.startsWith(`${wanted.word}.`)) return SAME_STEM;
  if (wanted.word.length < MIN_PREFIX || !word.startsWith(wanted.word)) return 0;
  return 0.5 + 0.3 * (wanted.word.length / word.length);
}

/** Returns a text's letters and digits in lowercase, so that `getPhoto()` and `get photo` are equal. */
export function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM ? stem.replace(/(.)\1$/, '$1') : word;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
