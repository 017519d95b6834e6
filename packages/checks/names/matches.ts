/** Returns what the first group of `pattern` matches in `code`, with its offset (UTF-16 units). */
export function matches(code: string, pattern: RegExp): {name: string; offset: number}[] {
  return [...code.matchAll(pattern)].map((match) => {
    const name = match[1] ?? '';
    return {name, offset: match.index + match[0].lastIndexOf(name)};
  });
}
