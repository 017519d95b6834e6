import {firstProblem, loadParser, withTree, type CodeParser, type GrammarName} from '../treeSitter';
import type {BlockProblem} from '../problem';
import {commandsWithBrackets} from './groovy';
import {WRAPPINGS, wrap, type Wrapping} from './wrappings';

type TreeSitterLanguage = {
  readonly grammar: GrammarName;
  /** The name of the language in messages. */
  readonly name: string;
  readonly wrappings: readonly Wrapping[];
  /** Rewrites what the language allows and the grammar doesn't support, and keeps all characters in place. */
  readonly prepare?: (code: string) => string;
};

const LANGUAGES = {
  swift: {grammar: 'swift', name: 'Swift', wrappings: WRAPPINGS.swift, prepare: knownSwift},
  kotlin: {grammar: 'kotlin', name: 'Kotlin', wrappings: WRAPPINGS.kotlin, prepare: knownKotlin},
  java: {grammar: 'java', name: 'Java', wrappings: WRAPPINGS.java},
  groovy: {grammar: 'groovy', name: 'Groovy', wrappings: WRAPPINGS.plain, prepare: commandsWithBrackets},
  ruby: {grammar: 'ruby', name: 'Ruby', wrappings: WRAPPINGS.plain},
} satisfies Record<string, TreeSitterLanguage>;

export type TreeSitterLanguageName = keyof typeof LANGUAGES;

/**
 * Returns the first place where `code` isn't valid, or `undefined` if it parses as a file or as the inside of a type or
 * function. If it doesn't parse in any of these ways, the result of the one that got furthest is returned.
 */
export async function codeProblem(
  name: TreeSitterLanguageName,
  code: string,
): Promise<BlockProblem | undefined> {
  const omission = omissionProblem(code);
  if (omission) return omission;
  const language: TreeSitterLanguage = LANGUAGES[name];
  const parser = await loadParser(language.grammar);
  const prepared = language.prepare?.(code) ?? code;
  const problems: BlockProblem[] = [];
  for (const wrapping of language.wrappings) {
    const problem = problemIn(parser, prepared, wrapping, language.name);
    if (!problem) return undefined;
    problems.push(problem);
  }
  const [plain] = problems;
  // An unmatched bracket is wrong in every wrapping, so it's reported for the block alone.
  if (plain && /^"\S+" (?:is never closed|closes nothing)$/.test(plain.message)) return plain;
  return problems.reduce((best, problem) => (isAfter(problem, best) ? problem : best));
}

/** Three dots alone on a line are an operator in some languages, but samples never mean them as one. */
function omissionProblem(code: string): BlockProblem | undefined {
  const lines = code.split('\n');
  const line = lines.findIndex((text) => /^\s*(?:\.\.\.|…)\s*$/.test(text));
  if (line === -1) return undefined;
  const column = /^\s*/.exec(lines[line] ?? '')?.[0].length ?? 0;
  return {line, column, message: 'This line is not code', hint: 'Use a comment to say what is left out'};
}

function problemIn(
  parser: CodeParser,
  code: string,
  wrapping: Wrapping,
  name: string,
): BlockProblem | undefined {
  const {text, unwrap} = wrap(code, wrapping);
  const problem = withTree(parser, text, (tree) => firstProblem(tree, text, name));
  return problem && unwrap(problem);
}

function isAfter(a: BlockProblem, b: BlockProblem): boolean {
  return a.line > b.line || (a.line === b.line && a.column > b.column);
}

/** The grammar supports neither a comma after the last element (Kotlin 1.4) nor an empty array in an annotation. */
function knownKotlin(code: string): string {
  return code.replace(/,(?=\s*[\])])/g, ' ').replace(/(?<==\s*)\[\]/g, '""');
}

/** The grammar supports neither the empty tuple as an argument nor the macros of the standard packages. */
function knownSwift(code: string): string {
  return code.replaceAll('(())', '(00)').replace(/#(?=(?:expect|require|Preview)\b)/g, ' ');
}
