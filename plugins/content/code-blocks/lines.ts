import type {Element, ElementContent, Text} from 'hast';

/**
 * Returns `nodes` split at line breaks, as one list of nodes for each line, without the breaks. A token that spans
 * lines is repeated on each of them, so that every line can be wrapped in an element.
 */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    for (const [i, part] of partsOf(node).entries()) {
      if (i > 0) lines.push([]);
      lines.at(-1)?.push(...part);
    }
  }
  return lines;
}

function partsOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value.split('\n').map((value): Text[] => (value ? [{type: 'text', value}] : []));
  }
  if (node.type !== 'element') return [[node]];
  return splitLines(node.children).map((children): Element[] =>
    children.length > 0 ? [{...node, children}] : [],
  );
}
