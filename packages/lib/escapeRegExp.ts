/**
 * Returns a regular expression's source that matches `text` literally, with any flags. Escapes only what has a meaning,
 * because with the flag `u`, another character after a backslash is a syntax error.
 *
 * @example
 * escapeRegExp('splash-screen (v2)') // 'splash-screen \\(v2\\)'
 */
export function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
