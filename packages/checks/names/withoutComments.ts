import {blank} from '../pageSource';
import type {CodeBlock} from '../types';

/** Strings are kept as a whole, so that `//` in a URL doesn't start a comment. */
const C_LIKE = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\//g;
const HASH = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;
const MARKUP = /<!--[^]*?-->/g;

/**
 * Returns the contents of a source file with its comments blanked. The file's extension determines what a comment is.
 */
export function withoutComments(file: string, text: string): string {
  return text.replace(grammarOf(file), (piece) => (/^(?:\/\/|\/\*|#|<!--)/.test(piece) ? ' ' : piece));
}

function grammarOf(file: string): RegExp {
  if (/\.(?:xml|plist|storyboard|xcprivacy)$/.test(file)) return MARKUP;
  return /(?:\.podspec|\.rb|\.properties|Podfile)$/.test(file) ? HASH : C_LIKE;
}

/** Returns a block's code. Of a diff, the removed lines are blank, because they contain names from the version before. */
export function remainingCode({lang, code}: CodeBlock): string {
  return lang === 'diff' ? code.replace(/^-.*$/gm, blank) : code;
}

/** Strings and comments. */
const TEXTS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[^]*?\*\//g;

/** Returns code of a language like C with its strings and comments blanked. */
export function withoutTexts(code: string): string {
  return code.replace(TEXTS, blank);
}

/** Returns the distinct identifiers in a text. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z_]\w*/g) ?? []);
}
