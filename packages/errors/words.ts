/** A word is a run of letters and digits, so `FLAG_IMMUTABLE` and `OS-PLUG-CAMR-0003` are several. */
const WORD = /[a-z\d\u00c0-\u024f]+/g;

/**
 * Returns the words of a text in lowercase. Punctuation, quotation marks and line breaks don't count, because tools, terminals
 * and readers change them: `Can’t resolve './app'` and `can't resolve "./app"` have the same words.
 */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
