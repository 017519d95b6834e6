import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {LONGEST_UNBROKEN} from '../../../packages/pages/markdown';
import {withBreaks} from '../lib/withBreaks';

/** Where a long word may break: after the slashes and dots of a path, and between the words of a name. */
const BREAKS = /(?<=[\w)][/.])(?=\w)|(?<=[a-z])(?=[A-Z])|(?<=[A-Z]_)(?=[A-Z])/;

/**
 * Returns a rehype transformer that gives inline code that may break the class `long`; the style keeps the rest on one
 * line. Words that are long themselves get `<wbr>` elements, so that they don't break inside of a name.
 */
export function rehypeLongCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (node.tagName === 'code' && !isBlock && toString(node).length > LONGEST_UNBROKEN) {
        node.properties.className = ['long'];
        node.children = withBreaks(node.children, piecesOf);
      }
    });
  };
}

/** Returns the pieces of a text between the places where a long word may break. */
export function piecesOf(code: string): string[] {
  const pieces: string[] = [];
  for (const word of code.split(/(?<=\s)/)) {
    const [start = '', ...rest] = word.length > LONGEST_UNBROKEN ? word.split(BREAKS) : [word];
    pieces.push((pieces.pop() ?? '') + start, ...rest);
  }
  return pieces;
}
