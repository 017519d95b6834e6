import type {SyntaxNode} from '../syntaxNode';

/** The nodes of the Swift, Objective-C, Java and Kotlin grammars that run a part of themselves under a condition. */
const CONDITIONAL = new Set([
  'catch_block',
  'catch_clause',
  'elvis_expression',
  'guard_statement',
  'if_expression',
  'if_statement',
  'switch_block_statement_group',
  'switch_entry',
  'switch_expression',
  'switch_statement',
  'when_entry',
  'when_expression',
]);

/** The nodes that a condition decides about. An `if` without braces has any statement, which `field` marks. */
const BODIES = new Set([
  'block',
  'compound_statement',
  'control_structure_body',
  'else_clause',
  'expression_statement',
  'jump_expression',
  'statements',
  'switch_block',
  'switch_entry',
  'throw_statement',
  'when_entry',
]);
const BODY_FIELDS = new Set(['alternative', 'body', 'consequence']);

const isBody = ({type, field}: SyntaxNode): boolean =>
  BODIES.has(type) || (field !== undefined && BODY_FIELDS.has(field));

/**
 * Returns the condition under which `parent` runs its part `child`, as the source writes it: `if (path == null)`,
 * `guard let url = url else`, `catch (IOException e)`, `case .denied`, or `else of if (path == null)`. Returns undefined
 * if `parent` runs the child in any case.
 */
export function conditionAt(parent: SyntaxNode, child: SyntaxNode): string | undefined {
  if (!CONDITIONAL.has(parent.type)) return undefined;
  const first = parent.children.find(isBody);
  if (!first || child.start < first.start) return undefined;
  const header = conditionText(parent.text.slice(0, first.start - parent.start));
  const isOther = /^if\b/.test(header) && child !== first;
  return isOther ? `else of ${header}` : header;
}

/** Returns the head of a statement in one line, without the bracket, colon or arrow that opens its body. */
export const conditionText = (head: string): string =>
  head
    .replace(/(?<=^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:\{|(?<!\?):|->)$/, '')
    .trim();
