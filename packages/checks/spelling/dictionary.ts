import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import type {SpellingDictionary} from 'cspell-dictionary';
import {memoize} from '../../lib/memoize';
import {nearMatches} from '../../lib/nearMatches';
import houseSpellings from './houseSpellings.json';

/** What the rule needs to know about a word. */
export type Speller = {
  /** Returns whether the word is spelled correctly, including its capitals. */
  readonly knows: (word: string) => boolean;
  /** Returns at most three corrections, best first. The list is empty if no word is similar. */
  readonly suggest: (word: string) => readonly string[];
};

/** The file with the project's own words, from the site's folder. */
const DICTIONARY_FILE = 'packages/checks/spelling/dictionary.txt';

/** Corrections of spellings that the American dictionary accepts. */
const HOUSE: ReadonlyMap<string, string> = new Map(Object.entries(houseSpellings));

/** How long the search for similar words may take. */
const SUGGESTING_MS = 60_000;

let english: Promise<SpellingDictionary> | undefined;

/**
 * Returns the site's spelling checker: cspell's dictionary of American English, and the words of `dictionary.txt` with
 * the capitals that they have there. The dictionary is read once per process.
 */
export async function loadSpeller(siteDir: string, words = readWords(siteDir)): Promise<Speller> {
  english ??= loadEnglish();
  return spellerFor(words.join(), words, await english);
}

const spellerFor = memoize(1, (_key: string, words: readonly string[], dictionary: SpellingDictionary) =>
  createSpeller(dictionary, words),
);

async function loadEnglish(): Promise<SpellingDictionary> {
  // Both are ES modules only, and a page whose findings are cached needs neither.
  const {createSpellingDictionaryFromTrieFile} = await import('cspell-dictionary');
  const file = path.join(path.dirname(require.resolve('@cspell/dict-en_us')), 'en_US.trie.gz');
  const trie = await promisify(gunzip)(await fs.promises.readFile(file));
  return createSpellingDictionaryFromTrieFile(new Uint8Array(trie), 'en_us', file, {});
}

/** Returns the lines of `dictionary.txt` that contain a word. */
export function readWords(siteDir: string): string[] {
  return fs.readFileSync(path.join(siteDir, DICTIONARY_FILE), 'utf8').split('\n').filter(Boolean);
}

/**
 * Returns a spelling checker for `english` and the project's `words`. A word like `getPhoto` is a name from code and
 * correct, unless it's another word with the wrong capitals, like `macOs`.
 */
function createSpeller(english: SpellingDictionary, words: readonly string[]): Speller {
  const own = new Set(words);
  const byLetters = new Map(words.map((word) => [word.toLowerCase(), word]));
  const corrected = (word: string): string | undefined =>
    HOUSE.get(word) ?? capitalize(HOUSE.get(decapitalize(word)), word);
  const isListed = (word: string): boolean =>
    own.has(word) || own.has(decapitalize(word)) || english.has(word, {ignoreCase: false});
  const isCodeName = (word: string): boolean =>
    /^\p{Ll}+\p{Lu}/u.test(word) && !byLetters.has(word.toLowerCase()) && !english.has(word);
  const knows = (word: string): boolean =>
    corrected(word) === undefined &&
    (isListed(word) || (isPluralOfName(word) && isListed(word.slice(0, -1))) || isCodeName(word));
  const suggest = (word: string): readonly string[] => {
    const right = corrected(word) ?? byLetters.get(word.toLowerCase());
    if (right !== undefined) return [right];
    const startsLike = (other: string): boolean =>
      other.charAt(0).toLowerCase() === word.charAt(0).toLowerCase();
    const candidates = [...nearMatches(word, words).filter(startsLike), ...englishNear(word)];
    const otherCapitals = candidates.find(
      (found) => found.toLowerCase() === word.toLowerCase() && isListed(found),
    );
    if (otherCapitals !== undefined) return [otherCapitals];
    return [...new Set(candidates.filter(isListed))].slice(0, 3);
  };
  // A wrong letter costs about 100. With the usual time limit, the suggestions would depend on how busy the machine is.
  const englishNear = (word: string): string[] =>
    english
      .suggest(word, {numSuggestions: 6, timeout: SUGGESTING_MS})
      .filter(({cost, word: found}) => cost <= 200 && !/[ ']/.test(found))
      .map(({word: found}) => found);
  return {
    knows: memoize(Infinity, (word: string) => knows(stemOf(word))),
    suggest: memoize(Infinity, (word: string) => suggest(stemOf(word))),
  };
}

/** Returns whether a word looks like the plural of a name with capitals inside: `PWAs`, `WebViews`. */
function isPluralOfName(word: string): boolean {
  return /^\p{L}+\p{Lu}\p{Ll}*s$/u.test(word);
}

/** Returns the word with straight apostrophes and without a possessive ending. */
function stemOf(word: string): string {
  return word.replaceAll('’', "'").replace(/'s$|(?<=s)'$/, '');
}

function decapitalize(word: string): string {
  return /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word;
}

/**
 * Returns the correction of a word at the start of a sentence, or `undefined` if it's correct except for its capital.
 */
function capitalize(right: string | undefined, wrong: string): string | undefined {
  const capitalized = right && right.charAt(0).toUpperCase() + right.slice(1);
  return capitalized === wrong ? undefined : capitalized;
}
