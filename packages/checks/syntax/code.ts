import type {CodeProblem} from '../types';
import {firstProblem, loadParser, withTree, type GrammarName} from '../treeSitter';
import {balanceProblem} from './balance';

type Language = {
  readonly grammar: GrammarName;
  /** The name of the language in messages. */
  readonly name: string;
  /** What a block can be besides a file: the inside of what begins like this. */
  readonly wrappings: readonly string[];
  /** Rewrites what the language allows and the grammar doesn't support, and keeps all characters in place. */
  readonly prepare?: (code: string) => string;
};

const LANGUAGES = {
  swift: {
    grammar: 'swift',
    name: 'Swift',
    wrappings: ['class Wrapper {', 'func wrapper() {', 'protocol Wrapper {'],
    // The empty tuple as an argument, and the macros of the standard packages.
    prepare: (code) => code.replaceAll('(())', '(00)').replace(/#(?=(?:expect|require|Preview)\b)/g, ' '),
  },
  kotlin: {
    grammar: 'kotlin',
    name: 'Kotlin',
    wrappings: ['class Wrapper {', 'fun wrapper() {', 'interface Wrapper {'],
    // A comma after the last element, and an empty array in an annotation.
    prepare: (code) => code.replace(/,(?=\s*[\])])/g, ' ').replace(/(?<==\s*)\[\]/g, '""'),
  },
  java: {
    grammar: 'java',
    name: 'Java',
    wrappings: ['class Wrapper {', 'class Wrapper { void wrapper() {', 'interface Wrapper {'],
    prepare: endSignatures,
  },
  ruby: {grammar: 'ruby', name: 'Ruby', wrappings: []},
  powershell: {grammar: 'powershell', name: 'PowerShell', wrappings: []},
} satisfies Record<string, Language>;

/** Signatures, as the page of an API lists them, have no semicolon. */
function endSignatures(code: string): string {
  if (code.includes('{')) return code;
  return code.replace(/^(\s*[\w<>[\], ?.&@]+\s\w+\([^=()]*\))[ \t]*$/gm, '$1;');
}

/**
 * Returns the first place where `code` isn't valid, or `undefined` if it parses as a file or as the inside of a type or
 * function. If it doesn't parse in any of these ways, the result of the one that got furthest is returned.
 */
export async function codeProblem(
  language: keyof typeof LANGUAGES,
  code: string,
): Promise<CodeProblem | undefined> {
  const {grammar, name, wrappings, prepare}: Language = LANGUAGES[language];
  const omission = omissionProblem(code);
  if (omission) return omission;
  const parser = await loadParser(grammar);
  const lines = (prepare?.(code) ?? code).split('\n');
  const firstCode = lines.findIndex((line) => line.trim() !== '' && !/^\s*(?:import|package)\b/.test(line));
  const head = firstCode === -1 ? lines.length : firstCode;
  const problems: CodeProblem[] = [];
  for (const before of ['', ...wrappings]) {
    const after = '}'.repeat(before.split('{').length - 1);
    const text = [...lines.slice(0, head), before, ...lines.slice(head), after].join('\n');
    const problem = withTree(parser, text, (tree) => firstProblem(tree, text, name));
    if (!problem) return undefined;
    const line = problem.line <= head ? problem.line : problem.line - 1;
    problems.push({...problem, line: Math.min(line, lines.length - 1)});
  }
  const [furthest] = problems.sort((a, b) => b.line - a.line || b.column - a.column);
  // A mark without a partner is the better explanation, and the grammar only notices it where something else ends.
  return (['ruby', 'powershell'].includes(language) ? undefined : balanceProblem(code)) ?? furthest;
}

/** Three dots alone on a line are an operator in some languages, but samples never mean them as one. */
function omissionProblem(code: string): CodeProblem | undefined {
  const line = code.split('\n').findIndex((text) => /^\s*(?:\.\.\.|…)\s*$/.test(text));
  if (line === -1) return undefined;
  return {line, column: 0, message: 'This line is not code', hint: 'Use a comment to say what is left out'};
}
