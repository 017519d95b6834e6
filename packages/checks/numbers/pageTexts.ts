import type {Code, Heading, Nodes, Paragraph, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {frontMatterFields} from '../pageSource';
import type {DocPage} from '../types';
import {settingsIn} from './settings';
import {statementsIn, statementsInRow, type Statement} from './statements';

/** A statement with its offset in the file, and the line that it is on. */
export type PlacedStatement = Statement & {readonly line: string};

/**
 * Returns the requirements that a page states as plain numbers: in prose, headings, tables, sample titles, front matter
 * and samples of project files.
 */
export function statementsOf(page: DocPage): PlacedStatement[] {
  const found: Statement[] = frontMatterFields(page).flatMap(({start, end}) =>
    proseAt(page.source, start, end),
  );
  visit(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') found.push(...ofProse(node, page.source));
    if (node.type === 'tableRow') found.push(...ofRow(node, page.source));
    if (node.type === 'code') found.push(...ofCode(node, page.source));
  });
  return found
    .sort((a, b) => a.offset - b.offset)
    .map((statement) => ({...statement, line: lineAt(page.source, statement.offset)}));
}

function offsetsOf(node: Nodes): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

function proseAt(source: string, start: number, end: number): Statement[] {
  // URLs contain numbers with other meanings.
  const text = source
    .slice(start, end)
    .replace(/\]\([^)\s]*\)|https?:\/\/\S+/g, (address) => ' '.repeat(address.length));
  const inProse = statementsIn(text);
  const known = new Set(inProse.map(({offset}) => offset));
  const inCode = settingsIn(text).filter(({offset}) => !known.has(offset));
  return [...inProse, ...inCode].map((statement) => ({...statement, offset: statement.offset + start}));
}

function ofProse(node: Paragraph | Heading, source: string): Statement[] {
  return proseAt(source, ...offsetsOf(node));
}

function ofRow(row: TableRow, source: string): Statement[] {
  const cells = row.children.flatMap(({children}) => {
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return [];
    const [start, end] = [offsetsOf(first)[0], offsetsOf(last)[1]];
    return [{text: source.slice(start, end), offset: start, end}];
  });
  const inRow = statementsInRow(cells);
  const known = new Set(inRow.map(({offset}) => offset));
  const inCells = cells.flatMap(({offset, end}) => inCell(source, offset, end));
  return [...inRow, ...inCells.filter(({offset}) => !known.has(offset))];
}

/** A cell that starts with a device, such as `Android 7 and later`, mostly says when the row holds. */
function inCell(source: string, start: number, end: number): Statement[] {
  return proseAt(source, start, end).map((statement) =>
    statement.counts === 'some' && /^(?:iOS|Android) $/.test(source.slice(start, statement.offset))
      ? {...statement, counts: 'own'}
      : statement,
  );
}

function ofCode(node: Code, source: string): Statement[] {
  const [start, end] = offsetsOf(node);
  const text = source.slice(start, end);
  const fence = text.split('\n', 1)[0] ?? '';
  const inTitle = node.meta ? proseAt(source, start, start + fence.length) : [];
  const inCode = settingsIn(text).map((statement) => ({
    ...statement,
    offset: statement.offset + start,
    inSample: true,
    removed: node.lang === 'diff' && /^\s*-/.test(lineAt(source, statement.offset + start)),
  }));
  return [...inTitle, ...inCode];
}

function lineAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  return source.slice(start, end < 0 ? source.length : end);
}
