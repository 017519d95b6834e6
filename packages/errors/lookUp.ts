import {alignPattern} from './alignPattern';
import {EVIDENCE, evidenceOf} from './evidence';
import type {ErrorIndex, Pattern} from './indexErrors';
import {judgeMatch, type Log, type Match, type Sureness} from './judgeMatch';
import {logWords, type LogWords} from './logWords';
import {platformOf} from './platformOf';
import {readLog, type LogLine} from './readLog';
import {typedWords} from './typedWords';

/** An answer: the errors that have a message of the text, best first, by their indexes, and the words of that message. */
export type Found = {readonly state: Sureness; readonly errors: readonly number[]; readonly key: string};

/** What a text is about: answers, best first. Without one, its state is `unknown`. */
export type Lookup = {readonly state: Sureness | 'unknown'; readonly found: readonly Found[]};

/** A log has rarely more errors than these, and those below are worse. */
const MOST = 5;

/** A pattern is compared where the log has its rarest words, at most so many of them, each in so many places. */
const WORDS = 2;
const PLACES = 200;

/** The share of a pattern's words, by weight, that a log has to have somewhere. */
const SHARE = 0.7;

/** Up to how many words a text may be a message that is cut. */
const CUT = 200;

/**
 * Returns what a pasted text is about: a log of any length in which errors are somewhere, a single message with its values,
 * a part of one, a code, or a few typed words.
 */
export function lookUp(pasted: string, index: ErrorIndex): Lookup {
  const lines = readLog(pasted);
  const words = logWords(lines, index.numbers);
  const log = {lines, words, platform: platformOf(pasted)};
  const matches = answersIn(bestMatches(log, index), log, index);
  const found = matches.length > 0 ? matches : typedWords(lines, index);
  return {state: found[0]?.state ?? 'unknown', found};
}

/** Returns the best place of each pattern that the log has. */
function bestMatches(log: Log, index: ErrorIndex): Match[] {
  const places = placesOf(log.words);
  return index.patterns.flatMap((pattern) => {
    let best: Match | undefined;
    for (const {at, own} of startsOf(pattern, places, log.words.words.length <= CUT)) {
      for (const place of own) {
        const match = judgeMatch(pattern, alignPattern(pattern, at, place, log.words), log, index);
        if (match && match.score > (best?.score ?? -Infinity)) best = match;
      }
    }
    return best ? [best] : [];
  });
}

type Start = {readonly at: number; readonly own: readonly number[]};

/** Returns which words of a pattern to compare, and where the log has them; none if it has too few of the words. */
function startsOf(
  {words, total, sentences, clauses}: Pattern,
  places: ReadonlyMap<number, readonly number[]>,
  isShort: boolean,
): readonly Start[] {
  const starts: Start[] = [];
  let weight = 0;
  let complete = 0;
  for (const [at, word] of words.entries()) {
    const own = places.get(word.id);
    if (own && !word.isOptional) {
      starts.push({at, own});
      weight += word.weight;
    }
    if ((own || word.isOptional) && complete === at) complete++;
  }
  const isEnough = weight / total >= SHARE || [...sentences, ...clauses].some((count) => complete >= count);
  if (!isEnough && !(isShort && complete > 0)) return [];
  return starts.sort((a, b) => a.own.length - b.own.length).slice(0, WORDS);
}

/** Returns where the log has each word. */
function placesOf({words, joined}: LogWords): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const list of [words, joined]) {
    list.forEach((word, place) => {
      if (word === 0) return;
      const own = places.get(word);
      if (!own) places.set(word, [place]);
      else if (own.length < PLACES) own.push(place);
    });
  }
  return places;
}

/** An answer with the best of its matches. */
type Kept = {readonly match: Match; readonly errors: number[]; isSecondary: boolean};

/**
 * Returns the answers, best first. At each place, the best match counts. Errors with the same message are one answer, in
 * which a runtime's error comes before those of plugins that the log doesn't name. Messages that only announce others are
 * never known, even if a guide lists them, nor are warnings if the log has an error that nothing explains. Likely answers
 * are there only if nothing is known.
 */
function answersIn(matches: readonly Match[], {lines}: Log, {errors: all}: ErrorIndex): Found[] {
  const kept = new Map<string, Kept>();
  // The errors of a runtime have only its name. Those of plugins have the names of methods, too.
  const isPlugin = ({pattern}: Match): number => Number((all[pattern.error]?.context.length ?? 0) > 1);
  const sorted = matches.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || b.score - a.score || isPlugin(a) - isPlugin(b),
  );
  for (const match of sorted) {
    const {key, error} = match.pattern;
    const same = kept.get(key);
    if (same && !same.errors.includes(error)) same.errors.push(error);
    if (same && all[same.match.pattern.error]?.isGuide === true) same.isSecondary ||= match.isSecondary;
    const isNew = [...kept.values()].every(
      (other) =>
        !other.errors.includes(error) && (match.to < other.match.from || other.match.to < match.from),
    );
    if (isNew) kept.set(key, {match, errors: [error], isSecondary: match.isSecondary});
  }
  const answers = [...kept.values()];
  const known = answers.filter(({match, isSecondary}) => isSure(match) && !isSecondary);
  const likely = answers.toSorted((a, b) => Number(a.isSecondary) - Number(b.isSecondary));
  const isCertain = known.some(({match}) => !match.isWarning || !lines.some(isError));
  const state = isCertain ? 'known' : 'likely';
  return (isCertain ? known : likely)
    .slice(0, MOST)
    .map(({match, errors}) => ({state, errors, key: match.pattern.key}));
}

const isError = (line: LogLine): boolean => evidenceOf(line) === EVIDENCE.SURE;

const isSure = ({state}: Match): boolean => state === 'known';

/** Errors come before warnings, and both before what only announces them. */
function rankOf(match: Match): number {
  if (!isSure(match)) return 3;
  if (match.isSecondary) return 2;
  return match.isWarning ? 1 : 0;
}
