/**
 * Short words are highlighted only as whole words, so `ios` doesn't match in `episodes`. Longer words also match inside
 * others.
 */
export function isShort(word: string): boolean {
  return word.length < 4;
}
