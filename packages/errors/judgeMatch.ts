import {escapeRegExp} from '../lib/escapeRegExp';
import type {Alignment} from './alignPattern';
import type {ErrorIndex, Pattern} from './indexErrors';
import {EVIDENCE, evidenceOf, isCause, isWarning, type Evidence} from './evidence';
import {beginningAt, isClauseEnd, type LogWords} from './logWords';
import type {Matchable} from './matchable';
import {isNamed, symbolIn, systemFormIn} from './patterns';
import type {LogLine} from './readLog';

/** How sure it is that a log has an error. */
export type Sureness = 'known' | 'likely';

/** A pattern that a log has. */
export type Match = {
  readonly pattern: Pattern;
  readonly state: Sureness;
  readonly isSecondary: boolean;
  /** Whether it's in a warning. */
  readonly isWarning: boolean;
  /** How well it fits: the weight of its words, and what speaks for or against it. */
  readonly score: number;
  /** The indexes of its first and its last word in the log. */
  readonly from: number;
  readonly to: number;
};

/** A log that is compared with errors. */
export type Log = {
  readonly lines: readonly LogLine[];
  readonly words: LogWords;
  /** The platform that it's from, if it's clear. */
  readonly platform?: string;
};

/**
 * What the words of a message have to weigh, so that it's known. `npm run errors:eval` measured these with logs and with
 * unknown texts: in a line with other words, without the names that a guide has in it, as a clause, and as all that a line
 * says.
 */
const SURE = {inside: 16, nameless: 24, clause: 6.5, line: 5};

/** What they have to weigh, and what share of them has to be there, so that it's likely. */
const LIKELY = {weight: 10.7, coverage: 0.7};

/** Fewer words are in lines about anything. */
const LONG = 4;

/** A line with more words before a short message is about something else, of which the message is only the end. */
const MOST_BEFORE = 8;

/** What a match counts by the evidence of its lines. */
const FACTOR: Readonly<Record<Evidence, number>> = {0: 0, 1: 0.6, 2: 0.75, 3: 1};

/** What speaks against an error, as a factor of its score: another version has it, a guide tells it, another platform. */
const AGAINST = {foreign: 0.8, guide: 0.4, platform: 0.75};

/** Returns a pattern as a match, or nothing if the log has too little of it. */
export function judgeMatch(
  pattern: Pattern,
  alignment: Alignment,
  log: Log,
  {errors}: Pick<ErrorIndex, 'errors'>,
): Match | undefined {
  const error = errors[pattern.error];
  if (!error) return undefined;
  const own = linesOf(alignment, log);
  if (pattern.symbol !== undefined && !own.some(({text}) => symbolIn(text) === pattern.symbol))
    return undefined;
  if (!hasForm(pattern, own) || (alignment.distinctive < LIKELY.weight && !hasTags(pattern, own)))
    return undefined;
  const evidence = own.map(evidenceOf).reduce((a, b) => (a > b ? a : b), EVIDENCE.NOISE);
  if (evidence === EVIDENCE.NOISE) return undefined;
  const names = namesNear(error, alignment, log);
  const found =
    pattern.code === undefined
      ? messageState(pattern, alignment, log, names, evidence, error)
      : codeState(pattern.code, pattern, alignment, own, names, error);
  if (found === undefined) return undefined;
  const isElsewhere =
    log.platform !== undefined &&
    (error.platforms?.length ?? 0) > 0 &&
    !error.platforms?.some((platform) => platform === log.platform || platform === 'cli');
  // A message that only another version has may have another cause here, but a code means the same.
  const isDoubtful =
    (error.isForeign === true && pattern.code === undefined) ||
    !hasTags(pattern, own) ||
    (isElsewhere && alignment.weight < SURE.inside);
  const state = isDoubtful ? 'likely' : found;
  const share =
    FACTOR[evidence] *
    (own.some(isCause) ? 1.15 : 1) *
    (error.isForeign ? AGAINST.foreign : 1) *
    (error.isGuide ? AGAINST.guide : 1) *
    (isElsewhere ? AGAINST.platform : 1);
  const {weight, optional, coverage, isBegun, isAnnounced, isCut, strays, from, to} = alignment;
  const fit =
    (weight + optional) * (isBegun || isAnnounced || isCut ? Math.max(coverage, 0.9) : coverage) - strays;
  const bonus =
    Math.min(names, 2) + (isClause(pattern, alignment, log) ? 2 : 0) - (hasNames(pattern, alignment) ? 0 : 2);
  // The answer to a code alone tells apart what messages with the code would say.
  const codeBonus = pattern.code !== undefined && error.messages.length === 0 ? 1 : 0;
  return {
    pattern,
    state,
    isSecondary: error.isSecondary === true,
    isWarning: own.slice(0, 1).some(isWarning),
    score: fit * share + bonus + codeBonus,
    from,
    to,
  };
}

