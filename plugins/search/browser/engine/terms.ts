import synonyms from '../../../../src/data/synonyms.json';
import {formOf, likeness, meaningfulWords} from './words';

/** A word of the query and its alternatives, each of one or more words. */
export type Term = {
  readonly word: string;
  readonly alternatives: readonly Alternative[];
  /** Whether to search only titles and headings for the word itself. */
  readonly inNames?: boolean;
};

export type Alternative = {
  readonly words: string;
  readonly weight: number;
  /** Whether to search only titles and headings, because too many texts mention the word. */
  readonly inNames?: boolean;
};

/** Longer queries are truncated, because nobody types them and each word takes time. */
const MAX_CHARACTERS = 200;
const MAX_WORDS = 10;
/** In longer queries, adjacent words are rarely a single name. */
const MAX_JOINED = 3;
const SYNONYM_WEIGHT = 0.8;
/** If the query is a former name and nothing else, it means that plugin. */
const FORMER_WEIGHT = 1;
const JOINED_WEIGHT = 0.9;
const FORM = 0.9;

/** The names of plugins by names that they had in earlier versions (`src/data/addresses.json`). */
const FORMER = new Map(Object.entries(synonyms.formerNames));
/** Each way to say a concept, split into words once. */
const SAYINGS = synonyms.concepts.flatMap(({say, mean}) =>
  say.map((saying) => ({forms: meaningfulWords(saying).map(formOf), mean})),
);

/** Returns the significant words of a query, with the terms that the documentation uses for the same things. */
export function termsOf(text: string): Term[] {
  const words = meaningfulWords(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  const alternatives = words.map((): Alternative[] => []);
  for (const {forms, mean} of SAYINGS) {
    const start = findSaying(words, forms);
    if (start < 0) continue;
    const meant = mean.map((name) => ({words: name, weight: SYNONYM_WEIGHT, inNames: true}));
    for (let i = start; i < start + forms.length; i++) alternatives[i]?.push(...meant);
  }
  const now = FORMER.get(words.join(' '));
  if (now !== undefined) {
    for (const list of alternatives) list.push({words: now, weight: FORMER_WEIGHT, inNames: true});
  }
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next === undefined || words.length > MAX_JOINED) return;
    // `version code` also matches `versionCode`; in Pagefind, quotation marks request an exact match.
    const joined = {words: `"${word}${next}"`, weight: JOINED_WEIGHT};
    for (const place of [i, i + 1]) alternatives[place]?.push(joined);
  });
  return words.map((word, i) => ({word, alternatives: alternatives[i] ?? []}));
}

/** Returns the index at which a saying's words appear in sequence, or -1. */
function findSaying(words: readonly string[], forms: readonly ReturnType<typeof formOf>[]): number {
  return words.findIndex((_word, start) =>
    forms.every((form, i) => {
      const word = words[start + i];
      return word !== undefined && likeness(formOf(word), form) >= FORM;
    }),
  );
}
