import path from 'node:path';
import type {AnswerPlace, VersionAnswers} from '../../errors/types';
import {loadAnswers} from '../../errors/loadAnswers';
import {ANSWERS_DIR, readAnswers} from '../../errors/readAnswers';
import {uniqueBy} from '../../lib/uniqueBy';
import {inRange} from '../../lib/versionRange';
import {listPages} from '../listPages';
import {docsVersions} from '../../pages/versions';
import type {Finding, SiteRule} from '../types';
import {entryProblems} from './entryProblems';
import {guideProblems} from './guideProblems';
import {placesIn} from './places';

const NAME = 'answers';

/** The docs versions in which each message needs a cause and a fix. */
const COMPLETE = 'since v7';

/**
 * Checks the data files in `src/data/errors` when all pages of a docs version are checked: an answer is complete and well
 * written, its messages exist, and no message of a plugin or package is without an answer. The rows of guides that the lookup
 * quotes stand alone, too.
 */
export const answersRule: SiteRule<null> = {
  name: NAME,
  collect: () => null,
  judge: (pages, {siteDir}) => {
    const versions = docsVersions(siteDir);
    const complete = versions.filter((version) => inRange(COMPLETE, version));
    if (!complete.some((version) => isWhole(version, pages, siteDir))) return [];
    const answersOf = (version: string): VersionAnswers => loadAnswers(siteDir, version);
    const checked = versions.filter((version) => pages.some((page) => page.version === version));
    return [
      ...readAnswers(siteDir).flatMap((file) => entryProblems(file, placesIn(siteDir, file.file))),
      ...checked.flatMap((version) => guideProblems(siteDir, version)),
      ...goneTexts(siteDir, versions.map(answersOf)),
      ...complete.flatMap((version) => missingAnswers(version, answersOf(version))),
    ];
  },
};

/** Returns whether a docs version has pages, and all of them are checked. */
function isWhole(version: string, pages: readonly {readonly version: string}[], siteDir: string): boolean {
  const checked = pages.filter((page) => page.version === version).length;
  return checked > 0 && checked >= listPages(siteDir, version).length;
}

/** Returns the messages and codes in the data files that no docs version has, or that another answer hides in each. */
export function goneTexts(siteDir: string, loaded: readonly VersionAnswers[]): Finding[] {
  const keyOf = ({file, list, index, text}: AnswerPlace): string => JSON.stringify([file, list, index, text]);
  const places = loaded.flatMap((answers) => answers.places);
  const used = new Set(places.filter(({isUsed}) => isUsed).map(keyOf));
  const unused = places.filter((place) => !used.has(keyOf(place)));
  return uniqueBy(unused, keyOf).map(({file, list, index, text}) => ({
    file,
    ...placesIn(siteDir, file)([list, index], text),
    rule: NAME,
    message: `No docs version has the message or code "${text}", or an answer above covers it`,
    hint: `Compare it with \`npm run -s reference:errors -- v7 ${path.basename(file, '.json')}\``,
  }));
}

/** Returns the messages without an answer, in the data file that should have it, which may not exist yet. */
export function missingAnswers(version: string, {missing}: VersionAnswers): Finding[] {
  return missing.map(({name, pattern}) => ({
    file: `${ANSWERS_DIR}/${name}.json`,
    line: 1,
    column: 1,
    rule: NAME,
    message: `${version} can say "${pattern}", which has no cause and fix`,
    hint: 'Add an answer with the message, or add the message to one with the same cause',
  }));
}
