import type {PageText, PlaceText} from './types';

/** How much a word counts by where it stands (Pagefind takes 0 to 10, prose is 1). */
const WEIGHTS = {title: 10, heading: 7, description: 4, symbol: 2, code: 0.3};

/** A part's text ends with the heading after which it has so many characters; the reader of a result loads one part. */
const PART_LENGTH = 3000;

/** A part of a page that Pagefind indexes by itself. */
export type PageRecord = {
  readonly url: string;
  /** Which of the page's places is its first. */
  readonly firstPlace: number;
  /** Its text as HTML without other markup than weights and headings. */
  readonly html: string;
};

/** Cuts a page into parts of a few places each. */
export function toRecords(page: PageText): PageRecord[] {
  const known = new Set<string>();
  const records: {url: string; firstPlace: number; html: string}[] = [];
  page.places.forEach((place, i) => {
    const html = (i === 0 ? top(page) : heading(place)) + prose(place) + code(place, known);
    const last = records.at(-1);
    if (last && last.html.length < PART_LENGTH) last.html += html;
    else records.push({url: place.anchor ? `${page.url}#${place.anchor}` : page.url, firstPlace: i, html});
  });
  return records.map((record) => ({...record, html: `<html lang="en"><body>${record.html}</body></html>`}));
}

function top({title, description}: PageText): string {
  return weighted('h1', WEIGHTS.title, title) + weighted('p', WEIGHTS.description, description);
}

function heading({heading: text, anchor}: PlaceText): string {
  return `<h2 id="${escape(anchor)}" data-pagefind-weight="${WEIGHTS.heading}">${escape(text)}</h2>`;
}

function prose({prose: runs}: PlaceText): string {
  const pieces = runs.map(({text, symbol}) => (symbol ? weighted('b', WEIGHTS.symbol, text) : escape(text)));
  return `<p>${pieces.join('')}</p>`;
}

function code({code: text}: PlaceText, known: Set<string>): string {
  return weighted('p', WEIGHTS.code, newWords(text, known));
}

/** The words of code that the page's code did not have before; code repeats itself, and would drown the prose. */
function newWords(text: string, known: Set<string>): string {
  const words = text.split(/\s+/).filter((word) => {
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
