import type {SearchHit, TextPart} from '@site/src/search/types';

/** Words that say nothing about a page. */
const SMALL_WORDS = new Set(
  'a an and are as at be by can do for from how i in is it my of on or the to use what when where with'.split(
    ' ',
  ),
);
const MOST = 12;

/** Returns the words to mark on the page of a hit: those of the query, and those that matched there. */
export function arrivalWords(text: string, hit: Pick<SearchHit, 'excerpt' | 'subHits'>): string[] {
  const parts = [hit.excerpt, ...hit.subHits.map((sub) => sub.excerpt)].flat();
  const words = [...wordsOf(text), ...parts.filter((part) => part.match).flatMap(matched)];
  const telling = words.filter((word) => word.length > 1 && !SMALL_WORDS.has(word));
  return [...new Set(telling)].slice(0, MOST);
}

function matched({text}: TextPart): string[] {
  return wordsOf(text);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
}
