import type {VersionIndex} from './pagefindClient';
import type {Term} from './terms';

/** A likely spelling counts nearly as much as the word that was typed. */
const CORRECTION_WEIGHT = 0.9;
const NOWHERE_SHARE = 0.25;

export type Corrected = {
  readonly terms: readonly Term[];
  /** The query in the likely spelling; undefined when all its words are known. */
  readonly spelling?: string;
};

/** Adds the likely spelling of each word that no page has and that begins no name; drops what is no word at all. */
export async function correct(
  indexes: readonly VersionIndex[],
  terms: readonly Term[],
  text: string,
): Promise<Corrected> {
  const unknown = await Promise.all(terms.map(({word}) => isUnknown(indexes, word)));
  if (!unknown.includes(true)) return {terms};
  const corrections = terms.map(({word}, i) => (unknown[i] ? closestName(indexes, word) : undefined));
  const nowhere = await Promise.all(
    terms.map(async ({word}, i) => {
      const lost = unknown[i] === true && corrections[i] === undefined;
      return lost && (await isNowhere(indexes, word));
    }),
  );
  const corrected = terms.map((term, i): Term => {
    const words = corrections[i];
    if (words === undefined) return term;
    return {...term, alternatives: [...term.alternatives, {words, weight: CORRECTION_WEIGHT}]};
  });
  const spelling = terms.reduce((all, {word}, i) => replaceWord(all, word, corrections[i] ?? word), text);
  return {
    terms: corrected.filter((_term, i) => !nowhere[i]),
    ...(spelling === text ? {} : {spelling}),
  };
}

async function isUnknown(indexes: readonly VersionIndex[], word: string): Promise<boolean> {
  if (indexes.some(({names}) => names.knows(word))) return false;
  const known = await Promise.all(indexes.map((index) => index.has(word)));
  return !known.includes(true);
}

function closestName(indexes: readonly VersionIndex[], word: string): string | undefined {
  return indexes.map(({names}) => names.closest(word)).find((closest) => closest !== undefined);
}

/**
 * True when the word has nothing to do with what Pagefind finds for it: for a word that is unknown it takes
 * ever shorter beginnings, and a letter or two begin words on most pages.
 */
async function isNowhere(indexes: readonly VersionIndex[], word: string): Promise<boolean> {
  const shares = await Promise.all(
    indexes.map(async ({find, catalog}) => {
      const parts = catalog.pages.reduce((sum, page) => sum + page.parts.length, 0);
      return (await find(word)).length / parts;
    }),
  );
  return shares.every((share) => share > NOWHERE_SHARE);
}

function replaceWord(text: string, word: string, correction: string): string {
  const start = text.toLowerCase().indexOf(word);
  return start < 0 ? text : text.slice(0, start) + correction + text.slice(start + word.length);
}
