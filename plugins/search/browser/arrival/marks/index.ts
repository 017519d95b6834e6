import {findRanges} from './findRanges';
import {paint} from './paint';

const ARTICLE = 'article .theme-doc-markdown, article';

let remove: (() => void) | undefined;

/** Highlights the words in the page's article, and shows the bar that removes the highlights. */
export function showMarks(words: readonly string[]): void {
  clearMarks();
  const article = document.querySelector(ARTICLE);
  const ranges = article ? findRanges(article, words) : [];
  if (ranges.length === 0) return;
  const unpaint = paint(ranges);
  const bar = makeBar(words);
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

/** Makes the next Tab move to the article's first link, instead of continuing from the end of the page. */
function goOnIn(article: Element | null): void {
  article?.setAttribute('tabindex', '-1');
  if (article instanceof HTMLElement) article.focus({preventScroll: true});
  article?.removeAttribute('tabindex');
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
