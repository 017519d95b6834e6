import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import mistakes from './jsonMistakes.json';
import {lineAt, ReadError, type Member, type ObjectNode, type Value} from './types';

/** What the parser's codes mean to a reader. */
const MESSAGES: Readonly<Record<string, string>> = mistakes;

/** Returns the object in a JSON file. Throws a `ReadError` with the line of the first mistake. */
export function readJson(text: string): ObjectNode {
  const errors: ParseError[] = [];
  const source = text.replace(/^\uFEFF/, ' ');
  const root = parseTree(source, errors, {disallowComments: true, allowTrailingComma: false});
  const [first] = errors;
  if (first) {
    const message = MESSAGES[printParseErrorCode(first.error)] ?? 'a part of it could not be read';
    throw new ReadError(
      `It isn't valid JSON: on line ${lineAt(text, first.offset)}, ${message}.`,
      first.offset,
    );
  }
  if (root?.type !== 'object') throw new ReadError('It should be a JSON object, which starts with {.');
  return objectOf(root);
}

function objectOf(node: Node): ObjectNode {
  const members = (node.children ?? []).flatMap((property): Member[] => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    return [{...rangeOf(property), key: String(key.value), keyRange: rangeOf(key), value: valueOf(value)}];
  });
  return {...rangeOf(node), members, isOpen: false};
}

function valueOf(node: Node): Value {
  const range = rangeOf(node);
  if (node.type === 'object') return {...range, object: objectOf(node)};
  const literal: unknown = node.value;
  return typeof literal === 'string' || typeof literal === 'number' || typeof literal === 'boolean'
    ? {...range, literal}
    : range;
}

function rangeOf({offset, length}: Node): {start: number; end: number} {
  return {start: offset, end: offset + length};
}