/** Whether a line has the tags of the tool that writes the message. Without them, the rest may say little. */
const hasTags = ({tags}: Pattern, own: readonly LogLine[]): boolean =>
  tags.every((tag) => own.some(({raw}) => raw.toLowerCase().includes(tag.toLowerCase())));

/** Whether the lines have an error of the system in the form of the pattern's language, or in none. */
const hasForm = ({systemForm}: Pattern, own: readonly LogLine[]): boolean =>
  systemForm === undefined || own.every(({text}) => (systemFormIn(text) ?? systemForm) === systemForm);

function messageState(
  pattern: Pattern,
  alignment: Alignment,
  log: Log,
  names: number,
  evidence: number,
  {isGuide = false}: Matchable,
): Sureness | undefined {
  const {words, hasValueBefore, valueAfter} = pattern;
  const {coverage, isBegun, isAnnounced, isCut, isValueLast, strays} = alignment;
  const isWhole = (coverage > 0.99 || isBegun || isAnnounced || isCut) && strays === 0;
  // A log often ends in common words, with which a message of something else begins or goes on.
  const cutWeight = isValueLast ? alignment.weight : alignment.distinctive;
  if (isCut && cutWeight < LIKELY.weight && alignment.from > 0) return undefined;
  if (!isWhole) {
    const isMost =
      !pattern.isName &&
      !alignment.isOtherValue &&
      alignment.distinctive >= LIKELY.weight &&
      coverage >= LIKELY.coverage &&
      strays <= words.length / 2;
    return isMost ? 'likely' : undefined;
  }
  const isNamed = hasNames(pattern, alignment);
  const weight = alignment.weight + (isNamed ? alignment.optional : 0);
  const isAlone = isClause(pattern, alignment, log);
  // What follows a colon or the log's last value decides, and a guide's message is often only the beginning of what a tool says.
  const isOpenEnded =
    pattern.isAnnouncement ||
    (isValueLast && !isBegun) ||
    (isAnnounced && !isBegun && !isCut) ||
    (valueAfter !== undefined && GLUE.test(valueAfter) && !isEnded(pattern, alignment, log));
  const isSure = !isOpenEnded && (!isGuide || isLineEnd(alignment, log));
  if (words.length >= LONG && weight >= (isNamed ? SURE.inside : SURE.nameless))
    return isSure ? 'known' : 'likely';
  if (isNamed && isAlone && weight >= (beginningOf(alignment, log).ofMessage ? SURE.line : SURE.clause)) {
    const isOpen = hasValueBefore || valueAfter !== undefined;
    const isDoubtful =
      isCut || isBegun || (isOpen && names === 0 && isGuide) || wordsBefore(alignment, log) > MOST_BEFORE;
    return isSure && (!isDoubtful || weight >= SURE.inside) ? 'known' : 'likely';
  }
  return (weight >= LIKELY.weight || (isCut && isAlone && weight >= SURE.line)) && evidence >= EVIDENCE.MAYBE
    ? 'likely'
    : undefined;
}

