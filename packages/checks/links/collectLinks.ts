import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {resolveTokens} from '../../pages/resolveTokens';
import type {CheckContext, DocPage} from '../types';

/** A URL outside the site, and where it is in a file (one-based). */
export type ExternalLink = {readonly url: string; readonly line: number; readonly column: number};

/** A URL and the file that contains it. */
export type PlacedLink = ExternalLink & {readonly file: string};

/**
 * Returns the URLs outside the site that a page links to, with tokens resolved: from links, images, components and
 * directives. Code doesn't link anywhere, and neither do hosts that exist on paper only: `localhost`, and the names
 * that RFC 2606 and RFC 6761 reserve for examples.
 */
export function collectLinks({tree, version}: DocPage, {requirements}: CheckContext): ExternalLink[] {
  const links: ExternalLink[] = [];
  const add = (value: unknown, node: Node): void => {
    if (typeof value !== 'string') return;
    const url = resolveTokens(value, version, requirements).text;
    if (/^https?:\/\//i.test(url) && !isExample(url))
      links.push({url, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1});
  };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') add(node.url, node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      node.attributes.forEach(({value}) => add(value, node));
    else if (
      node.type === 'leafDirective' ||
      node.type === 'containerDirective' ||
      node.type === 'textDirective'
    )
      Object.values(node.attributes ?? {}).forEach((value) => add(value, node));
  });
  return links;
}

const EXAMPLE_HOST =
  /^(?:localhost|127\.0\.0\.1|\[::1\])$|(?:^|\.)(?:localhost|test|example|invalid|example\.(?:com|net|org))$/;

function isExample(url: string): boolean {
  return URL.canParse(url) && EXAMPLE_HOST.test(new URL(url).hostname);
}
