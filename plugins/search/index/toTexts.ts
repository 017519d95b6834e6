import type {PartText} from '../browser/engine/catalog';
import {BLOCK_END, CELL_END} from './readArticle';
import type {PageText, PlaceText} from './types';
import {unseen} from './unseen';

/** Separates blocks and cells that don't end like a sentence. */
const SEPARATOR = ' · ';
const SENTENCE_END = /[.!?:;…]["”’)]*$/;

/** Returns the texts of a page's parts, which start at the places `starts`, as results show them. */
export function toTexts({description, places}: PageText, starts: readonly number[]): PartText[] {
  const known = new Set<string>();
  const prose = places.map((place, i) => joined([i === 0 ? description : '', ...blocksOf(place)]));
  const shown = places.map(({heading, anchor, code}, i) => ({
    heading,
    anchor,
    // A heading directly above others has no text of its own, so it takes that of the next place with one.
    text: prose.slice(i).find((text) => text !== '') ?? '',
    code: unseen(code.split('\n'), known).join('\n'),
  }));
  return starts.map((start, i) => ({places: shown.slice(start, starts[i + 1])}));
}

/** Returns the paragraphs, list items and rows of a place. */
function blocksOf({prose}: PlaceText): string[] {
  const rows = prose
    .map(({text}) => text)
    .join('')
    .split(BLOCK_END);
  return rows.map((row) => row.split(CELL_END).map(trim).filter(Boolean).join(SEPARATOR));
}

function joined(blocks: readonly string[]): string {
  const texts = blocks.filter((block) => block !== '');
  return texts.map((text, i) => separatorAfter(texts[i - 1]) + text).join('');
}

function separatorAfter(block: string | undefined): string {
  if (block === undefined) return '';
  return SENTENCE_END.test(block) ? ' ' : SEPARATOR;
}

function trim(text: string): string {
  return text.replace(/ +/g, ' ').trim();
}
