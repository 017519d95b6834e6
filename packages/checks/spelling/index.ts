import {pageRule} from '../pageRule';
import {offsetInBlock, placeAt} from '../pageSource';
import type {Complaint, DocPage, PlacedProblem} from '../types';
import {commentSegments} from './codeComments';
import {loadSpeller, type Speller} from './dictionary';
import {proseSegments, type Segment} from './segments';

/**
 * Finds words that aren't American English and aren't in `dictionary.txt`: in prose, headings, front matter,
 * alternative texts, components and comments in code.
 */
export const spellingRule = pageRule({
  name: 'spelling',
  checksSamples: true,
  check: async (page, {siteDir}) => checkPage(page, await loadSpeller(siteDir)),
});

function checkPage(page: DocPage, speller: Speller): PlacedProblem[] {
  const prose = proseSegments(page)
    .flatMap((segment) => misspellings(segment, speller))
    .map(({word, offset}) => ({...placeAt(page.source, offset), ...complaintAbout(word, speller)}));
  const comments = page.blocks.flatMap((block) =>
    commentSegments(block)
      .flatMap((segment) => misspellings(segment, speller))
      .map(({word, offset}) => ({...offsetInBlock(block, offset), ...complaintAbout(word, speller)})),
  );
  return [...prose, ...comments];
}

/** Words of two letters are mostly symbols and abbreviations. */
const WORD = /\p{L}[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;

function misspellings({text, offset}: Segment, speller: Speller): {word: string; offset: number}[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => word.length > 2 && !speller.knows(word))
    .map(({0: word, index}) => ({word, offset: offset + index}));
}

function complaintAbout(word: string, speller: Speller): Complaint {
  const right = speller.suggest(word).map((suggestion) => `"${suggestion}"`);
  const hint =
    right.length > 0
      ? `Write ${right.join(' or ')}, or add it to dictionary.txt if it is correct`
      : 'Use American English, write names as inline code, or add the word to dictionary.txt if it is correct';
  return {message: `"${word}" is misspelled`, hint};
}
