import {placeAt} from '../pageSource';
import type {PageProblem} from '../problem';
import type {DocPage, Finding, PageRule} from '../types';
import advice from './advice.json';
import {checkDoubledWords} from './doubled';
import {checkFiller} from './filler';
import {checkLinkTexts} from './linkTexts';
import {phraseFinder, type PhraseHit} from './phrases';
import phrases from './phrases.json';

/** Returns the phrases on a page that `phrases.json` replaces. */
export const findPhrases = phraseFinder(phrases);

const findAdvice = phraseFinder(advice);

/** Finds wording that WRITING.md rules out: phrases, filler, doubled words and empty link texts. */
export const wordingRule: PageRule = {
  name: 'wording',
  checksSamples: true,
  // The tagline may contain words that other text may not.
  inputs: ['src/data/site.ts'],
  check: (pages) =>
    pages.flatMap((page) =>
      [
        ...checkFiller(page),
        ...checkDoubledWords(page),
        ...checkLinkTexts(page),
        ...findPhrases(page).map(phraseProblem),
      ]
        .sort((a, b) => a.offset - b.offset)
        .map((problem) => findingOf(problem, page)),
    ),
};

/** Returns what a writer may want to reword on a page: everything that `advice.json` lists, as findings of `advice`. */
export function adviceFor(page: DocPage): Finding[] {
  return findAdvice(page).map((hit) => ({
    ...findingOf(phraseProblem(hit), page),
    rule: 'advice',
    hint: `Consider ${hit.phrase.replacement}`,
  }));
}

function phraseProblem({offset, found, phrase}: PhraseHit): PageProblem {
  return {offset, message: `"${found}" ${phrase.why}`, hint: `Write ${phrase.replacement}`};
}

function findingOf({offset, message, hint}: PageProblem, page: DocPage): Finding {
  return {file: page.file, ...placeAt(page.source, offset), rule: 'wording', message, hint};
}
