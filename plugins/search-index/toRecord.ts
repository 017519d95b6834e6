import type {PageText, PlaceText} from './types';

/** How much a word counts by where it stands (Pagefind takes 0 to 10, prose is 1). */
const WEIGHTS = {title: 10, heading: 7, description: 3, symbol: 2, code: 0.3};

/** Returns the HTML that Pagefind indexes for a place of a page. */
export function toRecord(page: PageText, place: PlaceText): string {
  const isPage = place.anchor === '';
  const parts = [
    weighted('h1', isPage ? WEIGHTS.title : WEIGHTS.heading, place.heading),
    isPage ? weighted('p', WEIGHTS.description, page.description) : '',
    `<p>${place.prose.map(({text, symbol}) => (symbol ? weighted('b', WEIGHTS.symbol, text) : escape(text))).join('')}</p>`,
    weighted('p', WEIGHTS.code, place.code),
  ];
  return `<html lang="en"><body>${parts.join('\n')}</body></html>`;
}

function weighted(tag: string, weight: number, text: string): string {
  return text && `<${tag} data-pagefind-weight="${weight}">${escape(text)}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
}
