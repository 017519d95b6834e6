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

/**
 * Returns what changed since the older version: one row for what is new, changed, deprecated and removed, or a sentence if
 * there is nothing to list. Names link to the page itself; what the older version has links to its page.
 */
export function renderChanges({state, changes}: Shown, older: Older): RootContent[] {
  if (state === 'added') return [paragraph(text(`${older.label} doesn't have it.`))];
  if (changes.length === 0) return [paragraph(text(`The API is the same as in ${older.label}.`))];
  return [
    element('dl.pairs', ...ROWS.flatMap(([kind, title]) => row(title, changes.filter(is(kind)), older))),
  ];
}

const ROWS = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const;

function is(kind: Change['kind']): (change: Change) => boolean {
  return (change) => change.kind === kind;
}

function row(title: string, changes: readonly Change[], older: Older): RootContent[] {
  if (changes.length === 0) return [];
  const items = changes.map((change) => element('li', ...item(change, older)));
  return [element('div', element('dt', text(title)), element('dd', element('ul', ...items)))];
}

/** Returns the name with its link, what is different, and the link to the older version's page. */
function item(change: Change, older: Older): PhrasingContent[] {
  const oldUrl = 'oldAnchor' in change && change.oldAnchor && older.url && `${older.url}#${change.oldAnchor}`;
  const anchor = 'anchor' in change && change.anchor && `#${change.anchor}`;
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
