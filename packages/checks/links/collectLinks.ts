import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {resolveTokens} from '../../pages/resolveTokens';
import {placeOf} from '../pageSource';
import type {CheckContext, DocPage, FilePlace} from '../types';

/** A URL outside the site, and where it is. */
export type ExternalLink = FilePlace & {readonly url: string; readonly file: string};

/**
 * Returns the URLs outside the site that a page links to, with tokens resolved: from links, images, components and
 * directives. Code doesn't link anywhere, and neither do hosts that exist on paper only: `localhost`, and the names
 * that RFC 2606 and RFC 6761 reserve for examples.
 */
export function collectLinks({file, tree, version}: DocPage, {requirements}: CheckContext): ExternalLink[] {
  const links: ExternalLink[] = [];
  const add = (value: unknown, node: Node): void => {
    if (typeof value !== 'string') return;
    const url = resolveTokens(value, version, requirements).text;
    if (/^https?:\/\//i.test(url) && !isExample(url)) links.push({url, file, ...placeOf(node)});
  };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') add(node.url, node);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      node.attributes.forEach(({value}) => add(value, node));
    // Containers are admonitions, and a directive in a sentence is a mistake.
    if (node.type === 'leafDirective')
      Object.values(node.attributes ?? {}).forEach((value) => add(value, node));
  });
  return links;
}

const EXAMPLE_HOST =
  /^(?:localhost|127\.0\.0\.1|\[::1\])$|(?:^|\.)(?:localhost|test|example|invalid|example\.(?:com|net|org))$/;

function isExample(url: string): boolean {
  return URL.canParse(url) && EXAMPLE_HOST.test(new URL(url).hostname);
}
