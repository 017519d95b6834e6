import {placeAt} from '../pageSource';
import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {isAllowed} from './allowList';
import {statementsOf} from './pageTexts';
import {isNumberOfSome, isOwnNumber, suggest} from './suggest';

const NAME = 'numbers';

/**
 * Checks that pages write the minimum SDK, Xcode, Node.js, Gradle, Kotlin, Java, CocoaPods, Android Studio and
 * deployment target as the token of the named requirement, not as a number.
 */
export const numbersRule: PageRule = {
  name: NAME,
  inputs: [],
  check: (pages, version, context) => pages.flatMap((page) => checkPage(page, version, context)),
};

function checkPage(page: DocPage, version: string, {requirements}: CheckContext): Finding[] {
  return statementsOf(page).flatMap((statement) => {
    if (!statement.certain && !isOwnNumber(statement, version, requirements)) return [];
    if (statement.removed && !isNumberOfSome(statement, requirements)) return [];
    const {line, column} = placeAt(page.source, statement.offset);
    if (isAllowed({line: statement.line, column: column - 1}, page.path)) return [];
    const message = `The number ${statement.value} for ${statement.label} is not a token`;
    return [
      {file: page.file, line, column, rule: NAME, message, hint: suggest(statement, version, requirements)},
    ];
  });
}
