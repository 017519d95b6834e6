import {pageRule} from '../pageRule';
import {checkDoubledWords} from './doubled';
import {checkFiller} from './filler';
import {checkLinkTexts} from './linkTexts';
import {findPhrases} from './phrases';

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
