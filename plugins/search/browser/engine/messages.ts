import type {Lookup} from '../../../../packages/errors/lookUp';
import type {Matchable} from '../../../../packages/errors/matchable';
import type {MessageList, MessageRow} from './catalog';
import {lettersOf, wordsOf} from './words';

/** The message in a query: its page and its place there. */
export type FoundMessage = {
  readonly url: string;
  readonly place: number;
  /** Whether the query has the whole message, its beginning or its code, rather than only words of it. */
  readonly isCertain: boolean;
};

/** Returns what looks texts up in errors. It answers later, because comparing them takes too long for a key. */
export type StartLookup = (errors: readonly Matchable[]) => {
  readonly ask: (text: string) => Promise<{readonly lookup: Lookup}>;
  readonly end: () => void;
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
/** The name of an exception, without its package: `TransactionTooLargeException`. */
const EXCEPTION = /(?<!\w)\w+Exception(?!\w)/giu;
/** What stands for a value in a message. */
const VALUE = '…';

/**
 * Returns whether a query may be a message, whose list has to be loaded then. `isCostly` leaves out short queries that look
 * typed rather than pasted, because the list for all versions is large.
 */
export function mayBeMessage(text: string, isCostly: boolean): boolean {
  const words = wordsOf(text).length;
  if (words >= SENTENCE || codesIn(text).length > 0 || exceptionsIn(text).length > 0) return true;
  return words > 1 && (!isCostly || /^[\p{Lu}"'[]|[.:"'_]/u.test(text.trim()));
}

/** Finds messages in the lists of a version or of all. They have to be the same ones, whose errors are passed on once. */
export class MessageFinder {
  private readonly started = new WeakMap<readonly MessageList[], Started>();

  constructor(private readonly start: StartLookup) {}

  /** Rejects if the lookup fails. The next call starts another one. */
  async find(text: string, lists: readonly MessageList[]): Promise<FoundMessage | undefined> {
    const started = this.started.get(lists) ?? startedWith(lists, this.start);
    this.started.set(lists, started);
    try {
      const {lookup} = await started.ask(text);
      return foundIn(text, lookup, started.all);
    } catch (error) {
      this.started.delete(lists);
      started.end();
      throw error;
    }
  }
}

/** The messages of lists, and what finds them in a text. */
type Started = {readonly all: readonly LocatedRow[]} & ReturnType<StartLookup>;
type LocatedRow = {readonly url: string; readonly row: MessageRow};

function startedWith(lists: readonly MessageList[], start: StartLookup): Started {
  const all = lists.flatMap(({url, rows}) => rows.map((row) => ({url, row})));
  const errors = all.map(({row: [, message, codes = []]}) => ({messages: [message], codes, context: []}));
  return {all, ...start(errors)};
}

/**
 * Returns the message that a query is, contains or begins, or one with most of its words if the query is a sentence. A
 * few words that only occur in messages aren't one: "camera permission" is a subject.
 */
function foundIn(text: string, {state, found}: Lookup, all: readonly LocatedRow[]): FoundMessage | undefined {
  const codes = codesIn(text);
  const rows = found.flatMap(({errors, key}) => {
    const own = errors.flatMap((error) => all[error] ?? []);
    return codes.some((code) => lettersOf(code) === lettersOf(key)) ? byText(text, own) : own;
  });
  const isOnly = (letters: string): boolean =>
    all.filter(({row}) => lettersOf(row[1]) === letters).length === 1;
  const pasted = state === 'known' ? rows.find(({row}) => isPasted(text, codes, row, isOnly)) : undefined;
  const [similar] = wordsOf(text).length >= SENTENCE && state === 'likely' ? rows : [];
  const named = pasted ? undefined : foundByException(text, all);
  const best = pasted ?? similar;
  return named ?? (best && {url: best.url, place: best.row[0], isCertain: pasted !== undefined});
}

/**
 * Returns the message with the name of an exception in a query. If several have it, it's only the first of them, and only if
 * the query is nothing but the name, because a name such as `SecurityException` says little.
 */
function foundByException(text: string, all: readonly LocatedRow[]): FoundMessage | undefined {
  const [name] = exceptionsIn(text);
  if (name === undefined) return undefined;
  const [first, ...others] = all.filter(({row: [, message]}) => exceptionsIn(message).includes(name));
  const isCertain = others.every(({row}) => row[1] === first?.row[1]);
  if (!first || (!isCertain && wordsOf(text).length > 1)) return undefined;
  return {url: first.url, place: first.row[0], isCertain};
}

/**
 * Sorts messages with the same code: first those that the query has, the longest first. Of these and of the others, those
 * with values come first, because they say more about the code than the message of a single plugin or method.
 */
function byText(text: string, rows: readonly LocatedRow[]): LocatedRow[] {
  const letters = lettersOf(text);
  const lengthIn = ({row: [, message]}: LocatedRow): number => {
    const own = lettersOf(message);
    return letters.includes(own) ? own.length : 0;
  };
  const rank = (one: LocatedRow): number =>
    (lengthIn(one) > 0 ? 2 : 0) + (one.row[1].includes(VALUE) ? 1 : 0);
  return rows.toSorted((a, b) => rank(b) - rank(a) || lengthIn(b) - lengthIn(a));
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

const exceptionsIn = (text: string): string[] =>
  [...text.matchAll(EXCEPTION)].map(([name]) => name.toLowerCase());
