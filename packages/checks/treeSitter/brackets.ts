import type {Node} from 'web-tree-sitter';

/** A bracket without a partner. Line and column are zero-based. */
export type LoneBracket = {
  readonly line: number;
  readonly column: number;
  /** The bracket in the code: `{`, `)`, or `${` before an inserted value. */
  readonly text: string;
  /** The bracket that would close or open it. */
  readonly partner: string;
  readonly opens: boolean;
};

const CLOSERS: Readonly<Partial<Record<string, string>>> = {'(': ')', '[': ']', '{': '}'};
const OPENERS: Readonly<Partial<Record<string, string>>> = {')': '(', ']': '[', '}': '{'};

type Open = {readonly node: Node; readonly closer: string};

/**
 * Returns the brackets without a partner, in the order of the code. Brackets in strings and comments are ignored. If
 * the second bracket of a pair starts a line that is indented less than the first one's line, it belongs to another
 * pair, and the first one was never closed.
 */
export function loneBrackets(root: Node, code: string): LoneBracket[] {
  const lines = code.split('\n');
  const indentOf = (node: Node): number => /^\s*/.exec(lines[node.startPosition.row] ?? '')?.[0].length ?? 0;
  const open: Open[] = [];
  const lone: LoneBracket[] = [];
  for (const node of bracketsOf(root)) {
    const closer = CLOSERS[node.type.at(-1) ?? ''];
    if (closer) {
      open.push({node, closer});
      continue;
    }
    const startsLine = node.startPosition.column === indentOf(node);
    while (open.length > 1 && startsLine && indentOf(node) < indentOf((open.at(-1) as Open).node)) {
      lone.push(loneOpener(open.pop() as Open));
    }
    if (open.at(-1)?.closer === node.type) open.pop();
    else lone.push(loneCloser(node));
  }
  return [...lone, ...open.map(loneOpener)].sort((a, b) => a.line - b.line || a.column - b.column);
}

function loneOpener({node, closer}: Open): LoneBracket {
  return {
    line: node.startPosition.row,
    column: node.startPosition.column,
    text: node.type,
    partner: closer,
    opens: true,
  };
}

function loneCloser(node: Node): LoneBracket {
  const partner = OPENERS[node.type] ?? '';
  return {
    line: node.startPosition.row,
    column: node.startPosition.column,
    text: node.type,
    partner,
    opens: false,
  };
}

/** Returns the leaves that open or close something, without those that the parser inserted. */
function bracketsOf(root: Node): Node[] {
  return leavesOf(root).filter(
    ({type, isMissing, isNamed}) => !isMissing && !isNamed && /^(?:[^\w\s]*[([{]|[)\]}])$/.test(type),
  );
}

function leavesOf(node: Node): Node[] {
  return node.childCount === 0 ? [node] : node.children.flatMap((child) => (child ? leavesOf(child) : []));
}
