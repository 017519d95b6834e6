import type {DocPage} from '../types';
import phrases from './phrases.json';
import {proseOf} from './prose';

/** A phrase that a better one replaces, as in `phrases.json`. */
type Phrase = {
  /**
   * Regular expression, matched as whole words and in any case. A space also matches a line break. It sees prose with
   * the `[` of links, the `**` of bold labels and the `|` of table cells, and with digits in place of tokens.
   */
  readonly pattern: string;
  /** What to write, after "Write". */
  readonly replacement: string;
  /** What is wrong with the phrase, as the rest of a sentence that begins with the phrase. */
  readonly why: string;
};

/** Where a page has a phrase: an offset into its source (UTF-16 units), and the words found there. */
type PhraseHit = {readonly offset: number; readonly found: string; readonly phrase: Phrase};

/** A blank line ends a paragraph, so only one line break may be inside a phrase. */
const SPACE = '(?: +|[ \\t]*\\n[ \\t>]*)';

/** Patterns that may match markup first. The search for a word is many times as fast without that alternative. */
const MARKUP_FIRST = /^(?:\(\?:)?[^\w(]|\[\^/;

function toRegex(pattern: string): RegExp {
  const start = MARKUP_FIRST.test(pattern) ? '(?:\\b|(?=\\W))' : '\\b';
  return new RegExp(`${start}(?:${pattern.replaceAll(' ', SPACE)})(?:\\b|(?<=\\W))`, 'gim');
}

const PHRASES = phrases.map((phrase: Phrase) => ({phrase, regex: toRegex(phrase.pattern)}));

/** Returns the phrases in a page's prose that `phrases.json` replaces, in the order of the page. */
export function findPhrases(page: DocPage): PhraseHit[] {
  const prose = proseOf(page);
  return PHRASES.flatMap(({phrase, regex}) =>
    [...prose.matchAll(regex)].map(({0: hit, index}) => ({
      ...wordsAt(page.source, index, index + hit.length),
      phrase,
    })),
  ).sort((a, b) => a.offset - b.offset);
}

/** Returns the words of a hit in `source` without the markup around and inside them, and where they start. */
function wordsAt(source: string, start: number, end: number): {found: string; offset: number} {
  const raw = source.slice(start, end);
  const words = raw.replace(/^[\s.,|>]+/, '');
  const found = words.replace(/[\s[|*]+$/, '').replace(/\n[\s>]*/g, ' ');
  return {found, offset: start + raw.length - words.length};
}
