/** Returns a part of an address without its escape sequences. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that isn't part of an escape sequence is a literal one.
    return text;
  }
}
