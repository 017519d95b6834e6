import {createSlugger} from '@docusaurus/utils';
import type {Heading, Node, Root, RootContent} from 'mdast';
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

/** Returns the anchors in a tree: those of its headings, and the IDs of its elements, generated ones too. */
export function anchorsIn(tree: Root): Set<string> {
  const anchors = new Set(anchoredHeadings(headingsIn(tree.children)).map(({id}) => id));
  visit(tree, (node) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const written = isElement && node.attributes.find((one) => 'name' in one && one.name === 'id')?.value;
    for (const id of [written, generatedId(node)]) if (typeof id === 'string') anchors.add(id);
  });
  return anchors;
}

function textOf(heading: Heading): string {
  return toString(heading.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
}

/** Returns the ID that a plugin set, or that a writer gave in a comment with `#` at the heading's end. */
function explicitId(heading: Heading): string | undefined {
  const id = generatedId(heading);
  if (typeof id === 'string') return id;
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}

function generatedId({data}: Node): unknown {
  return (data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id;
}
