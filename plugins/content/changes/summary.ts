import type {Nodes, PhrasingContent} from 'mdast';
import {inlineCode, text} from '../../../packages/pages/markdown';
import {commentBlocks} from '../plugin-reference/render/comment';
import {linksOf} from '../plugin-reference/render/links';

/** A list of changes is about many pages, so the names in a comment are no names of its API. */
const NO_LINKS = linksOf({interfaces: [], typeAliases: [], enums: []}, []);

/** Matches the end of a sentence, but not that of an abbreviation. */
const SENTENCE = /^.+?(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+[A-Z`]|$)/;

/**
 * Returns the first sentence of a comment in a package's source, as words and code without other markup. Returns nothing
 * if the comment doesn't start with a paragraph.
 */
export function summaryOf(comment: string): PhrasingContent[] {
  const [first] = commentBlocks(comment, NO_LINKS);
  if (first?.type !== 'paragraph') return [];
  const words = wordsIn(first).replace(/\s+/g, ' ').trim();
  return (SENTENCE.exec(words)?.[0] ?? words)
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? text(piece) : inlineCode(piece)))
    .filter(({value}) => value !== '');
}

/** Returns the words of a node, with backticks around code. */
function wordsIn(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('children' in node) return node.children.map(wordsIn).join('');
  if (node.type === 'break') return ' ';
  return 'value' in node ? node.value : '';
}
