/** The languages that native plugin code is written in. */
export type Language = 'swift' | 'objectiveC' | 'java' | 'kotlin';

/**
 * A piece of source: its text, and the same text with comments and string contents replaced by blanks. Both have the
 * same length, so an offset in one is valid in the other.
 */
export type Code = {readonly language: Language; readonly text: string; readonly masked: string};

/** Returns `text` as code in `language`. */
export function toCode(language: Language, text: string): Code {
  return {language, text, masked: mask(language, text)};
}

/** Returns the part of `code` from `start` up to `end` (offsets). */
export function slice(code: Code, start: number, end: number): Code {
  return {...code, text: code.text.slice(start, end), masked: code.masked.slice(start, end)};
}

/** Matches what may begin a comment or a string. */
const OPENING = /\/[/*]|#?"|'/g;

function mask(language: Language, text: string): string {
  let masked = '';
  for (let at = 0; at < text.length;) {
    const next = indexOf(OPENING, text, at);
    masked += text.slice(at, next);
    if (next === text.length) break;
    const comment = commentEnd(language, text, next);
    const end = comment ?? quotedEnd(language, text, next) ?? next + 1;
    const piece = text.slice(next, end);
    if (comment !== undefined) masked += blank(piece);
    else masked += piece.length < 2 ? piece : piece[0] + blank(piece.slice(1, -1)) + piece.at(-1);
    at = end;
  }
  return masked;
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, (line) => ' '.repeat(line.length));
}

/** Returns the offset of a global pattern's first match at or after `from`, or the text's length if there is none. */
export function indexOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Returns the end of the comment that starts at `at`, or nothing if none starts there. */
function commentEnd(language: Language, text: string, at: number): number | undefined {
  if (text.startsWith('//', at)) return endOr(text.indexOf('\n', at), text);
  if (!text.startsWith('/*', at)) return undefined;
  // Swift and Kotlin allow nested block comments.
  const nested = language === 'swift' || language === 'kotlin';
  let depth = 1;
  let position = at + 2;
  while (depth > 0) {
    const end = text.indexOf('*/', position);
    if (end < 0) return text.length;
    const start = nested ? text.slice(position, end).indexOf('/*') : -1;
    depth += start < 0 ? -1 : 1;
    position = start < 0 ? end + 2 : position + start + 2;
  }
  return position;
}

const INTERPOLATION: Readonly<Record<Language, string | undefined>> = {
  swift: '\\(',
  kotlin: '${',
  java: undefined,
  objectiveC: undefined,
};

/** Returns the end of the string that starts at `at`, or nothing if none starts there. */
function quotedEnd(language: Language, text: string, at: number): number | undefined {
  if (language === 'swift' && text.startsWith('#"', at)) return endOr(text.indexOf('"#', at + 2), text, 2);
  const isQuote = text[at] === '"' || (text[at] === "'" && language !== 'swift');
  if (!isQuote) return undefined;
  const quote = text.startsWith('"""', at) ? '"""' : (text[at] ?? '');
  const interpolation = INTERPOLATION[language];
  let position = at + quote.length;
  while (position < text.length) {
    if (text.startsWith(quote, position)) return position + quote.length;
    if (interpolation && text.startsWith(interpolation, position)) {
      position = bracketEnd(language, text, position + interpolation.length - 1);
    } else if (text[position] === '\n' && quote.length === 1) {
      return position;
    } else {
      position += text[position] === '\\' ? 2 : 1;
    }
  }
  return text.length;
}

/** Returns the offset after the bracket that closes the one at `open`, ignoring brackets in strings and comments. */
function bracketEnd(language: Language, text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length;) {
    const skipped = commentEnd(language, text, at) ?? quotedEnd(language, text, at);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    if ('({['.includes(text[at] ?? ' ')) depth++;
    if (')}]'.includes(text[at] ?? ' ')) depth--;
    at++;
    if (depth === 0) return at;
  }
  return text.length;
}

function endOr(index: number, text: string, length = 0): number {
  return index < 0 ? text.length : index + length;
}

const BRACKET = /[({[\])}]/g;

/** Returns the offset of the bracket that closes the one at `open`, in masked text. Throws if there is none. */
export function closing(masked: string, open: number): number {
  let depth = 0;
  for (let at = open; at < masked.length; at = indexOf(BRACKET, masked, at + 1)) {
    depth += '({['.includes(masked[at] ?? ' ') ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error(`The "${masked[open]}" on line ${lineOf(masked, open)} is never closed.`);
}

/** Returns the offset of the next `{` outside parentheses and brackets, or -1. */
export function nextBlock(masked: string, from: number): number {
  for (let at = from; at < masked.length; at++) {
    if (masked[at] === '{') return at;
    if (masked[at] === '(' || masked[at] === '[') at = closing(masked, at);
    else if (masked[at] === ')' || masked[at] === ']' || masked[at] === '}') return -1;
  }
  return -1;
}

/** Returns `masked` with the contents of blocks blanked, so that only the outermost level is left. */
export function outermost(masked: string): string {
  let flat = '';
  let at = 0;
  for (let open = masked.indexOf('{'); open >= 0; open = masked.indexOf('{', at)) {
    const end = closing(masked, open);
    flat += `${masked.slice(at, open + 1)}${blank(masked.slice(open + 1, end))}}`;
    at = end + 1;
  }
  return flat + masked.slice(at);
}

/** Returns the one-based line number of an offset. */
function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
