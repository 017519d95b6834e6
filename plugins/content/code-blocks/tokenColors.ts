/**
 * The colors of code, each with the token types of Prism that have it. If a token has several types, the last color in this
 * list wins, as in a style sheet.
 */
const COLORS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'cdata'],
  keyword: ['keyword', 'atrule', 'annotation'],
  string: ['string', 'char', 'regex', 'attr-value', 'selector'],
  number: ['number', 'boolean', 'constant', 'class-name', 'attr-name', 'builtin'],
  function: ['function', 'method', 'directive-hash', 'header-name'],
  name: ['tag', 'property', 'symbol', 'variable', 'important', 'parameter', 'key'],
  url: ['url', 'interpolation'],
  punctuation: ['punctuation', 'operator', 'doctype', 'entity'],
  prompt: ['shell-symbol'],
};
/** Types that always have the color of the text around them, which may be that of another token. */
const PLAIN = ['output', 'plain'];
const STYLES = ['bold', 'italic'];

/**
 * Returns the classes of a token with these types of Prism: `t-` with its color, and its style. Returns none for a token
 * that looks like the text around it. The style sheet has a rule for each color instead of each type.
 */
export function tokenClasses(types: readonly string[]): string[] {
  const has = (type: string): boolean => types.includes(type);
  const color = PLAIN.some(has) ? undefined : Object.keys(COLORS).findLast((name) => COLORS[name]?.some(has));
  return [...(color === undefined ? [] : [color]), ...STYLES.filter(has)].map((name) => `t-${name}`);
}
