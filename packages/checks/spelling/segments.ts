import type {Link, Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {blank, frontMatterFields} from '../pageSource';
import type {DocPage} from '../types';

/** A piece of a page that readers read as English. */
export type Segment = {
  /** The text as it is in the file, with blanks for everything that isn't English, so that offsets stay the same. */
  readonly text: string;
  /** Where it starts in the file (UTF-16 units). */
  readonly offset: number;
};

/** Fields of the front matter that readers see. */
const READ_FIELDS = new Set(['title', 'description', 'sidebar_label', 'pagination_label']);

/** Attributes of components that readers see or hear. */
const READ_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'label', 'summary', 'title']);

/**
 * Returns what readers read on a page as English, in the order of the file: front matter, headings, prose, tables,
 * attributes of components and alternative texts. Inline code, code blocks, URLs, `%req.…%` tokens and attributes of
 * directives are left out.
 */
export function proseSegments(page: DocPage): Segment[] {
  const segments: Segment[] = frontMatterFields(page)
    .filter(({key}) => READ_FIELDS.has(key))
    .map(({start, end}) => segmentOf(page, start, end));
  visit(page.tree, (node) => {
    if (node.type === 'link' && isNameOfTarget(node)) return SKIP;
    const {start, end} = node.position ?? {};
    if (node.type === 'text' && start?.offset !== undefined && end?.offset !== undefined)
      segments.push(segmentOf(page, start.offset, end.offset));
    else if (node.type === 'image')
      segments.push(...[node.alt, node.title].flatMap((text) => textWithin(node, text, page)));
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      segments.push(...attributesOf(node, page));
    return undefined;
  });
  return segments;
}

/** Returns whether a link's text is only the name of its target: `[Foo](#foo)`, `[my-app](https://…/my-app)`. */
function isNameOfTarget(link: Link): boolean {
  const text = toString(link);
  const endsAlike = link.url.toLowerCase().endsWith(text.toLowerCase());
  return !/\s/.test(text) && /[#/]$/.test(link.url.slice(0, -text.length)) && endsAlike;
}

function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement, page: DocPage): Segment[] {
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    READ_ATTRIBUTES.has(attribute.name)
      ? textWithin(attribute.position ? attribute : node, attribute.value, page)
      : [],
  );
}

/** Returns `text` at its place inside `node`, or nothing if the source doesn't contain it exactly. */
function textWithin({position}: Node, text: string | null | undefined, page: DocPage): Segment[] {
  const start = position?.start.offset;
  if (!text || start === undefined) return [];
  const found = page.source.indexOf(text, start);
  const end = position?.end.offset ?? start;
  return found < 0 || found + text.length > end ? [] : [segmentOf(page, found, found + text.length)];
}

function segmentOf({source}: DocPage, start: number, end: number): Segment {
  return {text: blankForeign(source.slice(start, end)), offset: start};
}

/**
 * Text that isn't English: tokens, URLs, email addresses, entities, `@scope/name`, `.name`, `name.ext` and `host.tld`,
 * calls, `CONSTANT_NAME`, `h264`, `#RRGGBB`, and `cap command` at the start of a title.
 */
const FOREIGN = [
  /%req\.[\w.]+%/g,
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s)>\]]+/gi,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi,
  /@[\w-]+(?:\/[\w-]+)?/g,
  /(?<![\w-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,9}\b(?!\.[A-Z])/g,
  /(?:(?<![\w-])(?:[\w-]+\/)+)?\.[a-z][\w-]*/g,
  /(?<![\p{L}$])[\p{L}$]+\((?:\.\.\.)?\)/gu,
  /#\w+/g,
  /^cap [\w:-]+/g,
  /\b[\w]*_[\w]*\b/g,
  /\b[\p{L}\d]*\d[\p{L}\d]*\b/gu,
];

/** Returns `text` with blanks for everything that isn't English. */
export function blankForeign(text: string): string {
  return FOREIGN.reduce((kept, pattern) => kept.replace(pattern, blank), text);
}
