import type {PartText} from './catalog';
import {countBy} from './countBy';
import type {LoadedIndex} from './pagefindClient';
import {closestWord} from './spelling';
import type {Term} from './terms';
import {WordMatcher} from './wordMatcher';
import {wordsOf} from './words';

/** The weight of a suggested spelling, slightly below that of the word that was typed. */
const CORRECTION_WEIGHT = 0.9;
/** How many of Pagefind's matches for an unknown word are examined. */
const SAMPLES = 3;

export type Corrected = {
  readonly terms: readonly Term[];
  /** The query with the suggested spelling; undefined if all of its words are known. */
  readonly spelling?: string;
};

/** Whether the pages contain a word, contain one that was probably meant, or neither. */
type Finding = 'known' | 'nowhere' | {readonly meant: string};

type AskedIndex = Pick<LoadedIndex, 'names' | 'has' | 'find' | 'read'>;

/**
 * Adds the suggested spelling of each word that isn't on any page and isn't the start of a name. Drops words that have
 * neither matches nor suggestions.
 */
export async function correct(index: AskedIndex, terms: readonly Term[], text: string): Promise<Corrected> {
  const findings = await Promise.all(terms.map(({word}) => lookUp(index, word)));
  const corrected = terms.flatMap((term, i): Term[] => {
    const finding = findings[i];
    if (finding === 'nowhere') return [];
    if (finding === undefined || finding === 'known') return [term];
    const alternative = {words: finding.meant, weight: CORRECTION_WEIGHT};
    return [{...term, alternatives: [...term.alternatives, alternative]}];
  });
  const spelling = terms.reduce((all, {word}, i) => replaceWord(all, word, findings[i]), text);
  return {terms: corrected, ...(spelling === text ? {} : {spelling})};
}

async function lookUp(index: AskedIndex, word: string): Promise<Finding> {
  if (index.names.knows(word) || (await index.has(word))) return 'known';
  const closest = index.names.closest(word);
  return closest === undefined ? lookInTexts(index, word) : {meant: closest};
}

/**
 * For an unknown word, Pagefind tries ever shorter prefixes until one matches: it finds `nothing` for `nothingness`,
 * but any word with a `q` for `qwerty`. A match is used only if its text contains a form of the word or a similar
 * spelling.
 */
async function lookInTexts(index: AskedIndex, word: string): Promise<Finding> {
  const found = (await index.find(word)).slice(0, SAMPLES);
  const texts = await Promise.all(found.map(async ({id}) => wordsOfPart(await index.read(id))));
  const words = texts.flat();
  const matcher = new WordMatcher([word]);
  if (words.some((shown) => matcher.wantedIn(shown) >= 0)) return 'known';
  const meant = closestWord(word, [...countBy(words.flatMap(wordsOf), String)]);
  return meant === undefined ? 'nowhere' : {meant};
}

function wordsOfPart({places}: PartText): string[] {
  return places.flatMap(({heading, text, code}) => `${heading} ${text} ${code}`.split(/\s+/));
}

function replaceWord(text: string, word: string, finding: Finding | undefined): string {
  if (typeof finding !== 'object') return text;
  const start = text.toLowerCase().indexOf(word);
  return start < 0 ? text : text.slice(0, start) + finding.meant + text.slice(start + word.length);
}
