import type {TOCTreeNode} from '@docusaurus/theme-common/internal';

/**
 * Returns the items of a table of contents as HTML to put into a list. `linkClassName` is the class of the links.
 * Heading texts are already HTML.
 */
export function tocHtml(toc: readonly TOCTreeNode[], linkClassName: string | null): string {
  const attributes = linkClassName === null ? '' : ` class="${linkClassName}"`;
  const item = ({id, value, children}: TOCTreeNode): string =>
    `<li><a href="#${escapeQuoted(id)}"${attributes}>${value}</a>${list(children)}</li>`;
  const list = (children: readonly TOCTreeNode[]): string =>
    children.length === 0 ? '' : `<ul>${children.map(item).join('')}</ul>`;
  return toc.map(item).join('');
}

function escapeQuoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
