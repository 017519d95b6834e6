import type {Nodes, Paragraph, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {problemAt, type NameProblem} from './problem';

/**
 * Returns a problem for each block between `:::` that isn't closed, which swallows the rest of the page or of its list
 * item, and for each line that starts with `:::` and neither opens nor closes a block, which readers would see as text.
 * `source` is the page's whole text.
 */
export function containerProblems(tree: Root, source: string): NameProblem[] {
  const lines = source.split(/\r?\n/);
  const unclosed = new Map<ContainerDirective, NameProblem>();
  const fences: TextFence[] = [];
  const walk = (node: Nodes, outer: ContainerDirective | undefined): void => {
    if (node.type === 'paragraph') fences.push(...fencesIn(node, lines));
    const block = node.type === 'containerDirective' ? node : undefined;
    if (block && !isClosed(block, lines)) {
      // The next `:::` closes the outermost block, so that is the one whose own end is missing.
      const culprit = outer ?? block;
      if (!unclosed.has(culprit)) unclosed.set(culprit, unclosedProblem(culprit, outer && block));
    }
    if ('children' in node) for (const child of node.children) walk(child, outer ?? block);
  };
  walk(tree, undefined);
  return [...unclosed.values(), ...strayFences(fences)];
}

function isClosed({position}: ContainerDirective, lines: readonly string[]): boolean {
  const {start, end} = position ?? {};
  if (!start || !end || start.line === end.line) return false;
  return /^[\s>]*:{3,}\s*$/.test((lines[end.line - 1] ?? '').slice(0, end.column - 1));
}

function unclosedProblem(node: ContainerDirective, inner: ContainerDirective | undefined): NameProblem {
  const before = inner ? ` before :::${inner.name} on line ${inner.position?.start.line ?? 1}` : '';
  return problemAt(
    node,
    `The block :::${node.name} is not closed${before}`,
    'Write ::: on a line of its own where it ends',
  );
}

/** A line of a paragraph that starts with `:::`, and what follows the colons. */
type TextFence = {
  readonly line: number;
  readonly column: number;
  readonly colons: string;
  readonly rest: string;
};

function fencesIn({position, data}: Paragraph, lines: readonly string[]): TextFence[] {
  const {start, end} = position ?? {};
  if (!start || !end || data?.directiveLabel) return [];
  return lines.slice(start.line - 1, end.line).flatMap((text, n) => {
    const [, before = '', colons, rest = ''] = /^([\s>]*)(:{3,})(.*?)\s*$/.exec(text) ?? [];
    return colons === undefined ? [] : [{line: start.line + n, column: before.length + 1, colons, rest}];
  });
}

/** Leaves out the end of a block whose start is a problem already. */
function strayFences(fences: readonly TextFence[]): NameProblem[] {
  let open = 0;
  return fences.flatMap(({line, column, colons, rest}) => {
    if (rest !== '') {
      open += 1;
      const hint =
        'Write :::note or :::warning without a space after the colons, and a title as :::note[Title]';
      return [{line, column, message: `"${colons}${rest}" does not open a block`, hint}];
    }
    if (open > 0) {
      open -= 1;
      return [];
    }
    return [
      {line, column, message: `${colons} closes nothing`, hint: 'Remove it, or open a block with :::note'},
    ];
  });
}
