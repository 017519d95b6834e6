import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A link as its writer typed it, with its one-based position in the file. */
export type WrittenLink = {
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** The name of the attribute that contains the link. Docusaurus resolves paths of files in Markdown links only. */
  readonly attribute?: string;
};

/** Attributes of components and HTML elements that contain a page's address. */
const ADDRESS_ATTRIBUTES = ['href', 'to'];

/** Returns a page's links in document order: Markdown links, and elements whose address is a string. */
export function linksIn(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  const add = (url: unknown, {position}: Node, attribute?: string): void => {
    if (typeof url !== 'string') return;
    const {line = 1, column = 1} = position?.start ?? {};
    links.push({url, line, column, ...(attribute === undefined ? {} : {attribute})});
  };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') add(node.url, node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && ADDRESS_ATTRIBUTES.includes(attribute.name))
          add(attribute.value, node, attribute.name);
      }
    }
  });
  return links;
}
