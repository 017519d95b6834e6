/** Returns what an escape sequence of Swift, Java, Kotlin or C stands for. */
export function unescaped(sequence: string): string {
  const unicode = /^\\u\{?([\da-fA-F]+)\}?$/.exec(sequence)?.[1];
  if (unicode) return String.fromCodePoint(parseInt(unicode, 16));
  const known: Readonly<Record<string, string>> = {'\\n': '\n', '\\t': '\t', '\\r': '\r', '\\0': ''};
  return known[sequence] ?? sequence.slice(1);
}
