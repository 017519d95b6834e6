import type {Node} from 'web-tree-sitter';

/** A bracket that has no partner; line and column are zero-based. */
export type LoneBracket = {
  readonly line: number;
  readonly column: number;
  /** As it stands in the code: `{`, `)`, or `${` before an inserted value. */
  readonly text: string;
  /** The bracket that would be its partner. */
  readonly partner: string;
  readonly opens: boolean;
};

const CLOSERS: Readonly<Partial<Record<string, string>>> = {'(': ')', '[': ']', '{': '}'};
const OPENERS: Readonly<Partial<Record<string, string>>> = {')': '(', ']': '[', '}': '{'};

type Open = {readonly node: Node; readonly closer: string};

/**
 * Returns the brackets without a partner, in their order in the code; those in strings and comments do
 * not count. Where a pair's second bracket starts a line that is indented less than the line of its first,
 * it belongs to another pair, so that the first is the one that was never closed.
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

/** The leaves that open or close something, without those that the parser itself put in. */
function bracketsOf(root: Node): Node[] {
  return leavesOf(root).filter(
    ({type, isMissing, isNamed}) => !isMissing && !isNamed && /^(?:[^\w\s]*[([{]|[)\]}])$/.test(type),
  );
}

function leavesOf(node: Node): Node[] {
  return node.childCount === 0 ? [node] : node.children.flatMap((child) => (child ? leavesOf(child) : []));
}
