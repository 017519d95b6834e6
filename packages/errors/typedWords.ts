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

/** In letters: a shorter beginning can be that of many words. */
const SHORTEST_BEGINNING = 3;

/** Returns the words with the last one whole, if it's only the beginning of a word of messages: the first such word. */
function withWholeLast(words: readonly string[], numbers: ReadonlyMap<string, number>): readonly string[] {
  const last = words.at(-1) ?? '';
  if (last.length < SHORTEST_BEGINNING || numbers.has(last)) return words;
  const whole = [...numbers.keys()].find((word) => word.startsWith(last));
  return whole === undefined ? words : [...words.slice(0, -1), whole];
}

/** Returns the errors that a few words are about, if somebody typed them instead of the message: `cleartext not permitted`. */
export function typedWords(lines: readonly LogLine[], index: ErrorIndex): Found[] {
  const typed = [...new Set(lines.flatMap(({text}) => wordsOf(text)))];
  const words = withWholeLast(typed, index.numbers);
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
