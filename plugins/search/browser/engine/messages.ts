import {indexErrors, type ErrorIndex} from '../../../../packages/errors/indexErrors';
import {lookUp} from '../../../../packages/errors/lookUp';
import type {MessageList, MessageRow} from './catalog';
import {lettersOf, wordsOf} from './words';

/** The message in a query: its page and its place there. */
export type FoundMessage = {
  readonly url: string;
  readonly place: number;
  /** Whether the query has the whole message, its beginning or its code, rather than only words of it. */
  readonly isCertain: boolean;
};

/** The length, in letters, of a text that few other texts contain or begin with. */
const LONG = 15;
/** A query with this many words is a sentence, as messages are. */
const SENTENCE = 5;
/** Words at the beginning of a message, such as "camera permission", can be about the subject itself. */
const BEGINNING = 3;
/** What share of a query a message has to be, so that it isn't a mention in a question. */
const SHARE = 0.5;
/** Codes and names of errors as they are printed: `OS-PLUG-CAMR-0007`, `UNIMPLEMENTED`. */
const CODE = /(?<![\p{L}\d])[A-Z][A-Z\d]+(?:[-_:][A-Z\d]+)*(?![\p{L}\d])/gu;
const SHORTEST_CODE = 8;

/**
 * Returns whether a query may be a message, whose list has to be loaded then. `isCostly` leaves out short queries that look
 * typed rather than pasted, because the list for all versions is large.
 */
export function mayBeMessage(text: string, isCostly: boolean): boolean {
  const words = wordsOf(text).length;
  if (words >= SENTENCE || codesIn(text).length > 0) return true;
  return words > 1 && (!isCostly || /^[\p{Lu}"'[]|[.:"'_]/u.test(text.trim()));
}

/**
 * Returns the message that a query is, contains or begins, or one with most of its words if the query is a sentence. A
 * few words that only occur in messages aren't one: "camera permission" is a subject.
 */
export function findMessage(text: string, lists: readonly MessageList[]): FoundMessage | undefined {
  const {all, index} = indexed(lists);
  const codes = codesIn(text);
  const {state, found} = lookUp(text, index);
  const rows = found.flatMap(({errors}) => errors.flatMap((error) => all[error] ?? []));
  const isOnly = (letters: string): boolean =>
    all.filter(({row}) => lettersOf(row[1]) === letters).length === 1;
  const pasted = state === 'known' ? rows.find(({row}) => isPasted(text, codes, row, isOnly)) : undefined;
  const [similar] = wordsOf(text).length >= SENTENCE && state === 'likely' ? rows : [];
  const best = pasted ?? similar;
  return best && {url: best.url, place: best.row[0], isCertain: pasted !== undefined};
}

type Indexed = {
  readonly all: readonly {readonly url: string; readonly row: MessageRow}[];
  readonly index: ErrorIndex;
};

/** The lists of each version, which stay the same, with what is searched for in them. */
const known = new WeakMap<readonly MessageList[], Indexed>();

function indexed(lists: readonly MessageList[]): Indexed {
  const before = known.get(lists);
  if (before) return before;
  const all = lists.flatMap(({url, rows}) => rows.map((row) => ({url, row})));
  const index = indexErrors(
    all.map(({row: [, message, codes = []]}) => ({messages: [message], codes, context: []})),
  );
  known.set(lists, {all, index});
  return {all, index};
}

function isPasted(
  text: string,
  codes: readonly string[],
  [, message, own = []]: MessageRow,
  isOnly: (letters: string) => boolean,
): boolean {
  if (own.some((code) => codes.includes(code))) return true;
  const [letters, fixed] = [lettersOf(text), lettersOf(message)];
  const words = wordsOf(text).length;
  if (letters === fixed) return letters.length >= LONG || (words > 1 && isOnly(fixed));
  if (fixed.startsWith(letters)) return letters.length >= LONG && words >= BEGINNING;
  // The query has only a part of the message.
  if (fixed.length > letters.length) return words >= SENTENCE;
  return fixed.length >= LONG && fixed.length >= SHARE * Math.min(letters.length, LONG * 4) && words > 1;
}

const codesIn = (text: string): string[] =>
  [...text.matchAll(CODE)].map(([code]) => code).filter((code) => code.length >= SHORTEST_CODE);
