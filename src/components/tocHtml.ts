import type {TOCTreeNode} from '@docusaurus/theme-common/internal';

/** The part of a heading such as `<code>android.minWebViewVersion</code>` before its last name. */
const PREFIX = /^<code>((?:[\w$]+\.)+)(?=[\w$])/;

/** Tags and entities, and the places between the words of a name: `webContents`, `path.name` and `name(value)`, but not `iOS`. */
const BREAKS = /<[^>]*>|&[#\w]+;|(?<=[a-z]{2})(?=[A-Z]|\((?!\)))|(?<=[a-z]\.)(?=[a-z])/g;

/** The heading of a listener, `addListener('pause', …)`, in which only the event's name differs from the others. */
const LISTENER = /^addListener\((?:'|&[#\w]+;)([\w.]+)(?:'|&[#\w]+;), …\)$/;

/**
 * Returns the items of a table of contents as HTML to put into a list. Heading texts are already HTML. A prefix that all
 * headings of a list have in common, such as `android.`, is left out, because the list is below the heading that says it.
 * Listeners have the names of their events, which fit on a line.
 */
export function tocHtml(toc: readonly TOCTreeNode[]): string {
  const items = (nodes: readonly TOCTreeNode[]): string => {
    const prefix = commonPrefix(nodes);
    return nodes.map((node) => item(node, prefix)).join('');
  };
  const item = ({id, value, children}: TOCTreeNode, prefix: string): string =>
    `<li><a href="#${escapeQuoted(id)}" class="table-of-contents__link">${breakable(shortened(value, prefix))}</a>${list(children)}</li>`;
  const list = (children: readonly TOCTreeNode[]): string =>
    children.length === 0 ? '' : `<ul>${items(children)}</ul>`;
  return items(toc);
}

function commonPrefix(nodes: readonly TOCTreeNode[]): string {
  const [first, ...others] = nodes.map(({value}) => (PREFIX.exec(value)?.[1] ?? '').split('.').slice(0, -1));
  if (first === undefined || others.length === 0) return '';
  const length = first.findIndex((part, index) => others.some((names) => names[index] !== part));
  return first
    .slice(0, length === -1 ? first.length : length)
    .map((part) => `${part}.`)
    .join('');
}

function shortened(value: string, prefix: string): string {
  return value.replace(`<code>${prefix}`, '<code>').replace(LISTENER, '$1 event');
}

/** Lets long names break between their words, instead of anywhere. */
function breakable(html: string): string {
  return html.replaceAll(BREAKS, (tag: string) => tag || '<wbr>');
}

function escapeQuoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
