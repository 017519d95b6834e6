import type {Properties} from 'hast';
import type {
  Heading,
  InlineCode,
  Link,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
  Text,
} from 'mdast';
import type {Program} from 'estree';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {memoize} from '../lib/memoize';

/** Longer code would leave a gap at the end of a line, or not fit on a phone, if it didn't break. */
export const LONGEST_UNBROKEN = 24;

/** An HTML element that Markdown has no syntax for, such as a definition list. */
export interface ElementNode extends Parent {
  type: 'element';
  children: RootContent[];
  data: {hName: string; hProperties: Properties};
}

declare module 'mdast' {
  interface BlockContentMap {
    element: ElementNode;
  }
  interface PhrasingContentMap {
    element: ElementNode;
  }
  interface RootContentMap {
    element: ElementNode;
  }
}

/** Returns an HTML element; `selector` is its name and classes: `dl.members`. */
export function element(selector: string, ...children: readonly RootContent[]): ElementNode {
  const [hName = 'div', ...className] = selector.split('.');
  return {
    type: 'element',
    children: joinTexts(children),
    data: {hName, hProperties: className.length > 0 ? {className} : {}},
  };
}

/** Joins texts that are next to each other. React writes a comment between them, and each transformer visits them. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') joined.splice(-1, 1, text(last.value + node.value));
    else joined.push(node);
  }
  return joined;
}

/** Returns inline code that, if it is long and the line is too short for it, breaks between the words of the name. */
export function breakableCode(name: string): PhrasingContent {
  return name.length <= LONGEST_UNBROKEN ? inlineCode(name) : element('code', ...breakableName(name));
}

/** Returns a name, in which a line can end between the words if it is long. */
export function breakableName(name: string): PhrasingContent[] {
  return withBreaks(name.length > WIDE ? name.split(/(?<=[a-z])(?=[A-Z])/) : [name]);
}

function withBreaks(parts: readonly string[]): PhrasingContent[] {
  return parts.flatMap((part, index) => [...(index > 0 ? [element('wbr')] : []), text(part)]);
}

/**
 * Returns a `<details>` element in its plain form, without the box that pages give to collapsed parts. It works without
 * scripts.
 */
export function plainDetails(
  summary: readonly PhrasingContent[],
  ...content: readonly ElementNode[]
): PhrasingContent {
  return {
    // Docusaurus replaces the element by its component if its node is a block.
    type: 'mdxJsxTextElement',
    name: 'details',
    attributes: [],
    children: [element('summary', ...summary), ...content],
    data: EXPLICIT_JSX,
  };
}

/** Returns a list without order; `classes` are those of its element, such as `.lines`. */
export function unordered(items: readonly Cell[], classes = ''): ElementNode {
  return element(`ul${classes}`, ...items.map((item) => element('li', ...item)));
}

/** MDX's mark for JSX that it doesn't replace with a component of the theme. */
export const EXPLICIT_JSX: object = {_mdxExplicitJsx: true};

/** Returns `node` with more attributes, under the names that hast gives them: `ariaLabel`, `dataPackage`. */
export function withAttributes(node: ElementNode, attributes: Properties): ElementNode {
  Object.assign(node.data.hProperties, attributes);
  return node;
}

/** Returns a component or an HTML element as MDX has it, with text as the values of its attributes. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
}

/** Returns an element whose content is a string of HTML, so that the browser needs no component for it. */
export function elementWithHtml(
  name: string,
  attributes: Readonly<Record<string, string>>,
  html: string,
): MdxJsxFlowElement {
  const node = jsxElement(name, attributes);
  const content = htmlExpression(html);
  node.attributes.push({type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: content});
  return node;
}

/** Returns `{{__html: html}}` as the ESTree that MDX requires. */
function htmlExpression(html: string): MdxJsxAttributeValueExpression {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: valueToEstree({__html: html})}],
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `{__html: ${JSON.stringify(html)}}`,
    data: {estree},
  };
}

/**
 * Returns a comment's or description's blocks, parsed as CommonMark with GitHub's tables and autolinks, never as MDX,
 * so `{`, `<Promise>` and `import` are text. HTML tags become code, so that readers can see them.
 */
export function blocksOf(markdown: string): RootContent[] {
  // Cloned, because plugins modify the nodes that they receive.
  return structuredClone(parseBlocks(markdown));
}

/** Number of memoized texts: the causes and fixes of all messages, most of which each docs version has, and comments. */
const KEPT = 20_000;

const parseBlocks = memoize(KEPT, blocksWithoutPositions);

function blocksWithoutPositions(markdown: string): RootContent[] {
  const root = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  showTags(root);
  // Positions are removed, because they would refer to the snippet rather than the page.
  visit(root, (node) => {
    delete node.position;
  });
  return root.children;
}

/** Blocks that contain blocks; in all others, a tag is inline. */
const CONTAINERS = ['root', 'blockquote', 'listItem'];

function showTags(root: Root): void {
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const shown = inlineCode(node.value);
    parent.children[index] = CONTAINERS.includes(parent.type) ? paragraph(shown) : shown;
  });
}

/**
 * Returns the same text as inline content, such as for a table cell: line breaks separate the blocks, list items get a
 * bullet, and code blocks become inline code.
 */
export function phrasingOf(markdown: string): PhrasingContent[] {
  return joined(blocksOf(markdown).flatMap(linesOf), 2);
}

/** Returns a block's lines, each as inline content. */
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
  return lines.flatMap((line, index) => [
    ...Array.from({length: index > 0 ? breaks : 0}, (): PhrasingContent => ({type: 'break'})),
    ...line,
  ]);
}

/** Returns blocks as the content of a table cell or list entry: a single paragraph inline, anything else as it is. */
export function withoutParagraph(blocks: readonly RootContent[]): readonly RootContent[] {
  const [first] = blocks;
  return blocks.length === 1 && first?.type === 'paragraph' ? first.children : blocks;
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

/** Returns a heading; pass `id` only if it differs from the slug of the heading's text. */
export function heading(depth: 2 | 3, content: PhrasingContent, id?: string): Heading {
  return {type: 'heading', depth, children: [content], ...(id ? {data: {hProperties: {id}}} : {})};
}

/** Returns code that is the target of `#id` and links to itself, so that readers can copy its address. */
export function anchoredCode(value: string, id: string): Link {
  return {...link(`#${id}`, pathCode(value)), data: {hProperties: {id}}};
}

/** The length of a name that may not fit into a column. */
const WIDE = 15;

/** Returns inline code in which a line can end after the slashes of an address or a path, and in a long name. */
export function pathCode(value: string): PhrasingContent {
  if (value.length > WIDE && /^[\w.$]+$/.test(value)) return element('code', ...breakableName(value));
  const parts = value.split(/(?<=\w\/)(?=\w)/);
  return parts.length > 1 ? element('code', ...withBreaks(parts)) : inlineCode(value);
}

export type Cell = readonly PhrasingContent[];

/** Returns a table without the columns that are empty in every row. */
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

/** Returns the parts that aren't empty, with a middle dot between each two, which never begins a line. */
export function dotted(parts: readonly Cell[]): PhrasingContent[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index > 0 ? [text('\u00a0· '), ...part] : [...part]));
}

/** Returns the parts with commas between them. */
export function withCommas(parts: readonly PhrasingContent[]): PhrasingContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [text(', '), part] : [part]));
}
