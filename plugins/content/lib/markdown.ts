import type {
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
  Text,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {memoize} from '../../lib/memoize';

/**
 * Returns the blocks of a comment or description, read as CommonMark with GitHub's tables and bare
 * links, never as MDX: `{`, `<Promise>` and `import` are text. HTML tags become code, so that a reader
 * sees them.
 */
export function blocksOf(markdown: string): RootContent[] {
  // Plugins change what they get.
  return structuredClone(parseBlocks(markdown));
}

/** Comments kept: those of some packages, whose versions are read one after the other. */
const KEPT = 2000;

const parseBlocks = memoize(KEPT, blocksWithoutPositions);

function blocksWithoutPositions(markdown: string): RootContent[] {
  const root = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  showTags(root);
  // Positions would be those inside the snippet, not in the page.
  visit(root, (node) => {
    delete node.position;
  });
  return root.children;
}

/** Blocks that hold blocks; in all others a tag stands in a line. */
const CONTAINERS = ['root', 'blockquote', 'listItem'];

function showTags(root: Root): void {
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const shown = inlineCode(node.value);
    parent.children[index] = CONTAINERS.includes(parent.type) ? paragraph(shown) : shown;
  });
}

/**
 * Returns the same text for a place that holds one line, such as a table cell: blocks are parted by
 * line breaks, list items get a bullet, code blocks become inline code.
 */
export function phrasingOf(markdown: string): PhrasingContent[] {
  return joined(blocksOf(markdown).map(linesOf).flat(), 2);
}

/** The lines of one block, each a run of inline content. */
function linesOf(block: RootContent): PhrasingContent[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.children];
    case 'code':
      return [[inlineCode(block.value)]];
    case 'list':
      return [
        joined(
          block.children.map((item) => [text('• '), ...joined(item.children.flatMap(linesOf), 1)]),
          1,
        ),
      ];
    case 'blockquote':
      return block.children.flatMap(linesOf);
    default:
      throw new Error(`The description for a table cell contains a ${block.type}, which a cell cannot show.`);
  }
}

function joined(lines: readonly (readonly PhrasingContent[])[], breaks: number): PhrasingContent[] {
  const between: PhrasingContent[] = Array.from({length: breaks}, () => ({type: 'break'}));
  return lines.flatMap((line, index) =>
    index === 0 ? line : [...between.map((node) => ({...node})), ...line],
  );
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function link(url: string, ...children: Link['children']): Link {
  return {type: 'link', url, children};
}

/** Returns a heading; `id` is needed only where the slug of its text would be another. */
export function heading(depth: 2 | 3, content: PhrasingContent, id?: string): Heading {
  return {type: 'heading', depth, children: [content], ...(id ? {data: {hProperties: {id}}} : {})};
}

/** Returns code that is the target of `#id` and links to itself, so that its address can be copied. */
export function anchoredCode(value: string, id: string): Link {
  return {...link(`#${id}`, inlineCode(value)), data: {hProperties: {id}}};
}

export type Cell = readonly PhrasingContent[];

/** Returns a table without the columns that would be empty in every row. */
export function table(headers: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  const used = headers.map((_header, column) => rows.some((row) => (row[column] ?? []).length > 0));
  const rowOf = (cells: readonly Cell[]): TableRow => ({
    type: 'tableRow',
    children: cells
      .filter((_cell, column) => used[column])
      .map((cell) => ({type: 'tableCell', children: [...cell]})),
  });
  return {type: 'table', children: [rowOf(headers.map((header) => [text(header)])), ...rows.map(rowOf)]};
}

/** Returns the text with a capital first letter, unless it starts with code or other marks. */
export function sentence(markdown: string): string {
  return markdown.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
