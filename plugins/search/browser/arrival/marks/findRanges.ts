import {escapeRegExp} from '../../../../lib/escapeRegExp';
import {isShort} from './isShort';

/** Elements in an article whose text isn't part of it. */
const LEFT_OUT = 'button, .page-menu, .hash-link, svg, script, style, .visually-hidden';

/** Returns the ranges of the words in the text of `root`, in document order. */
export function findRanges(root: Element, words: readonly string[]): Range[] {
  const pattern = patternOf(words);
  if (!pattern) return [];
  return textNodes(root).flatMap((node) =>
    [...node.data.matchAll(pattern)].map(({index, 0: match}) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      return range;
    }),
  );
}

/** Returns a pattern that matches any of the words, longest first, or undefined if there are none. */
export function patternOf(words: readonly string[]): RegExp | undefined {
  const pieces = [...words]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const literal = escapeRegExp(word);
      return isShort(word) ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
    });
  return pieces.length > 0 ? new RegExp(pieces.join('|'), 'giu') : undefined;
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest(LEFT_OUT)) nodes.push(node);
  }
  return nodes;
}
