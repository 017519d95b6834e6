import type {PageText, PlaceText} from './types';

/** How much a word counts by where it stands (Pagefind takes 0 to 10, prose is 1). */
const WEIGHTS = {title: 10, heading: 7, description: 4, symbol: 2, code: 0.3};

/** Returns the HTML that Pagefind indexes for a page: its places one after the other, without markup. */
export function toRecord(page: PageText): string {
  const [top, ...places] = page.places;
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

function body({prose, code}: PlaceText): string {
  const runs = prose.map(({text, symbol}) => (symbol ? weighted('b', WEIGHTS.symbol, text) : escape(text)));
  return `<p>${runs.join('')}</p>${weighted('p', WEIGHTS.code, code)}`;
}

function weighted(tag: string, weight: number, text: string): string {
  return text && `<${tag} data-pagefind-weight="${weight}">${escape(text)}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
