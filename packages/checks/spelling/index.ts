import {placeAt, type FilePlace} from '../pageSource';
import {offsetInBlock} from '../readPage';
import type {DocPage, Finding, PageRule} from '../types';
import {commentSegments} from './codeComments';
import {loadSpeller, type Speller} from './dictionary';
import {proseSegments, type Segment} from './segments';

/**
 * Finds words that aren't American English and aren't in `dictionary.txt`: in prose, headings, front matter,
 * alternative texts, components and comments in code.
 */
export const spellingRule: PageRule = {
  name: 'spelling',
  checksSamples: true,
  // Both data files are in the rule's own folder, which is an input anyway.
  inputs: [],
  check: async (pages, _version, {siteDir}) => {
    const speller = await loadSpeller(siteDir);
    return pages.flatMap((page) => checkPage(page, speller));
  },
};

function checkPage(page: DocPage, speller: Speller): Finding[] {
  const prose = proseSegments(page).flatMap((segment) =>
    misspellings(segment, speller).map(({word, offset}) =>
      finding(page, word, placeAt(page.source, offset), speller),
    ),
  );
  const comments = page.blocks.flatMap((block) =>
    commentSegments(block)
      .flatMap((segment) => misspellings(segment, speller))
      .map(({word, offset}) => finding(page, word, offsetInBlock(block, offset), speller)),
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

function finding({file}: DocPage, word: string, place: FilePlace, speller: Speller): Finding {
  const [first, ...others] = speller.suggest(word).map((right) => `"${right}"`);
  const hint = first
    ? `Write ${[first, ...others].join(' or ')}, or add it to dictionary.txt if it is correct`
    : 'Use American English, write names as inline code, or add the word to dictionary.txt if it is correct';
  return {file, ...place, rule: 'spelling', message: `"${word}" is misspelled`, hint};
}
