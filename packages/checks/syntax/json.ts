import {type Node, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {placeOf, type BlockProblem} from '../problem';

/** The JSON files in which comments and trailing commas are allowed. */
const WITH_COMMENTS = /(?:^|\/)(?:tsconfig|jsconfig)[^/]*\.json$|(?:^|\/)\.vscode\/[^/]*\.json$/;

const HINTS: Readonly<Partial<Record<string, string>>> = {
  InvalidCommentToken: 'Remove the comment: JSON only allows comments in tsconfig.json',
  PropertyNameExpected: 'Write a name in double quotes, or remove the comma before it',
  ValueExpected: 'Write a value, or remove the comma before it',
  ColonExpected: 'Write a colon between the name and its value',
  CommaExpected: 'Write a comma between the two values',
  CloseBraceExpected: 'Close the object with "}"',
  CloseBracketExpected: 'Close the array with "]"',
  EndOfFileExpected: 'A JSON block contains one value: wrap the pieces in "{" and "}"',
  InvalidSymbol: 'Write true, false, null, a number or a string in double quotes',
  UnexpectedEndOfString: 'Close the string with a double quote, and write line breaks as \\n',
  InvalidEscapeCharacter: 'Write a backslash as \\\\',
};

/**
 * Returns the first place where `code` isn't valid JSON. Comments are only allowed in files whose readers accept them.
 * A key that appears twice in an object is a mistake too. A fragment may be the inside of an object.
 */
export function jsonProblem(
  code: string,
  {title = '', piece}: {readonly title?: string; readonly piece: boolean},
): BlockProblem | undefined {
  const comments = WITH_COMMENTS.test(title);
  const problem = problemOf(code, comments);
  if (!problem || !piece || /^\s*[[{]/.test(code)) return problem;
  return problemOf(`{${code}\n}`, comments) && problem;
}

function problemOf(code: string, comments: boolean): BlockProblem | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, {disallowComments: !comments, allowTrailingComma: comments});
  const [first] = errors;
  if (!first) return tree && duplicateName(tree, code);
  const name = printParseErrorCode(first.error);
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const hint = HINTS[name] ?? 'Fix the code here or just before it';
  return {...placeOf(code, first.offset), message: `This is not JSON: ${words}`, hint};
}

function duplicateName(node: Node, code: string): BlockProblem | undefined {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    const text = String(name?.value);
    if (name && seen.has(text)) {
      return {
        ...placeOf(code, name.offset),
        message: `The object has "${text}" twice`,
        hint: 'Keep one of the two',
      };
    }
    if (name) seen.add(text);
    const inner = duplicateName(child, code);
    if (inner) return inner;
  }
  return undefined;
}
