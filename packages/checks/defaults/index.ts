import {resolveTokens} from '../../pages/resolveTokens';
import {pageRule} from '../pageRule';
import type {CheckContext, DocPage, OffsetProblem} from '../types';
import {defaultsFor} from './knownDefaults';
import {statedDefaults} from './statedDefaults';

/** Checks that the defaults of options, in tables and sentences, are those that the packages declare. */
export const defaultsRule = pageRule({name: 'defaults', check: checkPage});

function checkPage(page: DocPage, {siteDir, requirements}: CheckContext): OffsetProblem[] {
  if (!/\bdefault/i.test(page.source)) return [];
  const defaults = defaultsFor(page, siteDir);
  const stated = statedDefaults(page.tree, (text) => defaults(text).length > 0);
  return stated.flatMap(({option, value, offset}) => {
    const [declared, ...others] = defaults(option);
    // If options of the same name have different defaults, the name doesn't say which of them is meant.
    if (declared === undefined || others.length > 0) return [];
    const resolved = resolveTokens(value, page.version, requirements).text;
    if (isSame(resolved, declared)) return [];
    const message = `The default of "${option}" is not "${resolved}"`;
    const hint = `The package declares the default "${declared}"`;
    return [{offset, message, hint}];
  });
}

/** Returns whether a page's value is the declared one, which may be an enum's member: `Style.Dark` for `DARK`. */
function isSame(value: string, declared: string): boolean {
  const last = (text: string): string =>
    /^(?:[A-Z]\w*\.)?([A-Za-z]+)$/.exec(text)?.[1]?.toLowerCase() ?? text;
  return last(value) === last(declared);
}
