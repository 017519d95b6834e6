import {hashTarget} from '../../../../lib/browser/hashTarget';

/** What starts another result of a page. `readArticle.ts`, which indexes articles, has the same ones. */
const STARTS = 'h2, h3, dl[data-errors] > div';

/**
 * Returns the part of `article` that a result with `hash` is about: from the heading or the error that has the anchor or
 * is above it, up to the next one. Without a hash, it's the part between the page's title and the first heading.
 */
export function sectionAt(article: Element, hash: string): Range {
  const starts = [...article.querySelectorAll(STARTS)];
  const target = hash === '' ? null : hashTarget(hash);
  const at = target ? starts.findLastIndex((start) => isAtOrAbove(start, target)) : -1;
  const [start, next] = [starts[at], starts[at + 1]];
  const title = article.querySelector('h1');
  const section = document.createRange();
  section.selectNodeContents(article);
  if (start) section.setStartBefore(start);
  else if (title) section.setStartAfter(title);
  if (next) section.setEndBefore(next);
  return section;
}

function isAtOrAbove(start: Element, target: Element): boolean {
  return (
    start.contains(target) || (start.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}
