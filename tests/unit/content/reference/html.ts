import {toHtml} from 'hast-util-to-html';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Root, RootContent} from 'mdast';
import {toHast, type State} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseMarkdown} from '../../../../packages/pages/parseMarkdown';
import {ROOT} from '../../../support/fixtureSite';

type Transformer = (tree: Root, file: VFile) => void | Promise<void>;

/** Returns the tree of a page (path from the site's folder) after `transform`, without what Docusaurus does to it. */
export async function expandedPage(transform: Transformer, file: string, content: string): Promise<Root> {
  const tree = parseMarkdown(file, content);
  await transform(tree, new VFile({path: `${ROOT}/${file}`, value: content}));
  return tree;
}

/** Returns the HTML of blocks. JSX becomes elements without attributes, and code blocks are empty. */
export function hastOf(blocks: readonly RootContent[]): HtmlRoot {
  const empty = (state: State, node: {readonly name?: string; readonly children?: unknown}): Element => ({
    type: 'element',
    tagName: node.name ?? 'CodeFrame',
    properties: {},
    children: node.children ? state.all(node as Root) : [],
  });
  const handlers = {mdxJsxFlowElement: empty, mdxJsxTextElement: empty, code: empty};
  return toHast({type: 'root', children: structuredClone(blocks) as RootContent[]}, {handlers}) as HtmlRoot;
}

/** Returns the HTML of blocks on one line. */
export function htmlOf(blocks: readonly RootContent[]): string {
  return toHtml(hastOf(blocks)).replace(/\n/g, '');
}

/** Returns the ids in the order of the document. */
export function idsIn(html: HtmlRoot): string[] {
  const ids: string[] = [];
  visit(html, 'element', ({properties}: Element) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}
