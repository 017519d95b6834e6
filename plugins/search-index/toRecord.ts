import type {PageText, PlaceText} from './types';

/** How much a word counts by where it stands (Pagefind takes 0 to 10, prose is 1). */
const WEIGHTS = {title: 10, heading: 7, description: 4, symbol: 2, code: 0.3};

/** Returns the HTML that Pagefind indexes for a page: its places one after the other, without markup. */
export function toRecord(page: PageText): string {
  const [top, ...places] = page.places;
  const known = new Set<string>();
  const body = (place: PlaceText): string => prose(place) + weighted('p', WEIGHTS.code, newWords(place.code, known));
  const parts = [
    weighted('h1', WEIGHTS.title, page.title),
    weighted('p', WEIGHTS.description, page.description),
    top ? body(top) : '',
    ...places.map((place) => heading(place) + body(place)),
  ];
  return `<html lang="en"><body>${parts.join('\n')}</body></html>`;
}

function heading({heading: text, anchor}: PlaceText): string {
  return `<h2 id="${escape(anchor)}" data-pagefind-weight="${WEIGHTS.heading}">${escape(text)}</h2>`;
}

function prose({prose: runs}: PlaceText): string {
  const pieces = runs.map(({text, symbol}) => (symbol ? weighted('b', WEIGHTS.symbol, text) : escape(text)));
  return `<p>${pieces.join('')}</p>`;
}

/** The words of code that the page's code did not have before; code repeats itself, and would drown the prose. */
function newWords(code: string, known: Set<string>): string {
  const words = code.split(' ').filter((word) => {
    const isNew = /[A-Za-z]{2}/.test(word) && !known.has(word);
    known.add(word);
    return isNew;
  });
  return words.join(' ');
}

function weighted(tag: string, weight: number, text: string): string {
  return text && `<${tag} data-pagefind-weight="${weight}">${escape(text)}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
