import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Longer code would leave a gap at the end of a line, or not fit on a phone, if it didn't break. */
export const LONGEST_UNBROKEN = 24;

/** Returns a rehype transformer that gives inline code that may break the class `long`; the style keeps the rest on one line. */
export function rehypeLongCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (node.tagName === 'code' && !isBlock && toString(node).length > LONGEST_UNBROKEN) {
        node.properties.className = ['long'];
      }
    });
  };
}
