/** Matches a string, an arrow, the sign between alternatives, or a single character. */
const TOKEN = /'(?:[^'\\]|\\.)*'|=>| \| |[\s\S]/g;

/**
 * Returns the alternatives of a union type, or the type itself if it isn't a union. A `|` inside brackets or strings
 * doesn't separate, and neither does one in a function's result.
 */
export function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of type.matchAll(TOKEN)) {
    if ('([{<'.includes(token)) depth++;
    if (')]}>'.includes(token)) depth--;
    if (token === '=>' && depth === 0) return [type];
    if (token === ' | ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
