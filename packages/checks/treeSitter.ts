import type {Node, Tree} from 'web-tree-sitter';
import type {CodeProblem} from './types';

export {loadParser, withTree, type GrammarName} from '../facts/extract/treeSitter';

/** Returns the first place where the grammar expects something else, or `undefined` if the code parses. */
export function firstProblem({rootNode}: Tree, code: string, language: string): CodeProblem | undefined {
  if (!rootNode.hasError) return undefined;
  const node = firstError(rootNode) ?? rootNode;
  const {row: line, column: start} = node.startPosition;
  if (node.isMissing) {
    const missing = node.isNamed ? node.type.replaceAll('_', ' ') : `"${node.type}"`;
    return {line, column: start, message: `${language}: ${missing} is missing here`, hint: `Add ${missing}`};
  }
  const text = code.split('\n')[line] ?? '';
  // An error can start inside a word if the grammar took the first letters for a keyword.
  const column = start - (/\w*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const found = text.slice(column).trim();
  return {
    line,
    column,
    message: `This is not ${language}: the grammar does not expect \`${found.slice(0, 40)}\``,
    hint: `Fix the code here or just before it, so that the block is valid ${language}`,
  };
}

/** Returns the first unexpected node in the order of the code, and of nested ones the innermost. */
function firstError(node: Node): Node | undefined {
  if (node.isMissing) return node;
  for (const child of node.children) {
    if (!child?.hasError && !child?.isMissing && !child?.isError) continue;
    const inner = firstError(child);
    if (inner) return inner;
  }
  return node.isError ? node : undefined;
}
