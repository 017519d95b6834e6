/** Short words are marked only where they stand alone, longer ones inside others too: `ios` not in `episodes`. */
export function isShort(word: string): boolean {
  return word.length < 4;
}
