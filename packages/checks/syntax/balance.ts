import {blank, placeInCode} from '../pageSource';
import type {CodeProblem} from '../types';

/** Comments and complete strings. Strings in three quotes may have several lines. */
const WHOLE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

const CLOSERS: Readonly<Partial<Record<string, string>>> = {'(': ')', '[': ']', '{': '}'};

/**
 * Returns the first quotation mark or bracket without a partner. If the second bracket of a pair starts a line that is
 * indented less than the first one's line, it belongs to another pair, and the first one was never closed.
 */
export function balanceProblem(code: string): CodeProblem | undefined {
  const bare = code.replace(WHOLE, blank);
  const open: number[] = [];
  for (let at = 0; at < bare.length; at++) {
    const char = bare.charAt(at);
    if (char === '"' || char === "'") return never(code, at, 'closed', char);
    if (char in CLOSERS) open.push(at);
    if (!')]}'.includes(char)) continue;
    const opener = open.pop();
    if (opener === undefined) return never(code, at, 'opened', char);
    const closer = CLOSERS[bare.charAt(opener)] ?? '';
    const isOther = startsLine(bare, at) && indentAt(bare, at) < indentAt(bare, opener);
    if (char !== closer || isOther) return never(code, opener, 'closed', closer);
  }
  const [first] = open;
  return first === undefined ? undefined : never(code, first, 'closed', CLOSERS[bare.charAt(first)] ?? '');
}

function never(code: string, offset: number, what: 'closed' | 'opened', mark: string): CodeProblem {
  const message = `"${code.charAt(offset)}" is never ${what}`;
  return {
    ...placeInCode(code, offset),
    message,
    hint: what === 'closed' ? `Close it with ${mark}` : 'Remove it',
  };
}

function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset) + 1, offset).trim() === '';
}

function indentAt(text: string, offset: number): number {
  return /^\s*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0].length ?? 0;
}
