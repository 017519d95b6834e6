/** A piece of a type's text: the name of a type, or what stands between names. */
export type TypeToken = {readonly text: string; readonly isName: boolean};

/** Strings; names, but not of properties and parameters (before a colon) or members (after a dot). */
const STRING_OR_NAME = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?<![\w$.])[A-Za-z_$][\w$]*(?!\??:)\b/g;

/** Returns the text of a type in pieces, in order; joined they are the text. */
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

/** Returns the names that the text of a type uses, each once: types, and keywords such as `string`. */
export function namesIn(type: string): string[] {
  return [...new Set(typeTokens(type).flatMap(({text, isName}) => (isName ? [text] : [])))];
}

/**
 * Returns the text of a type on one line, in our form: single quotes, no leading `|`, and arrows where
 * docgen writes function types as `(a: A): B`.
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

/** Returns the text of a type without the `undefined` that only says that a value may be left out. */
export function withoutUndefined(type: string): string {
  return type.replace(/ \| undefined$/, '').replace(/^undefined \| /, '');
}
