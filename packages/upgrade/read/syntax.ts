import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import type {Range} from './types';

export const TYPESCRIPT = parser.configure({dialect: 'ts'});
export const TYPESCRIPT_JSX = parser.configure({dialect: 'ts jsx'});

/** Returns what a node has in the text. */
export function textOf(text: string, {from, to}: Pick<SyntaxNode, 'from' | 'to'>): string {
  return text.slice(from, to);
}

/** Returns the nodes directly below a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Returns a node's place. */
export function rangeOf({from, to}: Pick<SyntaxNode, 'from' | 'to'>): Range {
  return {start: from, end: to};
}

/** Returns a text without its quotes and escapes. */
export function unquote(source: string): string {
  return source.slice(1, -1).replace(/\\(.)/g, '$1');
}

/**
 * Returns a script with spaces in the place of what the parser doesn't know, which says nothing about plugins: `export` after
 * a decorator, the type of a caught error, and `type` in a list of exports. Offsets stay as they are.
 */
export function knownSyntax(code: string): string {
  const blank = (text: string): string => ' '.repeat(text.length);
  return code
    .replace(/\bexport\s+(?:default\s+)?(?=(?:abstract\s+)?class\b)/g, (found, offset: number) =>
      isDecorated(code, offset) ? found.replace(/[^\n]/g, ' ') : found,
    )
    .replace(/\bcatch\s?\(\w+\s?:\s?(?:unknown|any)\)/g, (found) => found.replace(/:\s?\w+/, blank))
    .replace(/\bexport\s*\{[^{}]*\}/g, (list) => list.replace(/\btype\s+(?=\w)/g, blank));
}

/** How many characters before a class are looked at for a decorator. */
const LOOKBACK = 200;

/** Whether a decorator, with or without arguments, stands before an offset. */
function isDecorated(code: string, offset: number): boolean {
  const before = code.slice(Math.max(0, offset - LOOKBACK), offset).trimEnd();
  return before.endsWith(')') || /@[\w.]+$/.test(before.slice(before.lastIndexOf('\n') + 1));
}
