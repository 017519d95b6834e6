import type {TextPart} from './types';
import type {WordMatcher} from './wordMatcher';

const WINDOW = 28;
/** The number of words shown before the first match. */
const LEAD = 6;
/** An excerpt starts at the beginning of the match's sentence, if at most this many words precede the match. */
const LONGEST_LEAD = 14;
/** Separates the blocks of a text. */
const SEPARATOR = '·';
/** A block with at most this many words is a cell or an item rather than a sentence. */
const CELL_WORDS = 3;
/** An excerpt with at least this many of these is not worth reading. */
const MOST_CELLS = 3;
const SENTENCE_END = /[.!?:;…]["”’)]*$/;
/** Punctuation around a word in its sentence; code such as `getPhoto()` keeps its parentheses. */
const PUNCTUATION = /^(["“‘(]*)(.*?)([.,;:!?…"”’)]*)$/s;
const CODE_PUNCTUATION = /^(["“‘]*)(.*?)([.,;:!?…"”’]*)$/s;
/** A name in code, and the parentheses of a call without arguments. */
const NAME = /([\w$-]+(?:\(\))?)/;

/**
 * Returns the part of a text that contains the most query words, with the matches marked, or the part that starts at the
 * word `from`.
 */
export function excerptOf(text: string, matcher: WordMatcher, from?: number): TextPart[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const found = words.map((word) => matcher.wantedIn(word));
  const start = from ?? sentenceStart(words, bestStart(found), found);
  const end = Math.min(words.length, start + WINDOW);
  const parts: TextPart[] = startsSentence(words, start) ? [] : [{text: '… ', match: false}];
  for (let i = start; i < end; i++) {
    if (i > start) append(parts, {text: ' ', match: parts.at(-1)?.match === true && isMarked(found, i)});
    for (const part of marked(words[i] ?? '', isMarked(found, i), matcher)) append(parts, part);
  }
  if (end < words.length) append(parts, {text: ' …', match: false});
  return parts;
}

/** Returns whether an excerpt is mostly the cells of a table, such as names and types, and not sentences. */
export function isReference(parts: readonly TextPart[]): boolean {
  const blocks = parts
    .map(({text}) => text)
    .join('')
    .split(` ${SEPARATOR} `);
  return blocks.filter((block) => block.split(/\s+/).length <= CELL_WORDS).length >= MOST_CELLS;
}

/**
 * Returns the sentence of a text that contains the most query words, with the matches marked, or nothing if the text has no
 * sentence. The cells before a sentence count, because it describes what they name.
 */
export function sentenceOf(text: string, matcher: WordMatcher): TextPart[] {
  let best: {readonly parts: TextPart[]; readonly matches: number} = {parts: [], matches: -1};
  let inCells = 0;
  for (const piece of piecesOf(text)) {
    const parts = excerptOf(piece, matcher);
    const matches = inCells + parts.filter(({match}) => match).length;
    const isCell = !isSentence(piece);
    if (!isCell && matches > best.matches) best = {parts, matches};
    inCells = isCell ? matches : 0;
  }
  return best.parts;
}

/** Returns the sentence that a text starts with, leaving out cells before it, with the matches marked. */
export function firstSentence(text: string, matcher: WordMatcher): TextPart[] {
  const first = piecesOf(text).find(isSentence);
  return first === undefined ? [] : excerptOf(first, matcher, 0);
}

function piecesOf(text: string): string[] {
  return text.split(` ${SEPARATOR} `).flatMap((block) => block.split(/(?<=[.!?]["”’)]*)\s+/));
}

/** Generated descriptions of methods often lack the full stop. */
function isSentence(piece: string): boolean {
  return /^["“‘(]*\p{Lu}/u.test(piece) && piece.split(/\s+/).length > CELL_WORDS;
}

/** Returns whether the text contains a query word. */
export function hasMatch(parts: readonly TextPart[]): boolean {
  return parts.some(({match}) => match);
}

function isMarked(found: readonly number[], i: number): boolean {
  return (found[i] ?? -1) >= 0;
}

/** Marks only what matched: not the punctuation around a word, nor the other names in a piece of code. */
function marked(word: string, match: boolean, matcher: WordMatcher): TextPart[] {
  if (!match) return [{text: word, match}];
  const pattern = word.indexOf('(') > 0 ? CODE_PUNCTUATION : PUNCTUATION;
  const [, before = '', core = '', after = ''] = pattern.exec(word) ?? [];
  const names = core.split(NAME).map((text) => ({text, match: matcher.wantedIn(text) >= 0}));
  return [
    {text: before, match: false},
    ...(names.some((name) => name.match) ? names : [{text: core, match}]),
    {text: after, match: false},
  ];
}

function append(parts: TextPart[], part: TextPart): void {
  const last = parts.at(-1);
  if (part.text === '') return;
  if (last?.match === part.match) parts.splice(-1, 1, {text: last.text + part.text, match: part.match});
  else parts.push(part);
}

/** Returns the start of the first match's sentence if it is close enough, or else a few words before the match. */
function sentenceStart(words: readonly string[], from: number, found: readonly number[]): number {
  const first = found.findIndex((wanted, i) => i >= from && wanted >= 0);
  for (let start = first; start >= Math.max(0, first - LONGEST_LEAD); start--) {
    if (startsSentence(words, start)) return start;
  }
  return Math.max(0, first - LEAD);
}

function startsSentence(words: readonly string[], i: number): boolean {
  const before = words[i - 1];
  if (before === undefined) return true;
  return words[i] !== SEPARATOR && (before === SEPARATOR || SENTENCE_END.test(before));
}

/**
 * Returns the start of the first window with the most distinct query words, because repeating one word doesn't make a
 * text a better match.
 */
function bestStart(found: readonly number[]): number {
  let best = {start: 0, different: 0};
  found.forEach((wanted, i) => {
    if (wanted < 0) return;
    const start = Math.max(0, i - WINDOW + LEAD + 1);
    const different = new Set(found.slice(start, i + 1).filter((word) => word >= 0)).size;
    if (different > best.different) best = {start, different};
  });
  return best.start;
}
