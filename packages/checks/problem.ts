import type {Node} from 'mdast';
import {placeInBlock} from './readPage';
import type {CodeBlock, DocPage, Finding} from './types';

/** A mistake at an offset (UTF-16 units) in a page's source. */
export type PageProblem = {
  readonly offset: number;
  /** One sentence without a period, like the message of a `Finding`. */
  readonly message: string;
  readonly hint: string;
};

/** Returns the mistakes of one kind on a page. */
export type PageCheck = (page: DocPage) => PageProblem[];

/** A mistake in some code. Line and column are zero-based; columns are in UTF-16 units. */
export type BlockProblem = {
  readonly line: number;
  readonly column: number;
  /** One sentence without a period, like the message of a `Finding`. */
  readonly message: string;
  readonly hint: string;
};

/** Returns `problem`, which was found in the code of `block`, as a finding on its page. */
export function findingInBlock(
  page: DocPage,
  block: CodeBlock,
  rule: string,
  problem: BlockProblem,
): Finding {
  const {line, column, message, hint} = problem;
  return {file: page.file, ...placeInBlock(block, line, column), rule, message, hint};
}

/** Returns the place of `offset` (UTF-16 units) in `text`, zero-based. */
export function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length - 1, column: (before.at(-1) ?? '').length};
}

/** Returns where a node starts in its file (UTF-16 units); 0 for a node without a position. */
export function offsetOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}
