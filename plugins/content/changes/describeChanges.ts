import {summaryParts} from './summary';
import type {ApiChanges, Change} from '../../../packages/changes/types';
import {escapeRegExp} from '../../../packages/lib/escapeRegExp';

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

/** A piece of a line: words, code, or either of them as a link. */
export type Part = {readonly text: string; readonly isCode?: boolean; readonly url?: string};

/** The changes of one kind: its name, and either a line for each change or one line that counts them. */
export type Row = {readonly kind: Change['kind']; readonly title: string} & (
  {readonly lines: readonly (readonly Part[])[]} | {readonly count: Part}
);

/** The kinds of changes in the order in which pages list them, with their names. */
export const KINDS = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['renamed', 'Renamed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const satisfies readonly (readonly [Change['kind'], string])[];

/** Returns the rows that say what changed: one for each kind that there is. */
export function describeChanges(
  changes: ApiChanges['changes'],
  older: Older,
  {page = '', removedUrl, hasSummaries = false}: Newer = {},
): Row[] {
  const shown = removedUrl === undefined ? changes : withoutGoneNames(changes);
  return KINDS.flatMap(([kind, title]): Row[] => {
    const some = shown.filter(is(kind));
    if (some.length === 0) return [];
    if (kind === 'removed' && removedUrl !== undefined)
      return [{kind, title, count: {text: countsOf(some), url: removedUrl}}];
    return [
      {
        kind,
        title,
        lines: some.map((change) => [
          ...lineOf(change, older, page, removedUrl),
          ...(hasSummaries ? summaryOfLine(change) : []),
        ]),
      },
    ];
  });
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
  const counts = new Map<string, number>();
  for (const {subject} of changes) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const parts = [...counts].map(([subject, count]) => `${count} ${count === 1 ? subject : plural(subject)}`);
  return new Intl.ListFormat('en-GB', {type: 'conjunction'}).format(parts);
}

function plural(subject: string): string {
  return subject.endsWith('y') ? `${subject.slice(0, -1)}ies` : `${subject}s`;
}

function is(kind: Change['kind']): (change: Change) => boolean {
  return (change) => change.kind === kind;
}

/** Returns the name with its link, what is different, and the link to the older version's page. */
function lineOf(change: Change, older: Older, page: string, listUrl?: string): Part[] {
  const oldUrl = 'oldAnchor' in change && change.oldAnchor && older.url && `${older.url}#${change.oldAnchor}`;
  const anchor = 'anchor' in change && change.anchor && `${page}#${change.anchor}`;
  const url = change.kind === 'removed' ? oldUrl : anchor || (change.kind === 'renamed' && listUrl);
  return [
    {text: change.name, isCode: true, ...(url ? {url} : {})},
    ...(change.kind === 'changed' ? [{text: ': '}, ...difference(change)] : []),
    ...(change.kind === 'renamed' && listUrl === undefined
      ? [{text: ', previously '}, {text: change.oldName, isCode: true}]
      : []),
    ...(oldUrl && change.kind !== 'removed'
      ? [{text: ' ('}, {text: older.label, url: oldUrl}, {text: ')'}]
      : []),
  ];
}

function summaryOfLine(change: Change): Part[] {
  const summary = 'comment' in change ? summaryParts(change.comment ?? '') : [];
  return summary.length > 0 ? [{text: ': '}, ...summary] : [];
}

type Changed = Extract<Change, {kind: 'changed'}>;

function difference({facts}: Changed): Part[] {
  // A new type says more than the way in which it is declared.
  const telling = facts.filter(({fact}) => facts.length === 1 || fact !== 'declaration');
  return telling.flatMap((fact, index) => [...(index > 0 ? [{text: '; '}] : []), ...factPhrase(fact)]);
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

function factPhrase({fact, before, after}: Changed['facts'][number]): Part[] {
  if (fact === 'presence') return [{text: presencePhrase(before, after)}];
  const value = (words: string): Part => ({text: words, ...(IN_WORDS.has(fact) ? {} : {isCode: true})});
  const name = FACT_NAMES[fact] ?? '';
  if (before === '') return [{text: `now ${name}`}, value(after)];
  if (after === '') return [{text: `no longer ${name}`}, value(before)];
  return [...(name ? [{text: name}] : []), value(before), {text: ', now '}, value(after)];
}

function presencePhrase(before: string, after: string): string {
  return before === 'optional' && after === '' ? 'no longer optional' : `now ${after}`;
}
