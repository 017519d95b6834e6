/** Quoted text is kept as a whole, so that `//` in an address starts no comment. */
const C_LIKE = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\//g;
const HASH = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;
const MARKUP = /<!--[^]*?-->/g;

/** Returns the text of a source file with its comments blanked. What is a comment, its ending tells. */
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

/** Returns the different identifiers of a text. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[A-Za-z_]\w*/g) ?? []);
}
