import type {ErrorIndex, Pattern} from './indexErrors';
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

/** In letters: fewer at the beginning of a message can be those of many. */
const SHORTEST_BEGINNING = 8;

/** Returns the errors whose message begins with the words, the last of which may be cut: the shortest message first. */
function begunMessages(typed: readonly string[], {patterns}: ErrorIndex): Found[] {
  return patterns
    .filter(({words, code}) => code === undefined && beginsWith(words, typed))
    .sort((a, b) => a.words.length - b.words.length)
    .slice(0, ANSWERS)
    .map(({error, key}) => ({state: 'likely', errors: [error], key}));
}

/** Whether a message begins with the words, some of which may be its values. */
function beginsWith(message: Pattern['words'], typed: readonly string[]): boolean {
  const found: string[] = [];
  for (const [index, word] of typed.entries()) {
    const next = message[found.length];
    const isLast = index === typed.length - 1;
    if (next && (isLast ? next.word.startsWith(word) : next.word === word)) found.push(word);
    else if (!next?.afterGap) return false;
  }
  const isMost = found.length * 2 > typed.length;
  return isMost && found.length >= FEWEST && found.join('').length >= SHORTEST_BEGINNING;
}

/** Whether a program wrote something before the text of a line, such as `[ERROR]: `, which nobody types. */
const isLogged = ({raw, text}: LogLine): boolean => /\w/.test(raw.replace(text, ''));

/** Returns the errors that a few words are about, if somebody typed them instead of the message: `cleartext not permitted`. */
export function typedWords(lines: readonly LogLine[], index: ErrorIndex): Found[] {
  const typed = lines.flatMap(({text}) => wordsOf(text));
  if (lines.length !== 1 || lines.some(isLogged) || typed.length < FEWEST || typed.length > MOST) return [];
  const begun = begunMessages(typed, index);
  if (begun.length > 0) return begun;
  const words = [...new Set(typed)];
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
