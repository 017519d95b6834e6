import type {PhrasingContent, RootContent} from 'mdast';
import type {ApiChanges, Change} from '../../../packages/changes/types';
import {escapeRegExp} from '../../../packages/lib/escapeRegExp';
import {groupBy} from '../../../packages/lib/groupBy';
import {
  element,
  inlineCode,
  link,
  paragraph,
  text,
  withAttributes,
  type ElementNode,
} from '../../../packages/pages/markdown';
import {summaryOf} from './summary';

/** Where the older version is, and how pages call it. */
export type Older = {
  readonly label: string;
  /** URL of the older version's page, if it has one. */
  readonly url?: string;
};

/** How a list of changes refers to the newer version. */
export type Newer = {
  /** The page that the names link to; by default, the list is on that page. */
  readonly page?: string;
  /**
   * Where the names of what was removed are listed. The list then only counts them, so that a page doesn't name what its
   * version doesn't have.
   */
  readonly removedUrl?: string;
  /** Whether each line ends with a summary. Lists on the page that has the comments themselves do without. */
  readonly hasSummaries?: boolean;
};

/** The kinds of changes in the order in which pages list them, with their names. */
export const KINDS = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['renamed', 'Renamed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const satisfies readonly (readonly [Change['kind'], string])[];

/** The kinds of changes that an app has to follow, so their badges stand out. */
const BREAKING: readonly Change['kind'][] = ['deprecated', 'removed'];

type Shown = Pick<ApiChanges, 'state' | 'changes'>;

/**
 * Returns what changed since the older version: one row for what is new, changed, renamed, deprecated and removed, or a
 * sentence if there is nothing to list. Names link to the newer version's page, and what the older version has links to
 * its page.
 */
export function renderChanges({state, changes}: Shown, older: Older, newer: Newer = {}): RootContent[] {
  if (state === 'added') return [paragraph(text(`${older.label} doesn't have it.`))];
  if (changes.length === 0) return [paragraph(text(`The API is the same as in ${older.label}.`))];
  const shown = newer.removedUrl === undefined ? changes : withoutGoneNames(changes);
  const rows = KINDS.flatMap(([kind, title]) => {
    const some = shown.filter((change) => change.kind === kind);
    if (some.length === 0) return [];
    const badge = element(BREAKING.includes(kind) ? 'span.deprecated' : 'b.chip', text(title));
    const content =
      kind === 'removed' && newer.removedUrl !== undefined
        ? link(newer.removedUrl, text(countsOf(some)))
        : element('ul', ...some.map((change) => lineItem(change, older, newer)));
    return [withAttributes(element('div', element('dt', badge), element('dd', content)), {dataKind: kind})];
  });
  return [element('dl.pairs', ...rows)];
}

/** Leaves out the old values that name a type which is gone. */
function withoutGoneNames(changes: readonly Change[]): Change[] {
  const gone = changes
    .flatMap((change) => {
      if (change.kind === 'renamed') return [change.oldName];
      return change.kind === 'removed' ? [change.name] : [];
    })
    .map((name) => new RegExp(`\\b${escapeRegExp(name)}\\b`));
  return changes.map((change) => {
    if (change.kind !== 'changed') return change;
    const facts = change.facts.map((fact) =>
      fact.after !== '' && gone.some((name) => name.test(fact.before)) ? {...fact, before: ''} : fact,
    );
    return {...change, facts};
  });
}

/** Returns how many there are of each subject: `1 method and 4 properties`. */
function countsOf(changes: readonly Change[]): string {
  const parts = [...groupBy(changes, ({subject}) => subject)].map(
    ([subject, {length}]) => `${length} ${length === 1 ? subject : plural(subject)}`,
  );
  return new Intl.ListFormat('en-GB', {type: 'conjunction'}).format(parts);
}

function plural(subject: string): string {
  return subject.endsWith('y') ? `${subject.slice(0, -1)}ies` : `${subject}s`;
}

/** Returns a line's item. The styles of the list of all changes put those that are only a name beside each other. */
function lineItem(change: Change, older: Older, newer: Newer): ElementNode {
  if (!newer.hasSummaries) return element('li', ...lineOf(change, older, newer));
  const line = [...lineOf(change, older, newer), ...summaryOfLine(change)];
  return element(line.length === 1 ? 'li.bare' : 'li', ...line);
}

/** Returns the name with its link, what is different, and the link to the older version's page. */
function lineOf(change: Change, older: Older, {page = '', removedUrl}: Newer): PhrasingContent[] {
  const oldUrl = change.oldAnchor && older.url && `${older.url}#${change.oldAnchor}`;
  const anchor = change.anchor && `${page}#${change.anchor}`;
  const url = change.kind === 'removed' ? oldUrl : anchor || (change.kind === 'renamed' && removedUrl);
  const name = inlineCode(change.name);
  return [
    url ? link(url, name) : name,
    ...(change.kind === 'changed' ? [text(': '), ...difference(change)] : []),
    ...(change.kind === 'renamed' && removedUrl === undefined
      ? [text(', previously '), inlineCode(change.oldName)]
      : []),
    ...(oldUrl && change.kind !== 'removed' ? [text(' ('), link(oldUrl, text(older.label)), text(')')] : []),
  ];
}

function summaryOfLine(change: Change): PhrasingContent[] {
  const summary = 'comment' in change ? summaryOf(change.comment ?? '') : [];
  return summary.length > 0 ? [text(': '), ...summary] : [];
}

type Changed = Extract<Change, {kind: 'changed'}>;

function difference({facts}: Changed): PhrasingContent[] {
  // A new type says more than the way in which it is declared.
  const telling = facts.filter(({fact}) => facts.length === 1 || fact !== 'declaration');
  return telling.flatMap((fact, index) => [...(index > 0 ? [text('; ')] : []), ...factPhrase(fact)]);
}

/** What a fact is called before its values. A signature and an option's flags speak for themselves. */
const FACT_NAMES: Readonly<Record<string, string>> = {
  type: 'type ',
  default: 'default ',
  platforms: 'works on ',
  extends: 'extends ',
  choices: 'one of ',
};

/** Facts whose values are words, not code. */
const IN_WORDS = new Set(['platforms', 'declaration', 'presence', 'values']);

function factPhrase({fact, before, after}: Changed['facts'][number]): PhrasingContent[] {
  if (fact === 'presence') return [text(presencePhrase(before, after))];
  const value = IN_WORDS.has(fact) ? text : inlineCode;
  const name = FACT_NAMES[fact] ?? '';
  if (before === '') return [text(`now ${name}`), value(after)];
  if (after === '') return [text(`no longer ${name}`), value(before)];
  return [text(name), value(before), text(', now '), value(after)];
}

function presencePhrase(before: string, after: string): string {
  return before === 'optional' && after === '' ? 'no longer optional' : `now ${after}`;
}
