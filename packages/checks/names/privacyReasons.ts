import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {NameProblem} from '../../pages/known-names/problem';
import {nearestFirst} from '../../lib/nearMatches';
import {offsetInBlock} from '../readPage';
import type {DocPage} from '../types';
import appleKeys from './appleKeys.json';
import {withoutRemoved} from './withoutComments';

const REASONS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(appleKeys.reasons));
/** The innermost dictionaries of a property list: those of a privacy manifest have one category each. */
const DICTIONARY = /<dict>(?:(?!<\/?dict>)[^])*<\/dict>/g;
const CODE = /^[0-9A-F]{4}\.\d$/;

/**
 * Returns the reasons in samples of privacy manifests that Apple doesn't accept for their category, and those in inline
 * code that it doesn't accept for any.
 */
export function privacyReasonProblems(page: DocPage): NameProblem[] {
  const problems: NameProblem[] = [];
  for (const block of page.blocks) {
    if (block.lang !== 'xml' && block.lang !== 'diff') continue;
    const code = block.lang === 'diff' ? withoutRemoved(block.code) : block.code;
    for (const {0: dictionary, index} of code.matchAll(DICTIONARY)) {
      const category = /<string>(NSPrivacyAccessedAPICategory\w+)<\/string>/.exec(dictionary)?.[1] ?? '';
      const reasons = REASONS.get(category);
      for (const {1: reason = '', index: start} of dictionary.matchAll(/<string>([^<]*)<\/string>/g)) {
        if (!reasons || reason === category || reasons.includes(reason)) continue;
        problems.push({
          ...offsetInBlock(block, index + start + '<string>'.length),
          message: `"${reason}" is not a reason that Apple accepts for ${category}`,
          hint: `The reasons are ${nearestFirst(reason, reasons).join(', ')}`,
        });
      }
    }
  }
  const known = [...REASONS.values()].flat();
  visit(page.tree, 'inlineCode', ({value, position}: InlineCode) => {
    if (!CODE.test(value) || known.includes(value)) return;
    const {line, column} = position?.start ?? {line: 1, column: 1};
    const message = `"${value}" is not a reason that Apple accepts for any category of NSPrivacyAccessedAPITypes`;
    problems.push({
      line,
      column,
      message,
      hint: `The nearest are ${nearestFirst(value, known).slice(0, 3).join(', ')}`,
    });
  });
  return problems;
}
