import type {DocPage, OffsetProblem} from '../types';
import {proseOf} from './prose';

/** Words that correct sentences contain twice in a row: "the fact that that call fails", "it had had no effect". */
const FINE_TWICE = new Set(['had', 'that']);

/** A word and the same word after spaces or one line break, which may begin a quote's line with `>`. */
const DOUBLED = /(?<![\p{L}\d'’.\-/&])(\p{L}[\p{L}'’]*)(?:[ \t]+|[ \t]*\n[ \t>]*)(\1)(?![\p{L}\d'’\-/&])/giu;

/** Finds words that appear twice in a row, such as "the the". */
export function checkDoubledWords(page: DocPage): OffsetProblem[] {
  return [...proseOf(page).matchAll(DOUBLED)]
    .map(({0: found, 1: first = '', 2: second = '', index}) => ({found, first, second, index}))
    .filter(({first}) => !FINE_TWICE.has(first.toLowerCase()))
    .map(({found, first, second, index}) => ({
      offset: index + found.length - second.length,
      message: `"${first} ${second}" has a word twice`,
      hint: `Write "${first}" once`,
    }));
}
