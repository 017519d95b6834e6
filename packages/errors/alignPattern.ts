import type {Pattern} from './indexErrors';
import type {LogWords} from './logWords';

/** Where a log has the words of a pattern. */
export type Alignment = {
  /** The weight of the words that are there, and of those among them that don't have to be. */
  readonly weight: number;
  readonly optional: number;
  /** The weight without the words of common phrases. */
  readonly distinctive: number;
  /** The share of the words that have to be there, by weight. */
  readonly coverage: number;
  /** Whether only the beginning of the pattern is there, up to the end of a sentence, a colon, or the end of the log. */
  readonly isBegun: boolean;
  readonly isAnnounced: boolean;
  readonly isCut: boolean;
  /** Whether it's cut in a value, so what follows may be something else. */
  readonly isValueLast: boolean;
  /** Whether a word that the pattern has in a name isn't there: the log's path ends in another file. */
  readonly isOtherValue: boolean;
  /** The indexes of the first and the last word in the log. */
  readonly from: number;
  readonly to: number;
  /** How many words of the log are where the pattern has none, apart from those that a line begins with. */
  readonly strays: number;
};

/** How many words of the log may be between two of a message: what is left of a prefix, or those of a value. */
const STRAY = 3;
const VALUE = 30;

/** A value that isn't there counts as so many strays: `module not found` isn't `module … not found`. */
const EMPTY = 2;

/** What the words at the beginning of a message have to weigh, so that they stand for all of it. */
const SURE_BEGINNING = 9;

/** Returns where the log has the pattern whose word number `at` is at `place`. */
export function alignPattern(pattern: Pattern, at: number, place: number, log: LogWords): Alignment {
  const word = pattern.words[at];
  const back = walk(pattern, at, place, log, -1);
  const forth = walk(pattern, at, place, log, 1);
  const weight = back.weight + forth.weight + (word?.weight ?? 0);
  const isPart = weight < pattern.total * 0.99 && back.missed === 0;
  const end = isPart ? endWithin(pattern, weight, forth, log) : undefined;
  return {
    weight,
    optional: back.optional + forth.optional,
    distinctive: back.distinctive + forth.distinctive + (word?.isCommon === false ? word.weight : 0),
    coverage: weight / pattern.total,
    isBegun: isPart && hasPart(pattern.sentences, weight, forth),
    isAnnounced: isPart && hasPart(pattern.clauses, weight, forth),
    isCut: end !== undefined,
    isValueLast: end === 'value',
    isOtherValue: back.isOtherValue || forth.isOtherValue,
    from: back.place,
    to: end !== undefined ? log.words.length - 1 : forth.place,
    strays: back.strays + forth.strays,
  };
}

/** What is there of a pattern on one side of a word. */
type Walk = {
  weight: number;
  optional: number;
  distinctive: number;
  strays: number;
  /** How many words aren't there that have to be. */
  missed: number;
  isOtherValue: boolean;
  /** The place of the last word that is there. */
  place: number;
  /** The last word that is there, and the last one up to which all are. */
  last: number;
  complete: number;
};

function walk({words, code}: Pattern, at: number, start: number, log: LogWords, step: 1 | -1): Walk {
  const walked: Walk = {
    weight: 0,
    optional: 0,
    distinctive: 0,
    strays: 0,
    missed: 0,
    isOtherValue: false,
    place: start,
    last: at,
    complete: at,
  };
  let hasValue = false;
  for (let index = at + step; index >= 0 && index < words.length; index += step) {
    const word = words[index];
    if (!word) break;
    hasValue ||= words[step > 0 ? index : index + 1]?.afterGap ?? false;
    const reach = code !== undefined ? 1 : hasValue ? VALUE : STRAY + walked.missed;
    const next = words[index + step];
    const isPair = hasValue && next !== undefined && !(step > 0 ? next : word).afterGap;
    const found = nextPlace(word.id, isPair ? next.id : 0, walked.place, reach, log, step);
    if (found === undefined) {
      if (word.isOptional) hasValue = true;
      else walked.missed++;
      walked.isOtherValue ||= word.isInName;
      continue;
    }
    const between = Math.abs(found - walked.place) - 1;
    if (!hasValue) walked.strays += log.lines[found] === log.lines[walked.place] ? between : 0;
    else if (between === 0 && !word.isOptional && !word.isInName) walked.strays += EMPTY;
    if (word.isOptional) walked.optional += word.weight;
    else walked.weight += word.weight;
    if (!word.isOptional && !word.isCommon) walked.distinctive += word.weight;
    walked.place = found;
    walked.last = index;
    if (walked.missed === 0) walked.complete = index;
    hasValue = false;
  }
  return walked;
}

/** Returns the nearest place of a word, with the `next` one beside it if there is such a place: a value can have it, too. */
function nextPlace(id: number, next: number, from: number, reach: number, log: LogWords, step: 1 | -1) {
  const {words, joined} = log;
  let nearest: number | undefined;
  for (let far = 1; far <= reach; far++) {
    const place = from + far * step;
    if (place < 0 || place >= words.length) break;
    if (words[place] !== id && joined[place] !== id) continue;
    if (next === 0 || words[place + step] === next) return place;
    nearest ??= place;
  }
  return nearest;
}

/** Returns whether the words up to one of the `ends` are there. Tools change what follows, and readers leave it out. */
const hasPart = (ends: readonly number[], weight: number, {complete}: Walk): boolean =>
  weight >= SURE_BEGINNING && ends.some((count) => complete >= count - 1);

/** What the words of a message have to weigh, so that a log can end in its next word, or in its next value. */
const SURE_CUT = {word: 5, value: 10};

/** Returns what the log ends with, if the message goes on after that: readers and terminals cut long messages. */
function endWithin(
  {words}: Pattern,
  weight: number,
  {missed, place, complete, last}: Walk,
  log: LogWords,
): 'word' | 'value' | undefined {
  const next = words[complete + 1];
  const left = log.words.length - 1 - place;
  if (!next || missed === 0 || complete !== last || complete + left === 0) return undefined;
  // A name that is there up to its quotation mark is complete, so a word that belongs in it is missing.
  if (next.isInName && log.isClosed) return undefined;
  if (next.afterGap && weight >= SURE_CUT.value) return left <= VALUE / 2 ? 'value' : undefined;
  const isNext = left === 0 || (left === 1 && next.word.startsWith(log.last));
  return weight >= SURE_CUT.word && isNext ? 'word' : undefined;
}
