import type {Node} from 'mdast';

/** What is wrong at a position on a page; line and column are one-based. */
export type NameProblem = {
  readonly line: number;
  readonly column: number;
  /** One sentence without a period. */
  readonly message: string;
  /** The correction, in one sentence without a period. */
  readonly hint: string;
};

/** Returns a problem at the start of `node`. */
export function problemAt({position}: Node, message: string, hint: string): NameProblem {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {line, column, message, hint};
}
