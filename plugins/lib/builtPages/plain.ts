/** Returns a path without its trailing slash, decoded. */
export function plain(path: string): string {
  return decoded(path).replace(/(.)\/$/, '$1');
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that isn't part of an escape sequence is a literal one.
    return text;
  }
}
