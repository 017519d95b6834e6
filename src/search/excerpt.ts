import type {PagefindFragment} from './pagefindClient';
import type {TextPart} from './types';
import {likeness, partsOf, wordsOf} from './words';

const WINDOW = 28;

/** A part of a page, from a heading to the next. */
export type PlaceWords = {
  readonly heading: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** The words below the heading, as they are shown. */
  readonly words: readonly string[];
};

/** Cuts the text of a page at its headings; the first place is the page itself. */
export function placesOf(fragment: PagefindFragment): PlaceWords[] {
  const words = (fragment.raw_content ?? fragment.content).split(/\s+/);
  const anchors = fragment.anchors.filter(({id}) => id !== '');
  const starts = [{id: '', text: '', location: 0}, ...anchors];
  return starts.map(({id, text, location}, i) => {
    const start = location + (id ? text.split(/\s+/).length : 0);
    return {heading: text, anchor: id, words: words.slice(start, starts[i + 1]?.location)};
  });
}

/** Returns how well a shown word, which may be an identifier, matches one of the wanted words. */
export function wordLikeness(shown: string, wanted: readonly string[]): number {
  const forms = [...wordsOf(shown), ...partsOf(shown)];
  return Math.max(0, ...forms.flatMap((form) => wanted.map((word) => likeness(form, word))));
}

/** Returns the part of a text in which most wanted words stand, with these marked. */
export function excerptOf(words: readonly string[], wanted: readonly string[]): TextPart[] {
  const matches = words.map((word) => wordLikeness(word, wanted) > 0);
  const start = bestStart(matches);
  const end = Math.min(words.length, start + WINDOW);
  const parts: TextPart[] = start > 0 ? [{text: '… ', match: false}] : [];
  for (let i = start; i < end; i++) {
    const match = matches[i] === true;
    const blank = i + 1 < end ? ' ' : '';
    append(parts, {text: words[i] ?? '', match});
    append(parts, {text: blank, match: match && matches[i + 1] === true});
  }
  if (end < words.length) append(parts, {text: ' …', match: false});
  return parts;
}

function append(parts: TextPart[], part: TextPart): void {
  const last = parts.at(-1);
  if (part.text === '') return;
  if (last?.match === part.match) parts.splice(-1, 1, {text: last.text + part.text, match: part.match});
  else parts.push(part);
}

function bestStart(matches: readonly boolean[]): number {
  let count = 0;
  let best = {start: 0, count: 0};
  matches.forEach((match, i) => {
    if (match) count++;
    if (matches[i - WINDOW]) count--;
    if (count > best.count) best = {start: Math.max(0, i - WINDOW + 1), count};
  });
  // Begin a few words before the first match, not with a window that ends with it.
  const first = matches.indexOf(true, best.start);
  return first < 0 ? 0 : Math.max(0, first - 6);
}
