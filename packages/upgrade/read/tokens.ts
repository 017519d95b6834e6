import type {Range} from './types';

/**
 * A token of Groovy, Kotlin, Ruby, Swift, Java, or an Xcode project. `value` of a text in quotes is what is between
 * them; `isDynamic` says that it has an expression in it, such as `$version`.
 */
export type Token = Range & {
  readonly kind: 'word' | 'number' | 'string' | 'mark' | 'line';
  readonly value: string;
  readonly isDynamic?: boolean;
};

export type Language = 'groovy' | 'kotlin' | 'ruby' | 'swift' | 'java' | 'pbxproj';

type Rules = {
  readonly comment: RegExp;
  /** Whether comments between marks contain others. */
  readonly isNested?: boolean;
  readonly strings: readonly string[];
  /** What starts an expression in a text in double quotes. */
  readonly expression?: RegExp;
};

const SLASHES = /\/\/[^\n]*/y;
const RULES: Readonly<Record<Language, Rules>> = {
  groovy: {comment: SLASHES, strings: ['"""', "'''", '"', "'"], expression: /\$/},
  kotlin: {comment: SLASHES, isNested: true, strings: ['"""', '"', "'"], expression: /\$/},
  ruby: {comment: /#[^\n]*/y, strings: ['"', "'"], expression: /#\{/},
  swift: {comment: SLASHES, isNested: true, strings: ['"""', '"'], expression: /\\\(/},
  java: {comment: SLASHES, strings: ['"""', '"', "'"]},
  pbxproj: {comment: SLASHES, strings: ['"']},
};

const SPACE = /[ \t\r\uFEFF]+/y;
/** The tokens that aren't texts, by their kinds. A mark is any other character. */
const SIMPLE = [
  ['line', /\n/y],
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d[\w.]*/y],
] as const;

/** Returns a file's tokens. Comments are left out, so a line in a comment never looks like code. */
export function tokenize(text: string, language: Language): Token[] {
  const rules = RULES[language];
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const skipped = skip(text, at, rules);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const token = readToken(text, at, rules);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

/** Returns a file's tokens without the ends of its lines, which separate nothing in most languages. */
export function statementTokens(text: string, language: Language): Token[] {
  return tokenize(text, language).filter(({kind}) => kind !== 'line');
}

/** Returns the offset after the spaces or the comment at `at`. */
function skip(text: string, at: number, {comment, isNested}: Rules): number {
  const line = matchAt(comment, text, at) ?? matchAt(SPACE, text, at);
  if (line !== undefined) return at + line.length;
  if (!text.startsWith('/*', at)) return at;
  const marks = isNested ? /\/\*|\*\//g : /\*\//g;
  marks.lastIndex = at + 2;
  let depth = 1;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  return text.length;
}

function readToken(text: string, at: number, {strings, expression}: Rules): Token {
  const quote = strings.find((one) => text.startsWith(one, at));
  if (quote !== undefined) return readString(text, at, quote, quote.startsWith("'") ? undefined : expression);
  for (const [kind, pattern] of SIMPLE) {
    const value = matchAt(pattern, text, at);
    if (value !== undefined) return {kind, value, start: at, end: at + value.length};
  }
  return {kind: 'mark', value: text[at] ?? '', start: at, end: at + 1};
}

function readString(text: string, at: number, quote: string, expression: RegExp | undefined): Token {
  let end = at + quote.length;
  while (end < text.length && !text.startsWith(quote, end)) {
    // A text in single marks ends with its line, even if its quote is missing.
    if (quote.length === 1 && text[end] === '\n') break;
    end += text[end] === '\\' ? 2 : 1;
  }
  const value = text.slice(at + quote.length, end);
  const after = Math.min(text.length, text.startsWith(quote, end) ? end + quote.length : end);
  return {kind: 'string', value, start: at, end: after, isDynamic: expression?.test(value)};
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Returns the words and texts of a native source file without its comments. */
export function wordsOf(text: string, language: Language): Set<string> {
  return new Set(tokenize(text, language).map(({value}) => value));
}

/** Returns the pairs of marks in tokens: the index of each one that opens a pair, and of the one that closes it. Inner pairs first. */
export function pairsIn(tokens: readonly Token[], [open, close]: '()' | '{}'): Map<number, number> {
  const pairs = new Map<number, number>();
  const opened: number[] = [];
  tokens.forEach(({kind, value}, index) => {
    if (kind !== 'mark') return;
    if (value === open) opened.push(index);
    const start = value === close ? opened.pop() : undefined;
    if (start !== undefined) pairs.set(start, index);
  });
  return pairs;
}
