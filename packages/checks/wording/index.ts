import {placeAt} from '../pageSource';
import {pageRule} from '../pageRule';
import type {DocPage, Finding} from '../types';
import advice from './advice.json';
import {checkDoubledWords} from './doubled';
import {checkFiller} from './filler';
import {checkLinkTexts} from './linkTexts';
import {phraseFinder} from './phrases';
import phrases from './phrases.json';

/** Returns the phrases on a page that `phrases.json` replaces. */
export const findPhrases = phraseFinder(phrases);

const findAdvice = phraseFinder(advice);

/** Finds wording that WRITING.md rules out: phrases, filler, doubled words and empty link texts. */
export const wordingRule = pageRule({
  name: 'wording',
  checksSamples: true,
  check: (page) => [
    ...checkFiller(page),
    ...checkDoubledWords(page),
    ...checkLinkTexts(page),
    ...findPhrases(page).map(({offset, found, phrase}) => ({
      offset,
      message: `"${found}" ${phrase.why}`,
      hint: `Write ${phrase.replacement}`,
    })),
  ],
});

/** Returns what a writer may want to reword on a page: everything that `advice.json` lists, as findings of `advice`. */
export function adviceFor(page: DocPage): Finding[] {
  return findAdvice(page).map(({offset, found, phrase}) => ({
    file: page.file,
    ...placeAt(page.source, offset),
    rule: 'advice',
    message: `"${found}" ${phrase.why}`,
    hint: `Consider ${phrase.replacement}`,
  }));
}
