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
  const found = words.map((word) => matcher.wantedIn(word));
  const matches = found.map((wanted) => wanted >= 0);
  const start = bestStart(found);
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

/** The first window with the most different wanted words: a text that says one of them often is no answer. */
function bestStart(found: readonly number[]): number {
  const counts = new Map<number, number>();
  let best = {start: 0, different: 0};
  found.forEach((wanted, i) => {
    if (wanted >= 0) counts.set(wanted, (counts.get(wanted) ?? 0) + 1);
    const gone = found[i - WINDOW + LEAD] ?? -1;
    if (gone >= 0) {
      const left = (counts.get(gone) ?? 0) - 1;
      if (left > 0) counts.set(gone, left);
      else counts.delete(gone);
    }
    if (counts.size > best.different)
      best = {start: Math.max(0, i - WINDOW + LEAD + 1), different: counts.size};
  });
  const first = found.findIndex((wanted, i) => i >= best.start && wanted >= 0);
  return first < 0 ? 0 : Math.max(0, first - LEAD);
}
