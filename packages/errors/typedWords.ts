import type {ErrorIndex} from './indexErrors';
import type {Found} from './lookUp';
import type {LogLine} from './readLog';
import {wordsOf} from './words';

/** In words: one alone can mean anything, and more are a sentence, which isn't typed to find a message. */
const FEWEST = 2;
const MOST = 6;

/** The share of the words, by weight, that a message has to have. */
const SHARE = 0.85;

const ANSWERS = 3;

/** What speaks against the errors of other versions, and against long messages, which have many words. */
const AGAINST = {foreign: 0.2, word: 0.001};

/** Returns the errors that a few words are about, if somebody typed them instead of the message: `cleartext not permitted`. */
export function typedWords(lines: readonly LogLine[], index: ErrorIndex): Found[] {
  const words = [...new Set(lines.flatMap(({text}) => wordsOf(text)))];
  if (lines.length !== 1 || words.length < FEWEST || words.length > MOST) return [];
  const weights = new Map(words.map((word) => [index.numbers.get(word) ?? 0, index.weightOf(word)]));
  const total = words.reduce((sum, word) => sum + index.weightOf(word), 0);
  const scored = index.patterns.flatMap(({error, key, words: own}) => {
    const common = new Set(own.map(({id}) => id));
    const weight = [...weights].reduce((sum, [id, one]) => sum + (common.has(id) ? one : 0), 0);
    const against = own.length * AGAINST.word + (index.errors[error]?.isForeign ? AGAINST.foreign : 0);
    return weight / total > SHARE ? [{error, key, score: weight / total - against}] : [];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, ANSWERS)
    .map(({error, key}) => ({state: 'likely', errors: [error], key}));
}
