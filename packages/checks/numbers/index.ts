import type {Requirements} from '../../pages/requirements';
import {placeAt} from '../pageSource';
import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {isAllowed} from './allowList';
import {statementsOf, type PlacedStatement} from './pageTexts';
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

function isRequirement(statement: PlacedStatement, version: string, requirements: Requirements): boolean {
  if (statement.counts === 'own') return isOwnNumber(statement, version, requirements);
  // A diff also removes numbers of versions before the first that has docs, which no token has.
  if (isNumberOfSome(statement, requirements)) return true;
  return statement.counts === 'any' && !statement.removed && !isChosen(statement, version, requirements);
}

/** Returns whether a sample has to choose a number, because its version has no requirement, as v3 has none for Kotlin. */
function isChosen(
  {inSample, requirements: names}: PlacedStatement,
  version: string,
  requirements: Requirements,
): boolean {
  return inSample === true && names.every((name) => requirements[name]?.values[version] === undefined);
}

function checkPage(page: DocPage, version: string, {requirements}: CheckContext): Finding[] {
  return statementsOf(page).flatMap((statement) => {
    if (!isRequirement(statement, version, requirements)) return [];
    const {line, column} = placeAt(page.source, statement.offset);
    if (isAllowed({line: statement.line, column: column - 1}, page.path)) return [];
    const message = `The number ${statement.value} for ${statement.label} is not a token`;
    return [
      {file: page.file, line, column, rule: NAME, message, hint: suggest(statement, version, requirements)},
    ];
  });
}
