import type {LogLine} from './readLog';

/** The words of a log in their order. They are numbers, because a log has many, and few of them are in a message. */
export type LogWords = {
  /** The number of each word, or 0 if no message has it. */
  readonly words: readonly number[];
  /** For the last word of a line, the number of the word that it makes with the next line's first one, or 0. */
  readonly joined: readonly number[];
  /** The index of each word's line, and the index of its first character in the line. */
  readonly lines: readonly number[];
  readonly starts: readonly number[];
  /** The last word of the log, which may be cut. */
  readonly last: string;
  /** Whether a quotation mark closes that word, so that it isn't cut. */
  readonly isClosed: boolean;
};

/** Returns the words of the lines as `wordsOf` does. `numbers` has those of all words in messages. */
export function logWords(lines: readonly LogLine[], numbers: ReadonlyMap<string, number>): LogWords {
  const [words, joined, places, starts]: [number[], number[], number[], number[]] = [[], [], [], []];
  let last = '';
  let isClosed = false;
  lines.forEach(({text}, line) => {
    const lower = text.toLowerCase();
    let isFirst = true;
    for (let index = 0; index < lower.length; index++) {
      if (!isWordCharacter(lower.charCodeAt(index))) continue;
      const end = wordEnd(lower, index);
      const word = lower.slice(index, end);
      if (isFirst && words.length > 0) joined[words.length - 1] = numbers.get(last + word) ?? 0;
      words.push(numberOf(word, numbers));
      joined.push(0);
      places.push(line);
      starts.push(index);
      [last, index, isFirst] = [word, end, false];
      isClosed = QUOTE.test(lower.charAt(end));
    }
  });
  return {words, joined, lines: places, starts, last, isClosed};
}

/** Returns the number of a word, or of the unit to which a value is joined: `bytes` in `152bytes`. */
const numberOf = (word: string, numbers: ReadonlyMap<string, number>): number =>
  numbers.get(word) ?? (word.charCodeAt(0) < 58 ? numbers.get(word.replace(/^\d+/, '')) : undefined) ?? 0;

/** Whether a character of a text in lowercase is part of a word, as in `WORD`. */
const isWordCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xc0 && code <= 0x24f);

function wordEnd(lower: string, start: number): number {
  let end = start + 1;
  while (end < lower.length && isWordCharacter(lower.charCodeAt(end))) end++;
  return end;
}

const OPENING = /[:"'`“‘(\\[{=>,;!-]\s*$/;
const CLOSING = /^(?:[."'`”’)\\\]};!,]|\s*$|\s+[(\\[{@])/;

/** What stands before a message in its line, up to 14 characters. */
const LABEL = /(?:error|exception|fatal|rejection|promise\)|msg|"(?:error)?message"):[\s"']*$/i;
const LABEL_LENGTH = 14;

/** Returns whether a clause or a quotation begins with a word of a line, and whether a message does: `Error: No camera`. */
export function beginningAt(
  text: string,
  start: number,
): {readonly ofClause: boolean; readonly ofMessage: boolean} {
  const before = text.slice(Math.max(0, start - LABEL_LENGTH), start);
  const isFirst = start === before.length && !/[\p{L}\d]/u.test(before);
  const ofClause = isFirst || OPENING.test(before.slice(-3));
  return {ofClause, ofMessage: isFirst || (ofClause && LABEL.test(before))};
}

/**
 * Returns whether a clause or a quotation ends with a word of a line, or, if a value follows the word in the message, whether
 * the line has the character before it, too: `:` in `Unknown command: deploy`.
 */
export function isClauseEnd(text: string, start: number, valueAfter?: string): boolean {
  const after = text.slice(wordEnd(text.toLowerCase(), start));
  if (valueAfter === undefined) return CLOSING.test(after.slice(0, 3));
  if (QUOTE.test(valueAfter)) return QUOTE.test(after.trimStart().slice(0, 1));
  return valueAfter === '' ? SHORT_VALUE.test(after) : after.trimStart().startsWith(valueAfter);
}

/** A value of one word with which the clause ends. */
const SHORT_VALUE = /^\s+[^\s"'`,;)]+(?:\s*$|["'`.,;)])/;
const QUOTE = /["'`“”‘’«»]/;
