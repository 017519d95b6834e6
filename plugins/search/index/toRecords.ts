import {ERRORS} from '../browser/engine/catalog';
import type {PageText, PlaceText} from './types';
import {unseen} from './unseen';

/** The weight of a word by its position (Pagefind accepts 0 to 10; prose is 1). */
const WEIGHTS = {title: 10, heading: 7, description: 4, symbol: 2, code: 0.3};

/** A part ends at the first heading after this many characters, because opening a result loads a whole part. */
const PART_LENGTH = 2050;
/** The length of a last section, such as "Related pages", that gets no part of its own: other pages have the same one. */
const SHORT_LENGTH = 400;

/** How often a part passes a word to Pagefind, in prose and as a symbol; further repetitions only add bytes. */
const MAX_REPEATS = 2;

/** What follows the prefix of a name, as in a manifest's `android:usesCleartextTraffic`. */
const AFTER_PREFIX = /(?<=[A-Za-z]:)[A-Za-z]\w*/g;

/** A part of a page that Pagefind indexes as a record. */
export type PageRecord = {
  /** The index of its first place on the page. */
  readonly firstPlace: number;
  /** Its text as HTML, with no markup except weights and headings. */
  readonly html: string;
};

/** Splits a page into parts of a few places each. */
export function toRecords(page: PageText): PageRecord[] {
  const known = new Set<string>();
  return toParts(page).map(({firstPlace, places}) => {
    const counts = new Map<string, number>();
    const texts = places.map((place, i) => {
      const name = firstPlace + i === 0 ? top(page) : heading(place);
      // The pages of plugins, commands and guides have the same text, and readers look for messages as a whole. Each part
      // still needs a text of its own, because Pagefind makes one record of parts with the same text.
      if (page.section === ERRORS && firstPlace + i > 0) return i === 0 ? name : '';
      return name + prose(place, counts) + code(place, known);
    });
    const html = `<html lang="en"><body>${texts.join('')}</body></html>`;
    return {firstPlace, html};
  });
}

type Part = {readonly firstPlace: number; readonly places: PlaceText[]; length: number};

function toParts({places}: PageText): Part[] {
  const parts: Part[] = [];
  places.forEach((place, i) => {
    const length = place.prose.reduce((sum, {text}) => sum + text.length, place.code.length);
    const last = parts.at(-1);
    const isShortEnd = i === places.length - 1 && length < SHORT_LENGTH;
    if (last === undefined || (last.length >= PART_LENGTH && !isShortEnd)) {
      parts.push({firstPlace: i, places: [place], length});
      return;
    }
    last.places.push(place);
    last.length += length;
  });
  return parts;
}

function top({title, description}: PageText): string {
  return weighted('h1', WEIGHTS.title, title) + weighted('p', WEIGHTS.description, description);
}

function heading({heading: text, anchor}: PlaceText): string {
  return `<h2 id="${escape(anchor)}" data-pagefind-weight="${WEIGHTS.heading}">${escape(text)}</h2>`;
}

function prose({prose: runs}: PlaceText, counts: Map<string, number>): string {
  const pieces = runs.map(({text, symbol}) => {
    const words = fewRepeats(withBareNames(text), symbol, counts);
    return symbol ? weighted('b', WEIGHTS.symbol, words) : escape(words);
  });
  return `<p>${pieces.join('')}</p>`;
}

/** Adds names without their prefix, because Pagefind makes one word of `android:name` and readers leave out `android:`. */
function withBareNames(text: string): string {
  return text.replace(/\S+:\S+/g, (word) => [word, ...(word.match(AFTER_PREFIX) ?? [])].join(' '));
}

/** Removes words that the part has already repeated often enough. */
function fewRepeats(text: string, symbol: boolean, counts: Map<string, number>): string {
  return text.replace(/\S+/g, (word) => {
    const key = `${symbol ? 'symbol' : 'prose'} ${word.toLowerCase().replace(/[.,:;!?]+$/, '')}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > MAX_REPEATS ? '' : word;
  });
}

function code({code: text}: PlaceText, known: Set<string>): string {
  return weighted('p', WEIGHTS.code, newWords(withBareNames(text), known));
}

/** Returns the words that the page's earlier code doesn't contain, because repetitive code would outweigh the prose. */
function newWords(text: string, known: Set<string>): string {
  const words = text.split(/\s+/).filter((word) => /[A-Za-z]{2}/.test(word));
  return unseen(words, known).join(' ');
}

function weighted(tag: string, weight: number, text: string): string {
  return text && `<${tag} data-pagefind-weight="${weight}">${escape(text)}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
