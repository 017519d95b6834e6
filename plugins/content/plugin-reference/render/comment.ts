import type {Link, Nodes, Paragraph, Parents, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit, type VisitorResult} from 'unist-util-visit';
import {blocksOf, link, text, withoutParagraph} from '../../../../packages/pages/markdown';
import {codeInProse} from './codeInProse';
import type {Links} from './links';

/** Matches code spans and fences, which stay as they are. */
const CODE = /(```[\s\S]*?(?:```|$)|`+[^`]*`+)/;

/**
 * Returns the blocks of a comment in a package's source. JSDoc links and the HTML in such comments become Markdown.
 * Code that names one of the API's types or methods becomes a link. Notes start a paragraph with a bold word, and
 * paragraphs end with a period, which many comments leave out.
 */
export function commentBlocks(comment: string, links: Links): RootContent[] {
  const markdown = comment
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? withoutHtml(withoutJsDocLinks(separateNotes(part))) : part))
    .join('');
  const root: Parents = {type: 'root', children: blocksOf(markdown)};
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    return replace(node, index, parent, links);
  });
  for (const block of root.children) {
    if (block.type !== 'paragraph') continue;
    emphasizeNote(block);
    endSentence(block);
  }
  return root.children;
}

/** Comments put a note on a line of its own, which would continue the paragraph above. */
function separateNotes(part: string): string {
  return part.replace(/(\S)[ \t]*\n[ \t]*(?=Note:)/g, '$1\n\n');
}

/** Makes the word that a note starts with bold. Comments write it in several ways, such as `WARNING:`. */
function emphasizeNote({children}: Paragraph): void {
  const [first] = children;
  if (first?.type !== 'text') return;
  const [start] = /^(?:note|warning):/i.exec(first.value) ?? [];
  if (start === undefined) return;
  first.value = first.value.slice(start.length);
  const word = start.charAt(0).toUpperCase() + start.slice(1).toLowerCase();
  children.unshift({type: 'strong', children: [text(word)]});
}

/** The words of the shortest sentence; fewer only name something. */
const SENTENCE = 3;

/** Adds the period to a paragraph that ends without one, unless it only names something or ends with a sample. */
function endSentence(block: Paragraph): void {
  const {children} = block;
  const last = children.at(-1);
  const words = toString(block).split(/\s+/);
  if (words.length < SENTENCE || words[0] === 'Example:') return;
  const isCode =
    last?.type === 'inlineCode' || (last?.type === 'link' && last.children[0]?.type === 'inlineCode');
  if (last?.type === 'text') last.value = last.value.replace(/[\p{L}\p{N})'"%]$/u, '$&.');
  else if (isCode && children.length > 1) children.push(text('.'));
}

/** Returns a comment as the content of a list's entry: a single paragraph inline, anything else as blocks. */
export function commentEntry(comment: string, links: Links): readonly RootContent[] {
  return withoutParagraph(commentBlocks(comment, links));
}

/**
 * Replaces `{@link A.b}` and `{@link A.b label}`: an address becomes a link, and a name becomes code, which becomes a
 * link later if the name is known.
 */
function withoutJsDocLinks(part: string): string {
  return part.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g,
    (_all, target: string, label: string) => {
      if (/^https?:/.test(target)) return label ? `[${label.trim()}](${target})` : `<${target}>`;
      return label ? `${label.trim()} (\`${target}\`)` : `\`${target}\``;
    },
  );
}

/** Replaces the HTML that comments in Capacitor's packages use. Other tags, as in `Promise<T>`, are text. */
function withoutHtml(part: string): string {
  return part
    .replace(
      /<code>((?:[^<`]|<\/?a\b[^>]*>)*)<\/code>/g,
      (_all, inner: string) => `\`${inner.replace(/<[^>]*>/g, '')}\``,
    )
    .replace(/<a\s+href="([^"]*)"\s*>([^<]*)<\/a>/g, '[$2]($1)')
    .replace(/<(?!https?:|mailto:)/g, '\\<');
}

function replace(node: Nodes, index: number, parent: Parents, links: Links): VisitorResult {
  if (node.type === 'link' && !leadsSomewhere(node, links)) {
    parent.children.splice(index, 1, ...(node.children as never[]));
    return index;
  }
  if (node.type === 'link') return SKIP;
  if (node.type === 'text') {
    const parts = codeInProse(node.value);
    if (parts.every(({type}) => type === 'text')) return undefined;
    parent.children.splice(index, 1, ...(parts as never[]));
    // The parts are visited next; their text has no code left.
    return index;
  }
  if (node.type !== 'inlineCode') return undefined;
  const url = urlOf(node.value, links);
  if (!url) return undefined;
  parent.children.splice(index, 1, link(url, node) as never);
  return [SKIP, index + 1];
}

/** Comments are written for their packages' READMEs, so relative addresses don't work here. */
function leadsSomewhere({url}: Link, links: Links): boolean {
  return (
    /^(?:https?:|mailto:)/.test(url) || [...links.types.values(), ...links.methods.values()].includes(url)
  );
}

/** Returns the address for `Name`, `method()`, `someMethod`, `CameraPlugin.method` or `@capacitor/camera`. */
function urlOf(code: string, {types, methods, members, pageOf}: Links): string | undefined {
  if (code.startsWith('@')) return pageOf(code);
  const [, owner, name, parentheses] = /^(?:(\w+)\.)?(\w+)(\(\))?$/.exec(code) ?? [];
  if (!name) return undefined;
  if (owner || parentheses) return methods.get(name) ?? (owner && types.get(owner));
  // Only camel-case names, because a single word may also be a value or a property.
  if (/[a-z][A-Z]/.test(name) && methods.has(name)) return methods.get(name);
  return members.has(name) ? undefined : types.get(name);
}
