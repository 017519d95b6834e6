import type {ElementContent} from 'hast';
import {h} from 'hastscript';

/** Returns nodes in which a line may also end between the pieces of each text. */
export function withBreaks(
  nodes: readonly ElementContent[],
  piecesOf: (text: string) => readonly string[],
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{...node, children: withBreaks(node.children, piecesOf)}];
    if (node.type !== 'text') return [node];
    return piecesOf(node.value).flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [h('wbr')] : []),
      {type: 'text', value},
    ]);
  });
}
