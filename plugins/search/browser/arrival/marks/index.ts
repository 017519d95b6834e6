import {findRanges} from './findRanges';
import {paint} from './paint';
import {sectionAt} from './sectionAt';

let remove: (() => void) | undefined;

/**
 * Highlights the words in the section of the page that `hash` leads to, and shows the bar that removes the highlights. The
 * words of the page's title aren't highlighted, because the whole page is about them.
 */
export function showMarks(words: readonly string[], hash: string): void {
  clearMarks();
  const article = document.querySelector('article .theme-doc-markdown') ?? document.querySelector('article');
  if (!article) return;
  const title = wordsOf(article.querySelector('h1')?.textContent ?? '');
  const telling = words.filter((word) => !title.has(word.toLowerCase()));
  const ranges = findRanges(sectionAt(article, hash), telling);
  if (ranges.length === 0) return;
  const unpaint = paint(ranges);
  const found = new Set(ranges.map((range) => range.toString().toLowerCase()));
  const bar = makeBar(telling.filter((word) => found.has(word.toLowerCase())));
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
      clearMarks();
  };
  document.body.append(bar);
  document.addEventListener('keydown', onKey);
  remove = () => {
    document.removeEventListener('keydown', onKey);
    if (bar.contains(document.activeElement)) goOnIn(article);
    bar.remove();
    unpaint();
  };
}

/** Removes the highlights and the bar. */
export function clearMarks(): void {
  remove?.();
  remove = undefined;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
}

/** Makes the next Tab move to the article's first link, instead of continuing from the end of the page. */
function goOnIn(article: Element): void {
  article.setAttribute('tabindex', '-1');
  if (article instanceof HTMLElement) article.focus({preventScroll: true});
  article.removeAttribute('tabindex');
}

function makeBar(words: readonly string[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'search-marks';
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Highlighted words');
  const text = document.createElement('p');
  text.textContent = `Highlighted: ${words.map((word) => `“${word}”`).join(', ')}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-marks__remove';
  button.setAttribute('aria-label', 'Clear highlights');
  button.textContent = 'Clear';
  button.addEventListener('click', clearMarks);
  bar.append(text, button);
  return bar;
}
