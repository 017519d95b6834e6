import type {Link, Nodes, Parents, PhrasingContent, RootContent} from 'mdast';
import {SKIP, visit, type VisitorResult} from 'unist-util-visit';
import {blocksOf, link, paragraph, type Cell} from '../../lib/markdown';
import type {Links} from './links';

/** Code spans and fences, which stay as they are, and what stands between them. */
const CODE = /(```[\s\S]*?(?:```|$)|`+[^`]*`+)/;

/**
 * Returns the blocks of a comment in a package's source. Links of JSDoc and the HTML that such comments
 * use become Markdown; headings become bold lines, so that they do not enter the page's contents;
 * code that names a type or method of the API links to it.
 */
export function commentBlocks(comment: string, links: Links): RootContent[] {
  const markdown = comment
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? withoutHtml(withoutJsDocLinks(part)) : part))
    .join('');
  const root: Parents = {type: 'root', children: blocksOf(markdown)};
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    return replace(node, index, parent, links);
  });
  return root.children;
}

/** Returns a comment as the content of a table cell: its one paragraph inline, several as blocks. */
export function commentCell(comment: string, links: Links): Cell {
  const blocks = commentBlocks(comment, links);
  const [first] = blocks;
  if (blocks.length === 1 && first?.type === 'paragraph') return first.children;
  // HTML allows blocks in cells, Markdown's own syntax just cannot write them.
  return blocks as unknown as PhrasingContent[];
}

/** `{@link A.b}` and `{@link A.b label}`: code, which links where the name is known, or an address. */
function withoutJsDocLinks(part: string): string {
  return part.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g,
    (_all, target: string, label: string) => {
      if (/^https?:/.test(target)) return label ? `[${label.trim()}](${target})` : `<${target}>`;
      return label ? `${label.trim()} (\`${target}\`)` : `\`${target}\``;
    },
  );
}

const MARKS: Readonly<Record<string, string>> = {b: '**', strong: '**', i: '*', em: '*'};

/** The HTML that comments in Capacitor's packages use. Other tags, as in `Promise<T>`, are text. */
function withoutHtml(part: string): string {
  return part
    .replace(
      /<code>((?:[^<`]|<\/?a\b[^>]*>)*)<\/code>/g,
      (_all, inner: string) => `\`${inner.replace(/<[^>]*>/g, '')}\``,
    )
    .replace(/<a\s+href="([^"]*)"\s*>([^<]*)<\/a>/g, '[$2]($1)')
    .replace(/<br\s*\/?>/g, '\\\n')
    .replace(/<\/?p>/g, '\n\n')
    .replace(/<(b|strong|i|em)>([^<]*)<\/\1>/g, (_all, tag: string, inner: string) => {
      const mark = MARKS[tag] ?? '';
      return `${mark}${inner}${mark}`;
    })
    .replace(/<(?!https?:|mailto:)/g, '\\<');
}

function replace(node: Nodes, index: number, parent: Parents, links: Links): VisitorResult {
  if (node.type === 'heading') {
    const bold = paragraph({type: 'strong', children: node.children});
    parent.children.splice(index, 1, bold as never);
    return index;
  }
  if (node.type === 'link' && !leadsSomewhere(node, links)) {
    parent.children.splice(index, 1, ...(node.children as never[]));
    return index;
  }
  if (node.type === 'link') return SKIP;
  if (node.type !== 'inlineCode') return undefined;
  const url = urlOf(node.value, links);
  if (!url) return undefined;
  parent.children.splice(index, 1, link(url, node) as never);
  return [SKIP, index + 1];
}

/** Comments are written for the READMEs of their packages: a relative address means nothing here. */
function leadsSomewhere({url}: Link, links: Links): boolean {
  return (
    /^(?:https?:|mailto:)/.test(url) || [...links.types.values(), ...links.methods.values()].includes(url)
  );
}

/** Where `Name`, `method()`, `someMethod` or `CameraPlugin.method` leads. */
function urlOf(code: string, {types, methods, members}: Links): string | undefined {
  const [, owner, name, parentheses] = /^(?:(\w+)\.)?(\w+)(\(\))?$/.exec(code) ?? [];
  if (!name) return undefined;
  if (owner || parentheses) return methods.get(name) ?? (owner && types.get(owner));
  // Names of one word are also those of values and properties.
  if (/[a-z][A-Z]/.test(name) && methods.has(name)) return methods.get(name);
  return members.has(name) ? undefined : types.get(name);
}
