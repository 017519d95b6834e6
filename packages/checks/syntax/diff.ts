import {parserOfFile, type Piece} from './languages';
import type {CodeProblem} from '../types';

/** A line of a diff: its text, and its zero-based place. */
type DiffLine = {
  readonly kind: 'context' | 'added' | 'removed';
  readonly text: string;
  readonly line: number;
};

const HEADER =
  /^(?:diff --git |index |--- |\+\+\+ |(?:old|new|deleted file|new file) mode |similarity |rename |\\ No newline)/;

/**
 * Returns the first mistake in a diff: a line that can't be in a diff, no change at all, or a text after the change that's
 * broken in the title's language while the text before isn't. An excerpt may end in the middle of something. Then both
 * texts are broken, which isn't a mistake.
 */
export async function diffProblem(code: string, piece: Piece): Promise<CodeProblem | undefined> {
  const rows = code.split('\n');
  const wrong = rows.findIndex(
    (row) => row !== '' && !/^[ +-]/.test(row) && !/^@@ ?/.test(row) && !HEADER.test(row),
  );
  if (wrong !== -1) {
    return {
      line: wrong,
      column: 0,
      message: 'This line cannot be in a diff',
      hint: 'Start it with "+", "-" or, if it does not change, a space',
    };
  }
  const lines = linesOf(rows);
  if (!lines.some(({kind}) => kind !== 'context')) {
    return {line: 0, column: 0, message: 'The diff changes nothing', hint: 'Start a line with "+" or "-"'};
  }
  return piece.fragment ? undefined : resultProblem(rows, lines, piece);
}

function linesOf(rows: readonly string[]): DiffLine[] {
  return rows.flatMap((row, line): DiffLine[] => {
    if (HEADER.test(row) || row.startsWith('@@')) return [];
    const kind = row.startsWith('+') ? 'added' : row.startsWith('-') ? 'removed' : 'context';
    return [{kind, text: row.slice(1), line}];
  });
}

async function resultProblem(
  rows: readonly string[],
  lines: readonly DiffLine[],
  {title}: Piece,
): Promise<CodeProblem | undefined> {
  const parse = title === undefined ? undefined : parserOfFile(title);
  if (!parse || rows.some((row) => row.startsWith('@@'))) return undefined;
  const piece = {title, fragment: true};
  const after = lines.filter(({kind}) => kind !== 'removed');
  const problem = await parse(textOf(after), piece);
  if (!problem) return undefined;
  const before = lines.filter(({kind}) => kind !== 'added');
  if (before.some(({text}) => text.trim()) && (await parse(textOf(before), piece))) return undefined;
  const line = after[problem.line]?.line ?? after.at(-1)?.line ?? 0;
  return {...problem, line, column: problem.column + 1, message: `After the change: ${problem.message}`};
}

function textOf(lines: readonly DiffLine[]): string {
  return lines.map(({text}) => text).join('\n');
}
