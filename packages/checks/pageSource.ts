import type {Node} from 'mdast';
import {isMap, isScalar, parseDocument} from 'yaml';
import type {CodeBlock, CodePlace, DocPage, FilePlace} from './types';

/** A field of the front matter with a single value. */
type FrontMatterField = {
  readonly key: string;
  /** Where the key starts in the file. */
  readonly keyOffset: number;
  /** Where the value starts and ends in the file, including quotation marks. */
  readonly start: number;
  readonly end: number;
};

/** Returns the place of `offset` (UTF-16 units) in `code`, zero-based. */
export function placeInCode(code: string, offset: number): CodePlace {
  const before = code.slice(0, offset).split('\n');
  return {line: before.length - 1, column: (before.at(-1) ?? '').length};
}

/** Returns the place of `offset` (UTF-16 units from the start of the file) in `source`. */
export function placeAt(source: string, offset: number): FilePlace {
  const {line, column} = placeInCode(source, offset);
  return {line: line + 1, column: column + 1};
}

/** Returns the place in the file of a place in a block's code. */
export function placeInBlock({fenceLine, indent}: CodeBlock, {line, column}: CodePlace): FilePlace {
  return {line: fenceLine + 1 + line, column: indent + column + 1};
}

/** Returns the place in the file for an offset (UTF-16 units) in a block's code. */
export function offsetInBlock(block: CodeBlock, offset: number): FilePlace {
  return placeInBlock(block, placeInCode(block.code, offset));
}

/** Returns where a node starts in its file (UTF-16 units); 0 for a node without a position. */
export function offsetOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

/** Returns the place where a node starts in its file; the first one for a node without a position. */
export function placeOf({position}: Node): FilePlace {
  const {line = 1, column = 1} = position?.start ?? {};
  return {line, column};
}

/** Returns a text with spaces in place of everything but its line breaks, so that places around it stay the same. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Returns the fields of the page's front matter that have a single value, in the order of the file. */
export function frontMatterFields(page: DocPage): FrontMatterField[] {
  const [first] = page.tree.children;
  if (first?.type !== 'yaml') return [];
  // The YAML starts on the line after the opening `---`.
  const base = page.source.indexOf('\n') + 1;
  const {contents} = parseDocument(first.value);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || !key.range || !value.range) return [];
    const [start, end] = value.range;
    return [{key: String(key.value), keyOffset: base + key.range[0], start: base + start, end: base + end}];
  });
}

/** Returns the page's source with the code of its blocks blanked, so that offsets stay the same. */
export function withoutCode({source, blocks}: Pick<DocPage, 'source' | 'blocks'>): string {
  const lines = source.split('\n');
  for (const {fenceLine, code} of blocks) {
    const end = fenceLine + code.split('\n').length;
    for (let line = fenceLine; line < end; line++) lines[line] = blank(lines[line] ?? '');
  }
  return lines.join('\n');
}
