import type {Node, Tree} from 'web-tree-sitter';
import {placeOf, type BlockProblem} from '../problem';
import {loneBrackets, type LoneBracket} from './brackets';
import {guardProblem} from './guards';

/**
 * Returns the first mistake in `code` in words for a writer: a bracket without a partner, or the first place where the
 * grammar expects something else. Returns `undefined` if the code parses.
 */
export function firstProblem(tree: Tree, code: string, language: string): BlockProblem | undefined {
  if (!tree.rootNode.hasError) return undefined;
  const quote = QUOTES[language] && loneQuote(code, QUOTES[language]);
  if (quote) return quote;
  const guard = language === 'Swift' ? guardProblem(withoutTexts(code)) : undefined;
  if (guard) return guard;
  // In Bash, a bracket can end a pattern of `case`.
  const [lone] = language === 'Bash' ? [] : loneBrackets(tree.rootNode, code);
  return lone
    ? bracketProblem(lone)
    : errorProblem(firstError(tree.rootNode) ?? tree.rootNode, code, language);
}

/** The quotes of languages whose strings end on the same line. */
const QUOTES: Readonly<Partial<Record<string, string>>> = {
  Groovy: `"'`,
  Java: `"'`,
  Kotlin: `"'`,
  'Objective-C': `"'`,
  Swift: '"',
};

/** Comments and complete strings. Strings in three quotes may have several lines. */
const WHOLE =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** Returns the code with its comments and strings blanked. */
function withoutTexts(code: string): string {
  return code.replace(WHOLE, (text) => text.replace(/[^\n]/g, ' '));
}

function loneQuote(code: string, quotes: string): BlockProblem | undefined {
  const bare = withoutTexts(code);
  const offset = [...bare].findIndex((character) => quotes.includes(character));
  const quote = bare[offset];
  if (quote === undefined) return undefined;
  const message = `The quotation mark ${quote} is never closed`;
  return {...placeOf(code, offset), message, hint: `Close the string with ${quote} on the same line`};
}

function bracketProblem({line, column, text, partner, opens}: LoneBracket): BlockProblem {
  return opens
    ? {line, column, message: `"${text}" is never closed`, hint: `Close it with "${partner}"`}
    : {line, column, message: `"${text}" closes nothing`, hint: `Remove it, or open it with "${partner}"`};
}

function errorProblem(node: Node, code: string, language: string): BlockProblem {
  const {row, column: start} = node.startPosition;
  const line = code.split('\n')[row] ?? '';
  // An error can start inside a word if the grammar took the first letters for a keyword.
  const column = node.isMissing ? start : start - (/\w*$/.exec(line.slice(0, start))?.[0].length ?? 0);
  if (node.isMissing) {
    const missing = node.isNamed ? node.type.replaceAll('_', ' ') : `"${node.type}"`;
    return {line: row, column, message: `${language}: ${missing} is missing here`, hint: `Add ${missing}`};
  }
  const found = (column < start ? '' : node.text.trim()) || line.slice(column).trim();
  return {
    line: row,
    column,
    message: `This is not ${language}: the grammar does not expect \`${shortened(found)}\``,
    hint: hintFor(found, language),
  };
}

function hintFor(found: string, language: string): string {
  if (/^(?:\.\.\.|…)/.test(found)) return 'Use a comment to say what is left out';
  return `Fix the code here or just before it, so that the block is valid ${language}`;
}

/** Returns the first line of `text`, shortened to fit in a message. */
function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
}

/** Returns the first unexpected node in the order of the code, and of nested ones the innermost. */
function firstError(node: Node): Node | undefined {
  if (node.isMissing) return node;
  for (const child of node.children) {
    if (!child?.hasError && !child?.isMissing && !child?.isError) continue;
    const inner = firstError(child);
    if (inner) return inner;
  }
  return node.isError ? node : undefined;
}
