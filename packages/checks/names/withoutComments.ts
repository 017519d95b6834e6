/** Strings are kept as a whole, so that `//` in a URL doesn't start a comment. */
const C_LIKE = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\//g;
const HASH = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;
const MARKUP = /<!--[^]*?-->/g;

/**
 * Returns the contents of a source file with its comments blanked. The file's extension determines what a comment is.
 */
export function withoutComments(file: string, text: string): string {
  return text.replace(grammarOf(file), (piece) => (isComment(piece) ? ' ' : piece));
}

function grammarOf(file: string): RegExp {
  if (/\.(?:xml|plist|storyboard|xcprivacy)$/.test(file)) return MARKUP;
  return /(?:\.podspec|\.rb|\.properties|Podfile)$/.test(file) ? HASH : C_LIKE;
}

function isComment(piece: string): boolean {
  return /^(?:\/\/|\/\*|#|<!--)/.test(piece);
}

/** Returns a diff with the removed lines blanked, because they contain names from the version before. */
export function withoutRemoved(diff: string): string {
  return diff.replace(/^-.*$/gm, (line) => ' '.repeat(line.length));
}

/** Returns the distinct identifiers in a text. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z_]\w*/g) ?? []);
}