/** What joins a word and the value after it, as in `node:…`, which isn't `node-sass`. */
const GLUE = /[^\s"'`“”‘’«»]/;

/** A code of one word counts as it's written, and a short number only next to the word `code` and a name of its plugin. */
function codeState(
  code: string,
  {words}: Pattern,
  {coverage, weight}: Alignment,
  own: readonly LogLine[],
  names: number,
  {isGuide = false}: Matchable,
): Sureness | undefined {
  if (coverage < 0.99) return undefined;
  const text = own.map((line) => line.text).join('\n');
  if (words.length > 1) {
    const at = text.search(codeExpression(code, 'i'));
    return at < 0 ? undefined : isGuide && isNamed(text, at, code) ? 'likely' : 'known';
  }
  if (!/^-?\d{1,3}$/.test(code)) {
    if (!codeExpression(code).test(text)) return undefined;
    const isSure = PLAIN.test(code) ? weight >= SURE.clause || isStated(code, text) : !DOMAIN.test(code);
    return isSure ? 'known' : 'likely';
  }
  const number = new RegExp(`code"?\\s*[:= ]\\s*"?${code}\\b`, 'i');
  return names > 0 && number.test(text.replace(OF_DOMAIN, '')) ? 'known' : undefined;
}

/** The number of an error that belongs to a domain, and so to no plugin. */
const OF_DOMAIN = /Domain=\S+ Code=-?\d+/g;

/** Codes that are words or classes, which logs also have for other reasons unless they're rare: `DOWNLOAD`, `IOException`. */
const PLAIN = /^(?:[A-Z]+|\w+Exception)$/;

/** Whether a text only has a code, or has it in quotation marks: `{"code":"IOException"}`. */
const isStated = (code: string, text: string): boolean =>
  text.trim() === code || new RegExp(`["'\`]${code}["'\`]`).test(text);

/** What many errors have in common: `NSURLErrorDomain`. */
const DOMAIN = /Domain$/;

/**
 * Codes of several words are written in lowercase, too, and those with a number with a space: `ITMS 91053`. A code that is
 * a part of a longer one, as `UNAVAILABLE` is of `BILLING_UNAVAILABLE`, is another one.
 */
const codeExpression = (code: string, flags?: string): RegExp =>
  new RegExp(
    `(?<![A-Za-z\\d_]|permission\\.)${escapeRegExp(code).replace(/(?<=.)-(?=\\?\d)/g, '[-_ ]?')}(?![A-Za-z\\d_])`,
    flags,
  );

/** Whether the log has the names that a guide's message has as a sample, or there are none. */
const hasNames = (pattern: Pattern, {optional}: Alignment): boolean => optional >= pattern.optional - 0.01;

/** Returns how many words, of which a path is one, a line has before its message. */
function wordsBefore({from}: Alignment, {lines, words}: Log): number {
  const text = lines[words.lines[from] ?? -1]?.text ?? '';
  return text.slice(0, words.starts[from] ?? 0).split(/\s+/).length - 1;
}

/** Whether the log has nothing else in the clause or the quotation. */
const isClause = (pattern: Pattern, alignment: Alignment, log: Log): boolean =>
  (pattern.hasValueBefore || beginningOf(alignment, log).ofClause) && isEnded(pattern, alignment, log);

/** Whether the clause ends with the message, or goes on with its value. */
function isEnded({valueAfter}: Pattern, {to, coverage}: Alignment, {lines, words}: Log): boolean {
  const value = coverage > 0.99 ? valueAfter : undefined;
  return isClauseEnd(lines[words.lines[to] ?? -1]?.text ?? '', words.starts[to] ?? 0, value);
}

/** Whether the line, or a sentence in it, ends with the message. */
function isLineEnd({to}: Alignment, {lines, words}: Log): boolean {
  const rest = (lines[words.lines[to] ?? -1]?.text ?? '').slice(words.starts[to]);
  return /^[\p{L}\d]+(?:[^\p{L}\d]*$|["'”’)\]]*[.!]\s)/u.test(rest);
}

function beginningOf({from}: Alignment, {lines, words}: Log): ReturnType<typeof beginningAt> {
  return beginningAt(lines[words.lines[from] ?? -1]?.text ?? '', words.starts[from] ?? 0);
}

/** A message can have many lines, but its evidence is in the first ones. */
const MOST_LINES = 20;

function linesOf({from, to}: Alignment, {lines, words}: Log): readonly LogLine[] {
  const [first = 0, last = first] = [words.lines[from], words.lines[to]];
  return lines.slice(first, Math.min(last, first + MOST_LINES) + 1);
}

/** How many lines before and after a message can say what it's about, and how far before it its call can be. */
const NEAR = {lines: 2, call: 100};

/** What the bridge logs of a call. Other lines can come before its result: `To Native ->  StatusBar hide 42`. */
const CALL = /To native \(Capacitor plugin\)|To Native ->/;

/** Returns how many of the error's names the lines have, or those next to them, or the last call before them. */
function namesNear({context}: Matchable, {from, to}: Alignment, {lines, words}: Log): number {
  if (context.length === 0) return 0;
  const [first = 0, last = first] = [words.lines[from], words.lines[to]];
  const call = lines.slice(Math.max(0, first - NEAR.call), first).findLast((line) => CALL.test(line.text));
  const near = lines.slice(Math.max(0, first - NEAR.lines), last + NEAR.lines + 1);
  const text = [call, ...near].map((line) => line?.text).join('\n');
  // Names stand alone, or inside others: `captureVideo`.
  const parts = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const found = new Set(`${text}\n${parts}`.toLowerCase().match(/[a-z\d]+/g));
  return context.filter((name) => found.has(name.toLowerCase())).length;
}
