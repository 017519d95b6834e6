import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A heading on a page, and the anchor that it will get. */
export type TakenHeading = {readonly text: string; readonly id: string; readonly line: number};

/**
 * Returns the first heading in `before` whose anchor is also that of a heading in `generated`, or nothing. Docusaurus
 * assigns anchors in page order, so it would rename the generated one and break its links.
 */
export function headingThatTakes(
  before: readonly RootContent[],
  generated: readonly RootContent[],
): TakenHeading | undefined {
  const needed = new Set(headingsIn(generated).map(explicitId));
  return anchoredHeadings(headingsIn(before)).find(({id}) => needed.has(id));
}

/** Returns a page's headings in order, with the anchors that Docusaurus assigns to them. */
export function anchoredHeadings(inOrder: readonly Heading[]): TakenHeading[] {
  const slugger = createSlugger();
  return inOrder.map((heading) => ({
    text: textOf(heading),
    id: explicitId(heading) ?? slugger.slug(textOf(heading)),
    line: heading.position?.start.line ?? 1,
  }));
}

/** Returns the headings among and inside the blocks, in page order. */
export function headingsIn(blocks: readonly RootContent[]): Heading[] {
  const found: Heading[] = [];
  visit({type: 'root', children: [...blocks]} as Root, 'heading', (heading) => {
    found.push(heading);
  });
  return found;
}

function textOf(heading: Heading): string {
  return toString(heading.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
}

/** Returns the ID that a plugin set, or that a writer gave in a comment with `#` at the heading's end. */
function explicitId({data, children}: Heading): string | undefined {
  const id: unknown = (data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id;
  if (typeof id === 'string') return id;
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}
