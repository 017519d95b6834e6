import {type Node, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {parseAllDocuments} from 'yaml';
import {placeInCode} from '../pageSource';
import type {CodeProblem} from '../types';

/** The JSON files in which comments and trailing commas are allowed. */
const WITH_COMMENTS = /(?:^|\/)(?:tsconfig|jsconfig)[^/]*\.json$|(?:^|\/)\.vscode\/[^/]*\.json$/;

/**
 * Returns the first place where `code` isn't valid JSON. Comments are only allowed in files whose readers accept them.
 * A key that appears twice in an object is a mistake too. A fragment may be the inside of an object.
 */
export function jsonProblem(
  code: string,
  {title = '', fragment}: {readonly title?: string; readonly fragment: boolean},
): CodeProblem | undefined {
  const comments = WITH_COMMENTS.test(title);
  const problem = problemOf(code, comments);
  if (!problem || !fragment || /^\s*[[{]/.test(code)) return problem;
  return problemOf(`{${code}\n}`, comments) && problem;
}

function problemOf(code: string, comments: boolean): CodeProblem | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, {disallowComments: !comments, allowTrailingComma: comments});
  const [first] = errors;
  if (!first) return tree && duplicateName(tree, code);
  const reason = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return {
    ...placeInCode(code, first.offset),
    message: `This is not JSON: ${reason}`,
    hint: 'Fix the code here or just before it',
  };
}

function duplicateName({type, children = []}: Node, code: string): CodeProblem | undefined {
  const names = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const values = names.map(({value}) => String(value));
  const second = names.find((_, index) => values.indexOf(values[index] ?? '') < index);
  if (!second) return children.map((child) => duplicateName(child, code)).find(Boolean);
  const message = `The object has "${String(second.value)}" twice`;
  return {...placeInCode(code, second.offset), message, hint: 'Keep one of the two'};
}

/** Returns the first place where `code` isn't YAML 1.2 with one or more documents. */
export function yamlProblem(code: string): CodeProblem | undefined {
  const documents = parseAllDocuments(code, {prettyErrors: false});
  const [first] = Array.isArray(documents) ? documents.flatMap(({errors}) => errors) : [];
  if (!first) return undefined;
  return {
    ...placeInCode(code, first.pos[0]),
    message: `This is not YAML: ${first.message.replace(/\.$/, '')}`,
    hint: 'Fix the indentation or the quotation marks here or just before',
  };
}
