/** A piece of a type's text: either a type's name, or the text between names. */
export type TypeToken = {readonly text: string; readonly isName: boolean};

/**
 * Matches strings and names, but not names of properties and parameters (before a colon) or of members (after a dot).
 */
const STRING_OR_NAME = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w$.])[A-Za-z_$][\w$]*(?!\??:)\b/g;

/** Returns a type's text in pieces, in order. Joined, they are the text. */
export function typeTokens(type: string): TypeToken[] {
  const tokens: TypeToken[] = [];
  let end = 0;
  const add = (text: string, isName: boolean): void => {
    if (text) tokens.push({text, isName});
  };
  for (const match of type.matchAll(STRING_OR_NAME)) {
    const [text] = match;
    if (/^['"]/.test(text)) continue;
    add(type.slice(end, match.index), false);
    add(text, true);
    end = match.index + text.length;
  }
  add(type.slice(end), false);
  return tokens;
}

/** Returns the names in a type's text, without duplicates: types, and keywords such as `string`. */
export function namesIn(type: string): string[] {
  return [...new Set(typeTokens(type).flatMap(({text, isName}) => (isName ? [text] : [])))];
}

/**
 * Returns a type's text on one line and in our style: single quotes, no leading `|`, and arrow functions where docgen
 * writes function types as `(a: A): B`.
 */
export function cleanType(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\[ \]/g, '[]')
    .replace(/^(\((?:[^()]|\([^()]*\))*\)): /, '$1 => ');
}

/** Returns a type's text without the `undefined` that only marks an optional value. */
export function withoutUndefined(type: string): string {
  return type.replace(/ \| undefined$/, '').replace(/^undefined \| /, '');
}
