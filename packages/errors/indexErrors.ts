import type {Matchable} from './matchable';
import {patternsOf, type Word, type WordPattern} from './patterns';

/** A word with its number, which equal words share, and with its weight: the fewer errors have it, the more it says. */
type WeighedWord = Word & {readonly id: number; readonly weight: number};

/** What a log is searched for. */
export type Pattern = Omit<WordPattern, 'words'> & {
  /** The index of its error. */
  readonly error: number;
  /** The same for all spellings of a message. */
  readonly key: string;
  readonly words: readonly WeighedWord[];
  /** The weight of the words that have to be there, and of the others. */
  readonly total: number;
  readonly optional: number;
};

/** Errors in the form in which a log is compared with them. */
export type ErrorIndex = {
  readonly errors: readonly Matchable[];
  readonly patterns: readonly Pattern[];
  /** The number of each word. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Returns the weight of any word. */
  readonly weightOf: (word: string) => number;
};

/** In how few messages a rare word says as much as in a docs version, which has more of them. */
const FEWEST = 1000;

/** Returns an index of the errors. It takes about half a second for a docs version, and serves for any number of logs. */
export function indexErrors(errors: readonly Matchable[]): ErrorIndex {
  const all = errors.flatMap((error, index) =>
    patternsOf(error).map((pattern) => ({...pattern, error: index, key: keyOf(pattern)})),
  );
  const frequency = frequencies(all);
  const numbers = new Map([...frequency.keys()].map((word, index) => [word, index + 1]));
  const messages = Math.max(new Set(all.map(({key}) => key)).size, FEWEST);
  const weightOf = (word: string): number => Math.log(1 + messages / (frequency.get(word) ?? 1));
  const patterns = all.map((pattern) => weighed(pattern, numbers, weightOf));
  return {errors, patterns, numbers, weightOf};
}

const keyOf = ({words}: WordPattern): string => words.map(({word}) => word).join(' ');

/**
 * Returns how many errors have a word, or how many messages if these are fewer: neither further wordings of an error nor a
 * code that many errors share make it say less.
 */
function frequencies(
  patterns: readonly (WordPattern & Pick<Pattern, 'error' | 'key'>)[],
): Map<string, number> {
  const having = new Map<string, {errors: Set<number>; messages: Set<string>}>();
  for (const {error, key, words} of patterns) {
    for (const {word} of words) {
      const {errors, messages} = having.get(word) ?? {errors: new Set(), messages: new Set()};
      having.set(word, {errors: errors.add(error), messages: messages.add(key)});
    }
  }
  return new Map(
    [...having].map(([word, {errors, messages}]) => [word, Math.min(errors.size, messages.size)]),
  );
}

function weighed(
  pattern: WordPattern & Pick<Pattern, 'error' | 'key'>,
  numbers: ReadonlyMap<string, number>,
  weightOf: ErrorIndex['weightOf'],
): Pattern {
  const words = pattern.words.map((word) => ({
    ...word,
    id: numbers.get(word.word) ?? 0,
    weight: weightOf(word.word) * (word.isOptional ? OPTIONAL : 1),
  }));
  const sum = (isOptional: boolean): number =>
    words.reduce((total, word) => total + (word.isOptional === isOptional ? word.weight : 0), 0);
  return {...pattern, words, total: sum(false), optional: sum(true)};
}

/** What a word counts that doesn't have to be there. */
const OPTIONAL = 0.5;
