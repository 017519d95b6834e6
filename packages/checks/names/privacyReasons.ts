import {offsetInBlock} from '../pageSource';
import type {DocPage, PlacedProblem} from '../types';
import appleKeys from './appleKeys.json';

const REASONS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(appleKeys.reasons));
/** The innermost dictionaries of a property list: those of a privacy manifest have one category each. */
const DICTIONARY = /<dict>(?:(?!<\/?dict>)[^])*<\/dict>/g;
const CODE = /\b[0-9A-F]{4}\.\d\b/g;

/**
 * Returns the reasons in samples of privacy manifests that Apple doesn't accept for their category, and those in inline
 * code that it doesn't accept for any.
 */
export function privacyReasonProblems({blocks, inlineCode}: DocPage): PlacedProblem[] {
  const inBlocks = blocks.flatMap((block) =>
    [...block.code.matchAll(DICTIONARY)].flatMap(({0: dictionary, index}) => {
      const category = /NSPrivacyAccessedAPICategory\w+/.exec(dictionary)?.[0] ?? '';
      const reasons = REASONS.get(category) ?? [];
      return [...dictionary.matchAll(CODE)]
        .filter(([code]) => reasons.length > 0 && !reasons.includes(code))
        .map((match) => ({
          ...offsetInBlock(block, index + match.index),
          message: `"${match[0]}" is not a reason that Apple accepts for ${category}`,
          hint: `The reasons are ${reasons.join(', ')}`,
        }));
    }),
  );
  const known = [...REASONS.values()].flat();
  const inSentences = inlineCode
    .filter(({text}) => /^[0-9A-F]{4}\.\d$/.test(text) && !known.includes(text))
    .map(({text, line, column}) => ({
      ...{line, column},
      message: `"${text}" is not a reason that Apple accepts for any category of NSPrivacyAccessedAPITypes`,
      hint: 'Copy the reason from the list of Apple in packages/checks/names/appleKeys.json',
    }));
  return [...inBlocks, ...inSentences];
}
