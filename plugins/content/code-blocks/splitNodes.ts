import type {ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';

/**
 * Returns the part of highlighted code between two places in its text; `end` is exclusive. Tokens that go on beyond the
 * part are divided.
 */
export function partOf(nodes: readonly ElementContent[], start: number, end: number): ElementContent[] {
  let next = 0;
  return nodes.flatMap((node): ElementContent[] => {
    const first = next;
    next += toString(node).length;
    if (start >= end || next <= start || first >= end) return [];
    const [from, to] = [Math.max(0, start - first), end - first];
    if (node.type === 'text') return [{type: 'text', value: node.value.slice(from, to)}];
    return node.type === 'element' ? [{...node, children: partOf(node.children, from, to)}] : [node];
  });
}

/** Returns highlighted code as one list of nodes for each line, without the line breaks. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const code = nodes.map((node) => toString(node)).join('');
  let end = -1;
  return code.split('\n').map((line) => {
    const start = end + 1;
    end = start + line.length;
    return partOf(nodes, start, end);
  });
}
