import type {PagefindFragment} from './pagefindClient';
import type {TextPart} from './types';
import type {WordMatcher} from './wordMatcher';

const WINDOW = 28;
/** Words that are shown before the first match. */
const LEAD = 6;

/** A part of a page, from a heading to the next. */
export type PlaceWords = {
  readonly heading: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  /** The words below the heading, as they are shown. */
  readonly words: readonly string[];
};

/** Cuts the text of a part at its headings. With the page's title, the first place is the page itself. */
export function placesOf(fragment: PagefindFragment, title: string | undefined): PlaceWords[] {
  const words = fragment.content.split(/\s+/);
  const anchors = fragment.anchors.filter(({id}) => id !== '');
  const starts = title === undefined ? anchors : [{id: '', text: title, location: 0}, ...anchors];
  return starts.map(({id, text, location}, i) => {
    const start = location + text.split(/\s+/).length;
    return {heading: text, anchor: id, words: words.slice(start, starts[i + 1]?.location)};
  });
}

/** Returns the part of a text in which most wanted words stand, with these marked. */
export function excerptOf(words: readonly string[], matcher: WordMatcher): TextPart[] {
  const matches = words.map((word) => matcher.likeness(word) > 0);
  const start = bestStart(matches);
  const end = Math.min(words.length, start + WINDOW);
  const parts: TextPart[] = start > 0 ? [{text: '… ', match: false}] : [];
  for (let i = start; i < end; i++) {
    const match = matches[i] === true;
    append(parts, {text: words[i] ?? '', match});
    if (i + 1 < end) append(parts, {text: ' ', match: match && matches[i + 1] === true});
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
  const first = matches.indexOf(true, best.start);
  return first < 0 ? 0 : Math.max(0, first - LEAD);
}
