/** The values that an option accepts. */
export type Shape =
  | {readonly kind: 'any'}
  | {readonly kind: 'primitive'; readonly type: 'string' | 'number' | 'boolean'}
  | {readonly kind: 'literal'; readonly value: string}
  | {readonly kind: 'array'; readonly of: Shape}
  | {readonly kind: 'map'; readonly of: Shape}
  | {readonly kind: 'object'; readonly keys: ReadonlyMap<string, Shape>}
  | {readonly kind: 'union'; readonly of: readonly Shape[]};

const ANY: Shape = {kind: 'any'};

/**
 * Returns the shape for a type as `loadConfig` writes it: primitives, literals, unions, arrays, index signatures and
 * the names in `named`. Any other type, such as `Omit<…>`, accepts all values.
 */
export function shapeOf(type: string, named: (name: string) => Shape | undefined): Shape {
  const text = type.trim();
  const members = splitUnion(text);
  if (members.length > 1) {
    return {
      kind: 'union',
      of: members.filter((one) => one !== 'undefined').map((one) => shapeOf(one, named)),
    };
  }
  if (text === 'string' || text === 'number' || text === 'boolean') return {kind: 'primitive', type: text};
  const literal = /^'([^']*)'$/.exec(text)?.[1];
  if (literal !== undefined) return {kind: 'literal', value: literal};
  if (text.endsWith('[]')) return {kind: 'array', of: shapeOf(withoutParentheses(text.slice(0, -2)), named)};
  const value = /^\{ ?\[\w+: string\]: (.*?);? ?\}$/.exec(text)?.[1];
  if (value !== undefined) return {kind: 'map', of: shapeOf(value, named)};
  return named(text) ?? ANY;
}

function withoutParentheses(text: string): string {
  return /^\((.*)\)$/.exec(text)?.[1] ?? text;
}

/** Returns the members of a union, without the members of unions in brackets inside it. */
function splitUnion(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if ('({[<'.includes(char)) depth++;
    else if (')}]>'.includes(char)) depth--;
    else if (char === '|' && depth === 0) {
      members.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  return [...members, text.slice(start).trim()];
}

/** Returns the accepted values in words: `true or false`, `"body", "none"`, `a list of strings`. */
export function describeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'any':
      return 'any value';
    case 'primitive':
      return {string: 'a string', number: 'a number', boolean: 'true or false'}[shape.type];
    case 'literal':
      return `"${shape.value}"`;
    case 'array':
      return `a list, each entry ${describeShape(shape.of)}`;
    case 'map':
      return `an object, each value ${describeShape(shape.of)}`;
    case 'object':
      return 'an object';
    case 'union':
      return shape.of.map(describeShape).join(' or ');
  }
}
