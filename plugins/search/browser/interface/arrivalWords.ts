import type {SearchHit, TextPart} from '@site/plugins/search/browser/engine/types';
import {STOP_WORDS} from '@site/plugins/search/browser/engine/words';

const MOST = 12;

/**
 * Returns the words to highlight on a hit's page: the query's words, as the reader spelled them, and the words that
 * matched there.
 */
export function arrivalWords(text: string, hit: Pick<SearchHit, 'excerpt' | 'subHits'>): string[] {
  const parts = [hit.excerpt, ...hit.subHits.map((sub) => sub.excerpt)].flat();
  const asked = wordsOf(text).filter(isTelling);
  const words = [...asked, ...parts.filter((part) => part.match).flatMap((part) => matched(part, asked))];
  const typed = new Map(splitWords(text).map((word) => [word.toLowerCase(), word]));
  return [...new Set(words.filter(isTelling))].slice(0, MOST).map((word) => typed.get(word) ?? word);
}

/**
 * Returns a match's words: other forms of the query's words, and other names for the same things. Code such as
 * `getPhoto(options:` matches as a whole, so only its matching words are used.
 */
function matched({text}: TextPart, asked: readonly string[]): string[] {
  const words = wordsOf(text);
  const meant = words.filter((word) => asked.some((other) => word.includes(other)));
  return meant.length > 0 || words.length > 1 ? meant : words;
}

function isTelling(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word);
}

function wordsOf(text: string): string[] {
  return splitWords(text.toLowerCase());
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}_.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
}
