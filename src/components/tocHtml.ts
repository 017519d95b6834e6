import type {TOCTreeNode} from '@docusaurus/theme-common/internal';

/** The part of a heading such as `<code>android.minWebViewVersion</code>` before its last name. */
const PREFIX = /^<code>((?:[\w$]+\.)+)(?=[\w$])/;

/**
 * Returns the items of a table of contents as HTML to put into a list. `linkClassName` is the class of the links.
 * Heading texts are already HTML. A prefix that all headings of a list have in common, such as `android.`, is left
 * out, because the list is below the heading that says it.
 */
export function tocHtml(toc: readonly TOCTreeNode[], linkClassName: string | null): string {
  const attributes = linkClassName === null ? '' : ` class="${linkClassName}"`;
  const items = (nodes: readonly TOCTreeNode[]): string => {
    const prefix = commonPrefix(nodes);
    return nodes.map((node) => item(node, prefix)).join('');
  };
  const item = ({id, value, children}: TOCTreeNode, prefix: string): string =>
    `<li><a href="#${escapeQuoted(id)}"${attributes}>${value.replace(`<code>${prefix}`, '<code>')}</a>${list(children)}</li>`;
  const list = (children: readonly TOCTreeNode[]): string =>
    children.length === 0 ? '' : `<ul>${items(children)}</ul>`;
  return items(toc);
}

function commonPrefix(nodes: readonly TOCTreeNode[]): string {
  const [first, ...others] = nodes.map(({value}) => PREFIX.exec(value)?.[1] ?? '');
  return first !== undefined && others.length > 0 && others.every((prefix) => prefix === first) ? first : '';
}

function escapeQuoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
