import gradleVersions from '../../../src/data/gradleVersions.json';
import {uniqueBy} from '../../lib/uniqueBy';
import type {Requirements} from '../../pages/requirements';
import {pageRule} from '../pageRule';
import {blank, withoutCode} from '../pageSource';
import type {DocPage, OffsetProblem} from '../types';
import allowed from './allowed.json';
import {SUBJECTS, type Subject} from './subjects';

/** A plain number at an offset in a page's source (UTF-16 units) that is about a tool or platform. */
type Mention = {readonly subject: Subject; readonly value: string; readonly offset: number};

/** A number that pages may contain as a plain number: a piece of its line, and the reason. */
type AllowedNumber = {
  readonly text: string;
  readonly reason: string;
  /** The starts of paths in the version's tree. Without it, the entry applies to all pages. */
  readonly pages?: readonly string[];
};

export const ALLOWED: readonly AllowedNumber[] = allowed;

/**
 * Finds numbers that should be tokens: after a tool's or platform's name, the number that the page's version requires;
 * in a table row about it and in a setting of a project file, any number.
 */
export const numbersRule = pageRule({
  name: 'numbers',
  checksSamples: true,
  check: (page, {requirements}) =>
    [...untypedNumbers(page, requirements), ...googleServices(page)].filter(
      ({offset}) => !isAllowed(page, offset),
    ),
});

function untypedNumbers(page: DocPage, requirements: Requirements): OffsetProblem[] {
  const {version} = page;
  const prose = blankForeign(withoutCode(page));
  const found = [
    ...mentionsIn(prose).filter((mention) => isRequired(mention, version, requirements)),
    ...rowsIn(prose),
    ...settingsIn(blankForeign(page.source)).filter(({subject: {requirements: names}}) =>
      names.some((name) => requirements[name]?.values[version] !== undefined),
    ),
  ];
  return uniqueBy(found, ({offset}) => offset).map((mention) => ({
    offset: mention.offset,
    message: `The number ${mention.value} for ${mention.subject.label} is not a token`,
    hint: `Write ${tokensFor(mention, version, requirements).join(' or ')}`,
  }));
}

/** The versions of Google's plugin that the templates of some docs version have. No token has them. */
const GOOGLE_SERVICES: readonly string[] = Object.values(gradleVersions).map(
  ({googleServices: number}) => number,
);

function googleServices({source}: DocPage): OffsetProblem[] {
  const lines = source.matchAll(/^.*\bgoogle-services\b.*$/gm);
  return [...lines].flatMap(({0: line, index: start}) =>
    [...line.matchAll(/(?<![\w.])\d+\.\d+\.\d+(?![\w.])/g)]
      .filter(([value]) => !GOOGLE_SERVICES.includes(value))
      .map(({0: value, index}) => ({
        offset: start + index,
        message: `No template has google-services ${value}`,
        hint: `The templates have ${GOOGLE_SERVICES.join(', ')}`,
      })),
  );
}

/** Returns the text with blanks for tokens and addresses, which contain numbers with other meanings. */
function blankForeign(text: string): string {
  return text
    .replace(/%req\.[^%\s]*%/g, (token) => '_'.repeat(token.length))
    .replace(/\]\([^)\s]*\)|https?:(?!\\)\S+/g, blank);
}

const NUMBER = String.raw`(\d+(?:\.\d+)*)(?!\w|\.\w)`;
const BETWEEN = String.raw`[\`*]*(?: version)?(?: of| is| to)?(?: at least)?\s*(?:>=|≥)?\s*[\`*]*v?`;
const OR_NEWER = String.raw`(?=\s*(?:\([^)]*\))?\s*(?:\+|(?:or|and) (?:newer|later|higher|above|greater|up)))`;

/** Finds the numbers after the names of tools, and after those of platforms if "or later" follows. */
function mentionsIn(prose: string): Mention[] {
  return SUBJECTS.flatMap((subject) => {
    const name = String.raw`(?<![\w./-])(?:${subject.words})`;
    const end = subject.isPlatform ? OR_NEWER : '';
    return matches(subject, prose, name + BETWEEN + NUMBER + end);
  });
}

const ROW = /^\s*\|([^|\n]*)\|(.*)$/gm;

/** Finds the numbers at the start of the cells in a row whose first cell is the name of a tool or platform. */
function rowsIn(prose: string): Mention[] {
  return [...prose.matchAll(ROW)].flatMap(({0: row, 1: title = '', 2: cells = '', index}) => {
    const subject = SUBJECTS.find(({words}) =>
      new RegExp(
        String.raw`^\W*(?:(?:Minimum|Lowest) )?(?:${words})\b\W*(?:version|on the device|for .*|and .*)?\s*$`,
      ).test(title),
    );
    if (!subject) return [];
    const start = String.raw`(?:^|\|)\s*(?:(?:${subject.words}) )?(?:(?:>=|≥|at least) )?[\`*]*`;
    const offset = index + row.length - cells.length;
    return matches(subject, cells, start + NUMBER).map((found) => ({
      ...found,
      offset: found.offset + offset,
    }));
  });
}

/** Finds the numbers of settings. A diff may remove numbers that no requirement has, such as those of Capacitor 1. */
function settingsIn(source: string): Mention[] {
  const isRemoved = ({offset}: Mention): boolean =>
    /^\s*-/.test(source.slice(source.lastIndexOf('\n', offset) + 1, offset));
  return SUBJECTS.flatMap((subject) =>
    subject.settings.flatMap((setting) =>
      matches(subject, source, String.raw`${setting}(\d+(?:\.\d+)*)(?!\w|\.[\d_])`),
    ),
  ).filter((mention) => !isRemoved(mention));
}

function matches(subject: Subject, text: string, pattern: string): Mention[] {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].map(({0: whole, 1: value = '', index}) => ({
    subject,
    value,
    offset: index + whole.lastIndexOf(value),
  }));
}

function isRequired({subject, value}: Mention, version: string, requirements: Requirements): boolean {
  return subject.requirements.some((name) => isSame(requirements[name]?.values[version], value));
}

/** Returns the version's tokens that have the number, or all that it can be about and one of another version. */
function tokensFor({subject, value}: Mention, version: string, requirements: Requirements): string[] {
  const own = subject.requirements.filter((name) => requirements[name]?.values[version] !== undefined);
  const exact = own.filter((name) => requirements[name]?.values[version] === value);
  if (exact.length > 0) return exact.map((name) => `%req.${name}%`);
  const others = subject.requirements.flatMap((name) =>
    Object.entries(requirements[name]?.values ?? {}).flatMap(([other, number]) =>
      other !== 'next' && isSame(number, value) ? `%req.${other}.${name}%` : [],
    ),
  );
  return [...own.map((name) => `%req.${name}%`), ...others.slice(-1)];
}

/** `16` and `16.0` are the same version. */
function isSame(a: string | undefined, b: string): boolean {
  return a !== undefined && a.replace(/(?:\.0)+$/, '') === b.replace(/(?:\.0)+$/, '');
}

function isAllowed({source, path}: DocPage, offset: number): boolean {
  return ALLOWED.some(({text, pages}) => {
    if (pages && !pages.some((page) => path.startsWith(page))) return false;
    const start = source.lastIndexOf(text, offset);
    return start >= 0 && offset < start + text.length;
  });
}
