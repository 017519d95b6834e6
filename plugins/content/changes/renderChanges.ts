import type {PhrasingContent, RootContent} from 'mdast';
import {element, inlineCode, link, paragraph, text} from '../lib/markdown';
import type {ApiChanges, Change} from './types';

/** Where the older version is, and how pages call it. */
export type Older = {
  readonly label: string;
  /** URL of the older version's page, if it has one. */
  readonly url?: string;
};

type Shown = Pick<ApiChanges, 'state' | 'changes'>;

/** How a list of changes refers to the newer version. */
export type Newer = {
  /** The page that the names link to; by default, the list is on that page. */
  readonly page?: string;
  /**
   * Where the names of what was removed are listed. The list then only counts them, so that a page doesn't name what its
   * version doesn't have.
   */
  readonly removedUrl?: string;
};

/**
 * Returns what changed since the older version: one row for what is new, changed, deprecated and removed, or a sentence if
 * there is nothing to list. Names link to the newer version's page, and what the older version has links to its page.
 */
export function renderChanges({state, changes}: Shown, older: Older, newer: Newer = {}): RootContent[] {
  if (state === 'added') return [paragraph(text(`${older.label} doesn't have it.`))];
  if (changes.length === 0) return [paragraph(text(`The API is the same as in ${older.label}.`))];
  const shown = newer.removedUrl === undefined ? changes : withoutGoneNames(changes);
  const rows = ROWS.flatMap(([kind, title]) => {
    const some = shown.filter(is(kind));
    if (some.length === 0) return [];
    const isCounted = kind === 'removed' && newer.removedUrl !== undefined;
    const content = isCounted
      ? element('dd', link(newer.removedUrl ?? '', text(countsOf(some))))
      : element(
          'dd',
          element('ul', ...some.map((change) => element('li', ...item(change, older, newer.page ?? '')))),
        );
    return [element('div', element('dt', text(title)), content)];
  });
  return [element('dl.pairs', ...rows)];
}

/** Leaves out the old values that name a removed type. */
function withoutGoneNames(changes: readonly Change[]): Change[] {
  const gone = changes
    .filter(is('removed'))
    .map(({name}) => new RegExp(`\\b${name.replaceAll(/\W/g, '\\$&')}\\b`));
  return changes.map((change) => {
    if (change.kind !== 'changed') return change;
    const facts = change.facts.map((fact) =>
      fact.after !== '' && gone.some((name) => name.test(fact.before)) ? {...fact, before: ''} : fact,
    );
    return {...change, facts};
  });
}

const ROWS = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const;

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
function item(change: Change, older: Older, page: string): PhrasingContent[] {
  const oldUrl = 'oldAnchor' in change && change.oldAnchor && older.url && `${older.url}#${change.oldAnchor}`;
  const anchor = 'anchor' in change && change.anchor && `${page}#${change.anchor}`;
  const url = change.kind === 'removed' ? oldUrl : anchor;
  const name = inlineCode(change.name);
  return [
    url ? link(url, name) : name,
    ...(change.kind === 'changed' ? [text(': '), ...difference(change)] : []),
    ...(oldUrl && change.kind !== 'removed' ? [text(' ('), link(oldUrl, text(older.label)), text(')')] : []),
  ];
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
  const value = (words: string): PhrasingContent => (IN_WORDS.has(fact) ? text(words) : inlineCode(words));
  const name = text(FACT_NAMES[fact] ?? '');
  if (before === '') return [text('now '), name, value(after)];
  if (after === '') return [text('no longer '), name, value(before)];
  return [name, value(before), text(', now '), value(after)];
}

function presencePhrase(before: string, after: string): string {
  return before === 'optional' && after === '' ? 'no longer optional' : `now ${after}`;
}
