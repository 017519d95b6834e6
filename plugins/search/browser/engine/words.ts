/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get how i in into is it my of on or that the this to use using what when where which why with you your'.split(
    ' ',
  ),
);
/** Endings in which forms of a word differ. */
const ENDING = /(?:ations?|ions?|ings?|ed|er|ers|es|s|e|ies|y|al)?$/;
const SAME_STEM = 0.9;
const MIN_STEM = 3;
const MIN_PREFIX = 2;

/** A word of a page, ready to be compared. */
export type Form = {readonly word: string; readonly stem: string};

/** Returns the words of a text as they are compared: lower case, without punctuation and accents. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[\s/,;()[\]{}"'`<>|=…]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Returns the words of a query that say something; all of them when none does. */
export function meaningfulWords(text: string): string[] {
  const words = wordsOf(text);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)];
}

/** Returns the parts of an identifier, `getPhoto` or `splash-screen`, as words; nothing for a plain word. */
export function partsOf(word: string): string[] {
  const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  return parts.length > 1 ? parts.map(fold) : [];
}

/** Returns a word ready to be compared. */
export function formOf(word: string): Form {
  return {word, stem: stemOf(word)};
}

/** Returns how well a word of a page is what is looked for: 1 the same, less for other forms and beginnings. */
export function likeness({word, stem}: Form, wanted: Form): number {
  if (word === wanted.word) return 1;
  if (stem === wanted.stem && stem.length >= MIN_STEM) return SAME_STEM;
  // `7` is said of 7.0.
  if (/^\d+$/.test(wanted.word) && word.startsWith(`${wanted.word}.`)) return SAME_STEM;
  if (wanted.word.length < MIN_PREFIX || !word.startsWith(wanted.word)) return 0;
  return 0.5 + 0.3 * (wanted.word.length / word.length);
}

/** Returns the letters and digits of a text in lower case: `getPhoto()` and `get photo` are the same. */
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
