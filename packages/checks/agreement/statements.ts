import {resolveTokens} from '../../pages/resolveTokens';
import {placeAt} from '../pageSource';
import type {CheckContext} from '../types';

/** What a page states about a subject that other pages of the docs version state something about, too. */
export type Statement = {
  readonly file: string;
  /** The subject, as a reader knows it. */
  readonly subject: string;
  /** Where the subject is compared: two guides to the same version, or all pages. */
  readonly scope: string;
  readonly value: string;
  /** One-based. */
  readonly line: number;
  /** One-based. */
  readonly column: number;
};

/** A page, as typed by its writer. */
export type PageSource = {
  readonly file: string;
  readonly version: string;
  readonly source: string;
};

type Found = Pick<Statement, 'subject' | 'value'> & {readonly offset: number};

/** Returns what a page states about the reasons of a privacy manifest, and an upgrade guide about new versions. */
export function statementsOn(page: PageSource, context: Pick<CheckContext, 'requirements'>): Statement[] {
  const {file, source} = page;
  const guide = /\/updating\/(?:plugins\/)?(\d+-\d+)\.mdx?$/.exec(file)?.[1];
  const found = (scope: string, all: readonly Found[]): Statement[] =>
    all.map(({offset, ...rest}) => ({...rest, file, scope, ...placeAt(source, offset)}));
  return [...found('', reasons(source)), ...(guide ? found(guide, newVersions(page, context)) : [])];
}

/** The innermost dictionaries of a property list, and the rows of tables. */
const DICTIONARY_OR_ROW = /<dict>(?:(?!<\/?dict>)[^])*<\/dict>|^\s*\|.*\|\s*$/gm;
const CATEGORY = /NSPrivacyAccessedAPICategory\w+/g;
const REASON = /\b[0-9A-F]{4}\.\d\b/g;

function reasons(source: string): Found[] {
  return [...source.matchAll(DICTIONARY_OR_ROW)].flatMap(({0: text, index}) => {
    const categories = [...new Set(text.match(CATEGORY))];
    const codes = [...text.matchAll(REASON)];
    const [subject] = categories;
    if (categories.length !== 1 || !subject || !codes[0]) return [];
    const value = codes
      .map(([code]) => code)
      .sort()
      .join(', ');
    return [{subject, value, offset: index + codes[0].index}];
  });
}

/** The first and the last cell of a row. */
const ROW = /^\s*\|([^|\n]+)\|(?:[^\n]*\|)?([^|\n]+)\|[ \t]*$/gm;

/** Returns the rows that say which version of something is new, whose last cell is nothing but a version. */
function newVersions(
  {source, version}: PageSource,
  {requirements}: Pick<CheckContext, 'requirements'>,
): Found[] {
  return [...source.matchAll(ROW)].flatMap(({0: row, 1: first = '', 2: last = '', index}) => {
    const value = resolveTokens(last, version, requirements).text.replaceAll('`', '').trim();
    if (!/^\d+(?:\.\d+)+$/.test(value)) return [];
    const subject = first.replaceAll('`', '').trim();
    return [{subject, value, offset: index + row.lastIndexOf(last) + last.search(/\S/)}];
  });
}
