import type {PartText} from '../browser/engine/catalog';
import {BLOCK_END, CELL_END} from './readArticle';
import type {PageText, PlaceText} from './types';

/** Separates blocks and cells that don't end like a sentence. */
const SEPARATOR = ' · ';
const SENTENCE_END = /[.!?:;…]["”’)]*$/;

/** Returns the texts of a page's parts, which start at the places `starts`, as results show them. */
export function toTexts({title, description, places}: PageText, starts: readonly number[]): PartText[] {
  const known = new Set<string>();
  const shown = places.map((place, i) => ({
    heading: i === 0 ? title : place.heading,
    anchor: place.anchor,
    // A heading directly above others has no text of its own, so it takes that of the next place with one.
    text: (i === 0 ? joined([description, proseOf(place)]) : '') || firstProse(places.slice(i)),
    code: newLines(place.code, known),
  }));
  return starts.map((start, i) => ({places: shown.slice(start, starts[i + 1])}));
}

function firstProse(places: readonly PlaceText[]): string {
  for (const place of places) {
    const prose = proseOf(place);
    if (prose !== '') return prose;
  }
  return '';
}

function proseOf(place: PlaceText): string {
  const prose = place.prose.map(({text}) => text).join('');
  return joined(
    prose.split(BLOCK_END).map((row) => row.split(CELL_END).map(trim).filter(Boolean).join(SEPARATOR)),
  );
}

function joined(blocks: readonly string[]): string {
  const texts = blocks.filter((block) => block !== '');
  return texts.map((text, i) => separatorAfter(texts[i - 1]) + text).join('');
}

function separatorAfter(block: string | undefined): string {
  if (block === undefined) return '';
  return SENTENCE_END.test(block) ? ' ' : SEPARATOR;
}

function newLines(code: string, known: Set<string>): string {
  const lines = code.split('\n').filter((line) => {
    const isNew = !known.has(line);
    known.add(line);
    return isNew;
  });
  return lines.join('\n');
}

function trim(text: string): string {
  return text.replace(/ +/g, ' ').trim();
}
