import type {TreeCursor} from 'web-tree-sitter';
import type {Tree} from 'web-tree-sitter';

/** A node of a syntax tree as plain data, because reading tree-sitter's own nodes copies from WebAssembly each time. */
export type SyntaxNode = {
  readonly type: string;
  readonly named: boolean;
  readonly field?: string;
  readonly text: string;
  /** One-based. */
  readonly line: number;
  /** The offset in the code. */
  readonly start: number;
  readonly children: readonly SyntaxNode[];
};

/** Returns the root of `tree` with all nodes below it, without comments. */
export function plainTree(tree: Tree, code: string): SyntaxNode {
  const cursor = tree.walk();
  try {
    return readNode(cursor, code);
  } finally {
    cursor.delete();
  }
}

function readNode(cursor: TreeCursor, code: string): SyntaxNode {
  const children: SyntaxNode[] = [];
  const {nodeType: type, nodeIsNamed: named, startIndex, endIndex} = cursor;
  const line = cursor.startPosition.row + 1;
  const field = cursor.currentFieldName ?? undefined;
  if (cursor.gotoFirstChild()) {
    do {
      if (!/comment$/.test(cursor.nodeType)) children.push(readNode(cursor, code));
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  return {
    type,
    named,
    ...(field ? {field} : {}),
    text: code.slice(startIndex, endIndex),
    line,
    start: startIndex,
    children,
  };
}

/** Returns the first child with one of the types. */
export const childOf = (node: SyntaxNode, ...types: readonly string[]): SyntaxNode | undefined =>
  node.children.find(({type}) => types.includes(type));

/** Returns the child in a field of the grammar. */
export const fieldOf = (node: SyntaxNode, field: string): SyntaxNode | undefined =>
  node.children.find((child) => child.field === field);

/** Returns the children that aren't punctuation or keywords. */
export const namedChildren = (node: SyntaxNode): SyntaxNode[] => node.children.filter(({named}) => named);

/** Returns the nodes of the given types below `node`, without looking inside those of the types in `closed`. */
export function below(
  node: SyntaxNode,
  types: readonly string[],
  closed: readonly string[] = [],
): SyntaxNode[] {
  return node.children.flatMap((child) => [
    ...(types.includes(child.type) ? [child] : []),
    ...(closed.includes(child.type) ? [] : below(child, types, closed)),
  ]);
}
