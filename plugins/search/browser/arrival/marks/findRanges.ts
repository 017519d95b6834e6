import {escapeRegExp} from '../../../../../packages/lib/escapeRegExp';

/** Elements in an article whose text isn't part of it. */
const LEFT_OUT = 'button, .page-menu, .hash-link, svg, script, style, .visually-hidden';

/** What continues a word, also after a hyphen. */
const LETTER = '[\\p{L}\\p{N}_]';

/** Returns the ranges of the words in the text of `section`, in document order. */
export function findRanges(section: Range, words: readonly string[]): Range[] {
  const pattern = patternOf(words);
  if (!pattern) return [];
  return textNodes(section).flatMap((node) =>
    [...node.data.matchAll(pattern)].map(({index, 0: match}) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + match.length);
      return range;
    }),
  );
}

/**
 * Returns a pattern that matches any of the words, longest first, or undefined if there are none. It only matches whole
 * words, so `ios` doesn't match in `episodes`, and `camera` doesn't in `NSCameraUsageDescription` or `camera-preview`.
 */
export function patternOf(words: readonly string[]): RegExp | undefined {
  const pieces = [...words]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp);
  if (pieces.length === 0) return undefined;
  return new RegExp(`(?<!${LETTER}-?)(?:${pieces.join('|')})(?!-?${LETTER})`, 'giu');
}

function textNodes(section: Range): Text[] {
  const walker = document.createTreeWalker(section.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && section.intersectsNode(node) && !node.parentElement?.closest(LEFT_OUT))
      nodes.push(node);
  }
  return nodes;
}
