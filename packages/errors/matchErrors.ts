import {escapeRegExp} from '../lib/escapeRegExp';

/** An error as the matcher sees it. */
export type Matchable = {
  /** Messages with `…` for what varies. */
  readonly messages: readonly string[];
  readonly codes: readonly string[];
  /** Words that make this error likelier where others have the same message: the plugin's name and its methods. */
  readonly context: readonly string[];
  /** Whether only another docs version has it, so that an equally good error of this one comes first. */
  readonly isForeign?: boolean;
  /** Whether a guide tells it rather than a package, which says the same with certainty. */
  readonly isGuide?: boolean;
  /** Whether the message only announces another one, or is harmless, so that others come first. */
  readonly isSecondary?: boolean;
};

/** An error that a text may be about. */
export type Match = {
  /** The error's index. */
  readonly index: number;
  readonly score: number;
  /** Whether a whole message or a code is in the text, rather than only words of it. */
  readonly certain: boolean;
  /** The message that fits best, in a form that is the same for every error with it; otherwise unique. */
  readonly key: string;
};

/** What terminals, Xcode, Logcat and browsers write before a line. */
const PREFIXES = [
  /^\s*\d{4}-\d\d-\d\d[ T][\d:.,]+(?:[+-]\d{4}|Z)?\s+/,
  /^\s*\d\d-\d\d \d\d:\d\d:\d\d\.\d+\s+/,
  /^\d+[-\s]+\d+(?:\/\S+)?\s+/,
  /^[\w .-]+\[\d+:\d+\]\s+(?:\[[\w.:]+\]\s+)?/,
  /^[VDIWEF]\/[^:(]+(?:\(\s*\d+\))?:\s?/,
  /^(?:\S+\s+)?[VDIWEF]\s+(?:[\w.:/-]+\s*:\s)?/,
  /^⚡️?\s*/u,
  /^\[(?:error|fatal|warn|log|info)\]\s*/,
  /^(?:(?:Msg|File)\s*:|To Native ->)\s*/,
  /^(?:Uncaught |Unhandled Promise rejection: )?(?:\(in promise\) )?(?:[\w.$]*(?:Error|Exception)): /,
  /^(?:Caused by|Error|error|FAILURE|e): /,
];

const LONGEST_VALUE = 300;

/** The lengths, in characters, of the parts in which a text is compared, and of what each has of the next one. */
const PART = 20_000;
const OVERLAP = 3000;

/** A code that more errors have than this, such as `UNIMPLEMENTED`, tells little. */
const SHARED_BY = 4;

/** A part of the text, with the place of its first character, and its words. */
type Part = {readonly start: number; readonly content: string; readonly words: string};

/** What the text has of a message with its values, and where. */
type Found = {readonly index: number; readonly found: string};

/**
 * Returns the errors that a pasted text may be about, best first: lines of a log with their prefixes, a stack trace, a
 * message with its values, or a part of one.
 */
export function matchErrors(pasted: string, errors: readonly Matchable[]): Match[] {
  const text = plain(pasted);
  const lines = text.split('\n').map(withoutPrefixes);
  const cleaned = lines.join('\n');
  const whole = keyOf(cleaned.slice(0, PART).replace(/\s+/g, ' '));
  const lineSet = new Set(lines.map(keyOf));
  const vocabulary = vocabularyOf(text);
  const lower = vocabulary.toLowerCase();
  const known = new Set([...wordsOf(vocabulary.replace(/([a-z])([A-Z])/g, '$1 $2')), ...wordsOf(vocabulary)]);
  const isShort = text.length <= PART;
  const parts = [...partsOf(cleaned), ...partsOf(text)];

  const inText = new Map<string, boolean>();
  const isInText = (word: string): boolean => {
    const found = inText.get(word) ?? lower.includes(word);
    inText.set(word, found);
    return found;
  };

  /** How many errors have a word, or a code, because a rare one says more. */
  const frequency = new Map<string, number>();
  for (const {messages, codes} of errors) {
    for (const word of new Set([...messages.flatMap(wordsOf), ...codes]))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string): number => Math.log(1 + errors.length / (frequency.get(word) ?? 1));

  const placeOf = (message: string): Found | undefined => {
    // Most messages have a word that the text doesn't have, which is quicker to find out.
    const words = wordsOf(plain(message));
    if (!words.every(isInText)) return undefined;
    const expression = messageExpression(message);
    for (const {start, content, words: own} of expression ? parts : []) {
      const match = words.every((word) => own.includes(word)) ? expression?.exec(content) : undefined;
      if (match) return {index: start + match.index, found: match[0]};
    }
    return undefined;
  };

  /** Whether the text is one of the messages, and not a part of others that contain it. */
  const isWhole = errors.some(({messages}) => messages.some((one) => keyOf(plain(one)) === whole));

  /** Returns how well a message fits, and whether all of it is in the text. */
  const messageScore = (message: string): [score: number, certain: boolean] => {
    const found = placeOf(message);
    const fixed = keyOf(plain(message).replace(/\s+/g, ' '));
    if (found) {
      const isLine = lineSet.has(keyOf(found.found));
      // Of two messages of the same length, the one that the text begins with is the reason, and later ones follow from it.
      const place = 1 - Math.min(found.index, 4000) / 40_000;
      return [(fixedLength(message) + (isLine ? 12 : 0)) * place, isLine || isSpecific(message)];
    }
    if (!isWhole && whole.length >= 8 && whole.length < fixed.length && fixed.includes(whole))
      return [whole.length, true];
    const beginning = beginningsOf(message).find((one) => one !== '' && placeOf(one));
    if (beginning !== undefined) return [fixedLength(beginning), true];
    // A long log has most words of any message.
    if (!isShort) return [0, false];
    const own = [...new Set(wordsOf(message))];
    const total = own.reduce((sum, word) => sum + weightOf(word), 0);
    const common = own.filter((word) => known.has(word)).reduce((sum, word) => sum + weightOf(word), 0);
    return total > 0 && common / total > 0.6 && own.length > 2
      ? [(fixedLength(message) * common * 0.4) / total, false]
      : [0, false];
  };

  const codeScores = new Map<string, number>();
  const codeScore = (code: string): number => {
    const score = codeScores.get(code) ?? (text.includes(code) ? newCodeScore(code) : 0);
    codeScores.set(code, score);
    return score;
  };

  const newCodeScore = (code: string): number => {
    const isThere = new RegExp(String.raw`(?<![\p{L}\d-])${escapeRegExp(code)}(?![\p{L}\d])`, 'u').test(text);
    // A short number is a code only next to the word.
    const isCode =
      isThere &&
      (code.length > 2 || new RegExp(String.raw`code"?\s*[:=]\s*"?${escapeRegExp(code)}\b`, 'i').test(text));
    if (!isCode) return 0;
    return (frequency.get(code) ?? 0) > SHARED_BY ? 2 : 8 * weightOf(code);
  };

  return errors
    .flatMap(({messages, codes, context, isForeign, isGuide, isSecondary}, index): Match[] => {
      let [best, certain, key] = [0, false, ''];
      for (const message of messages) {
        const [score, isCertain] = messageScore(message);
        if (score > best) [best, certain, key] = [score, isCertain, keyOf(message)];
      }
      const coded = Math.max(0, ...codes.map(codeScore));
      if (best === 0 && coded === 0) return [];
      const near = context.filter((word) => known.has(word.toLowerCase())).length;
      // A code alone that many errors have is most often core's, which has it for every plugin.
      const isCore = best === 0 && context.includes('core') ? 1 : 0;
      const share = (isForeign ? 0.8 : 1) * (isGuide ? 0.9 : 1) * (isSecondary ? 0.2 : 1);
      const score = (best + coded + isCore + Math.min(near, 3) * 3) * share;
      return [{index, score, certain: certain || coded > 0, key: key || `${index}`}];
    })
    .sort((a, b) => Number(b.certain) - Number(a.certain) || b.score - a.score);
}

function plain(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex
      .replace(/\u001b\[[\d;]*m/g, '')
      .replace(/[‘’`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/\\(["'/])/g, '$1')
      .replace(/[–—]/g, '-')
      .replace(/\.{3}/g, '…')
      .replace(/\u00a0/g, ' ')
  );
}

function withoutPrefixes(line: string): string {
  let rest = line;
  for (const prefix of PREFIXES) rest = rest.replace(prefix, '');
  return rest;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
}

/** Returns the part between gaps as an expression, for which any space is like any other. */
function partExpression(part: string): string {
  return part
    .trim()
    .split(/\s+/)
    .map(escapeRegExp)
    .join(String.raw`\s+`);
}

function messageExpression(message: string): RegExp | undefined {
  const fixed = plain(message)
    .replace(/[.!]{1,3}$/, '')
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  if (fixed.join('').length < 4) return undefined;
  const body = fixed.map(partExpression).join(String.raw`[\s\S]{0,${LONGEST_VALUE}}?`);
  const first = /^[\p{L}\d]/u.test(fixed[0] ?? '') ? String.raw`(?<![\p{L}\d])` : '';
  const last = /[\p{L}\d]$/u.test(fixed.at(-1) ?? '') ? String.raw`(?![\p{L}\d])` : '';
  return new RegExp(first + body + last, 'iu');
}

/**
 * Whether a message says enough to be recognized inside a longer line. Two plain words, such as `not a function`, are in
 * lines about anything, and so are the names of JavaScript's own errors; names such as `QuotaExceededError` aren't.
 */
function isSpecific(message: string): boolean {
  return (
    wordsOf(message).length > 2 ||
    (/[\p{Ll}\d][\p{Lu}\d]|[_\d]|\p{Lu}{3}/u.test(message) &&
      !/^(?:Type|Range|Reference|Syntax)Error$/.test(message.trim()))
  );
}

function fixedLength(message: string): number {
  return message.replace(/…|\s+/g, '').length;
}

/** Returns a line or a message without its final punctuation, which readers and logs leave out. */
function keyOf(message: string): string {
  return message
    .trim()
    .toLowerCase()
    .replace(/[.!:]{1,3}$/, '');
}

/** Returns all words of a text once, in a text that has the same words and parts of words. */
function vocabularyOf(content: string): string {
  return [...new Set(content.match(/[\p{L}\d]{3,}/gu) ?? [])].join(' ');
}

function partsOf(content: string): Part[] {
  return Array.from({length: Math.max(1, Math.ceil(content.length / PART))}, (_, index) => {
    const start = index * PART;
    const part = content.slice(start, start + PART + OVERLAP);
    return {start, content: part, words: vocabularyOf(part).toLowerCase()};
  });
}

/** Returns beginnings of a long message, which logs and readers cut: much of it, and its first sentence or line. */
function beginningsOf(message: string): string[] {
  const [sentence = ''] = /^[^.:]{25,}[.:](?=\s)/.exec(message) ?? [];
  return message.length > 100 ? [message.slice(0, 70).replace(/\s+\S*$/, ''), sentence] : [sentence];
}
