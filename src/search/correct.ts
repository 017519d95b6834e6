import type {VersionIndex} from './pagefindClient';
import type {Term} from './terms';

/** A likely spelling counts nearly as much as the word that was typed. */
const CORRECTION_WEIGHT = 0.9;

export type Corrected = {
  readonly terms: readonly Term[];
  /** The query in the likely spelling; undefined when all its words are known. */
  readonly spelling?: string;
};

/** Adds the likely spelling of each word that no page has and that begins no name. */
export async function correct(
  indexes: readonly VersionIndex[],
  terms: readonly Term[],
  text: string,
): Promise<Corrected> {
  const corrections = await Promise.all(terms.map(({word}) => correctionOf(indexes, word)));
  if (corrections.every((correction) => correction === undefined)) return {terms};
  const corrected = terms.map((term, i): Term => {
    const words = corrections[i];
    if (words === undefined) return term;
    return {...term, alternatives: [...term.alternatives, {words, weight: CORRECTION_WEIGHT}]};
  });
  const spelling = terms.reduce((all, {word}, i) => replaceWord(all, word, corrections[i] ?? word), text);
  return {terms: corrected, spelling};
}

async function correctionOf(indexes: readonly VersionIndex[], word: string): Promise<string | undefined> {
  if (indexes.some(({names}) => names.knows(word))) return undefined;
  const known = await Promise.all(indexes.map((index) => index.has(word)));
  if (known.includes(true)) return undefined;
  return indexes.map(({names}) => names.closest(word)).find((closest) => closest !== undefined);
}

function replaceWord(text: string, word: string, correction: string): string {
  const start = text.toLowerCase().indexOf(word);
  return start < 0 ? text : text.slice(0, start) + correction + text.slice(start + word.length);
}
