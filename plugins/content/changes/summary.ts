import type {Nodes} from 'mdast';
import {commentBlocks} from '../plugin-reference/render/comment';
import type {Links} from '../plugin-reference/render/links';
import {deprecationReason} from '../lib/members';
import type {Part} from './describeChanges';
import type {Entry} from './types';

/** A list of changes is about many pages, so that the names in a comment have no place there to link to. */
const NO_LINKS: Links = {
  types: new Map(),
  methods: new Map(),
  members: new Set(),
  objects: new Map(),
  values: new Map(),
  pageOf: () => undefined,
};

/** Matches the end of a sentence, but not that of an abbreviation. */
const SENTENCE = /^.+?(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+[A-Z`]|$)/;

/**
 * Returns the first sentence of a comment in a package's source, with backticks around code and no other markup. Returns
 * nothing if the comment doesn't start with a paragraph.
 */
function summaryOf(comment: string): string {
  const [first] = commentBlocks(comment, NO_LINKS);
  if (first?.type !== 'paragraph') return '';
  const words = wordsIn(first).replace(/\s+/g, ' ').trim();
  return SENTENCE.exec(words)?.[0] ?? words;
}

/** Returns what an entry says about something with this comment and, if it is deprecated, this deprecation tag. */
export function summaryIn(comment: string, deprecated = ''): Pick<Entry, 'summary' | 'advice'> {
  const [summary, advice] = [summaryOf(comment), summaryOf(deprecationReason(deprecated))];
  return {...(summary === '' ? {} : {summary}), ...(advice === '' ? {} : {advice})};
}

/** Returns the parts of a line that show a summary. */
export function summaryParts(summary: string): Part[] {
  return summary
    .split('`')
    .map((words, index) => (index % 2 === 0 ? {text: words} : {text: words, isCode: true}))
    .filter(({text}) => text !== '');
}

function wordsIn(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('children' in node) return node.children.map(wordsIn).join('');
  if (node.type === 'break') return ' ';
  return 'value' in node ? node.value : '';
}
