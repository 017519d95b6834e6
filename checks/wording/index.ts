import {placeAt} from '../pageSource';
import type {PageProblem} from '../problem';
import type {DocPage, Finding, PageRule} from '../types';
import advice from './advice.json';
import {checkFiller} from './filler';
import {checkLinkTexts} from './linkTexts';
import pendingVersions from './pendingVersions.json';
import {phraseFinder, type PhraseHit} from './phrases';
import phrases from './phrases.json';

/** Returns the phrases on a page that `phrases.json` replaces. */
export const findPhrases = phraseFinder(phrases);

const findAdvice = phraseFinder(advice);

/**
 * Returns a rule that finds phrases, filler and empty link texts. It leaves alone the phrases in `pending`: the docs
 * versions whose pages still contain some because nobody has rewritten them yet.
 */
export function wordingRuleFor(pending: readonly string[]): PageRule {
  return {
    name: 'wording',
    // The tagline may contain words that other text may not.
    inputs: ['src/data/site.ts'],
    check: (pages, version) =>
      pages.flatMap((page) => {
        const phrasesFound = pending.includes(version) ? [] : findPhrases(page).map(phraseProblem);
        return [...checkFiller(page), ...checkLinkTexts(page), ...phrasesFound]
          .sort((a, b) => a.offset - b.offset)
          .map((problem) => findingOf(problem, page));
      }),
  };
}

/** Finds wording that WRITING.md rules out. Take a version out of `pendingVersions.json` when its pages are rewritten. */
export const wordingRule = wordingRuleFor(pendingVersions);

/**
 * Returns what a writer may want to reword on a page: everything that `advice.json` lists, as findings of `advice`, and
 * on pages of pending versions what the rule doesn't find there yet.
 */
export function adviceFor(page: DocPage, pending: readonly string[] = pendingVersions): Finding[] {
  const notChecked = pending.includes(page.version) ? findPhrases(page).map(phraseProblem) : [];
  return [
    ...notChecked.map((problem) => findingOf(problem, page)),
    ...findAdvice(page).map((hit) => ({
      ...findingOf(phraseProblem(hit), page),
      rule: 'advice',
      hint: `Consider ${hit.phrase.replacement}`,
    })),
  ];
}

function phraseProblem({offset, found, phrase}: PhraseHit): PageProblem {
  return {offset, message: `"${found}" ${phrase.why}`, hint: `Write ${phrase.replacement}`};
}

function findingOf({offset, message, hint}: PageProblem, page: DocPage): Finding {
  return {file: page.file, ...placeAt(page.source, offset), rule: 'wording', message, hint};
}
