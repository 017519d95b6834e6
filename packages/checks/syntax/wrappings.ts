import type {BlockProblem} from '../problem';

/** A way to read a block: as it is, or as a part of something that the page doesn't show. */
export type Wrapping = {
  /** Lines added before and after the code. The code keeps its own lines. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** A change to the code itself that keeps all characters in place. */
  readonly edit?: (code: string) => string;
};

/** The whole file. */
const FILE: Wrapping = {before: [], after: []};

/** What a block of each language can be: a file, or the inside of a type or function. */
export const WRAPPINGS = {
  swift: [
    FILE,
    {before: ['class Wrapper {'], after: ['}']},
    {before: ['func wrapper() {'], after: ['}']},
    // Signatures, as the page of an API lists them.
    {before: ['protocol Wrapper {'], after: ['}']},
  ],
  kotlin: [
    FILE,
    {before: ['class Wrapper {'], after: ['}']},
    {before: ['fun wrapper() {'], after: ['}']},
    {before: ['interface Wrapper {'], after: ['}']},
  ],
  java: [
    FILE,
    {before: ['class Wrapper {'], after: ['}']},
    {before: ['class Wrapper { void wrapper() {'], after: ['}}']},
    // Signatures, as the page of an API lists them, have no semicolon.
    {before: ['interface Wrapper {'], after: ['}'], edit: endSignatures},
  ],
  plain: [FILE],
} satisfies Record<string, readonly Wrapping[]>;

function endSignatures(code: string): string {
  if (code.includes('{')) return code;
  return code.replace(/^(\s*[\w<>[\], ?.&@]+\s\w+\([^=()]*\))[ \t]*$/gm, '$1;');
}

/**
 * Returns `code` in its wrapping, with its imports still at the top, and a function that converts a place in that text
 * to one in `code`.
 */
export function wrap(
  code: string,
  {before, after, edit}: Wrapping,
): {text: string; unwrap: (problem: BlockProblem) => BlockProblem} {
  const lines = (edit ? edit(code) : code).split('\n');
  const head = headLength(lines);
  const text = [...lines.slice(0, head), ...before, ...lines.slice(head), ...after].join('\n');
  const last = code.split('\n').length - 1;
  return {
    text,
    unwrap: (problem) => {
      const line = problem.line < head ? problem.line : problem.line - before.length;
      // What is missing at the end of the wrapping is missing at the end of the code.
      if (line > last) return {...problem, line: last, column: (code.split('\n')[last] ?? '').length};
      return {...problem, line: Math.max(line, 0)};
    },
  };
}

/** Returns the number of lines at the top with the file's package and imports. */
function headLength(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '' && !/^\s*(?:import|package)\b/.test(line));
  return first === -1 ? lines.length : first;
}
