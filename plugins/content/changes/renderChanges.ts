import type {PhrasingContent, RootContent} from 'mdast';
import {
  element,
  inlineCode,
  link,
  paragraph,
  text,
  withAttributes,
  type ElementNode,
} from '../../../packages/pages/markdown';
import {describeChanges, type Newer, type Older, type Part, type Row} from './describeChanges';
import type {ApiChanges} from '../../../packages/changes/types';

type Shown = Pick<ApiChanges, 'state' | 'changes'>;

/**
 * Returns what changed since the older version: one row for what is new, changed, renamed, deprecated and removed, or a
 * sentence if there is nothing to list. Names link to the newer version's page, and what the older version has links to
 * its page.
 */
export function renderChanges({state, changes}: Shown, older: Older, newer: Newer = {}): RootContent[] {
  if (state === 'added') return [paragraph(text(`${older.label} doesn't have it.`))];
  if (changes.length === 0) return [paragraph(text(`The API is the same as in ${older.label}.`))];
  return [
    element(
      'dl.pairs',
      ...describeChanges(changes, older, newer).map((row) => pair(row, newer.hasSummaries === true)),
    ),
  ];
}

/** The kinds of changes that an app has to follow, so their badges stand out. */
const BREAKING: readonly Row['kind'][] = ['deprecated', 'removed'];

function pair(row: Row, isList: boolean): RootContent {
  const content =
    'count' in row ? phrase(row.count) : element('ul', ...row.lines.map((line) => lineItem(line, isList)));
  const badge = element(BREAKING.includes(row.kind) ? 'span.deprecated' : 'b.chip', text(row.title));
  return withAttributes(element('div', element('dt', badge), element('dd', content)), {dataKind: row.kind});
}

/** Returns a line's item. The styles of the list of all changes put those that are only a name beside each other. */
function lineItem(line: readonly Part[], isList: boolean): ElementNode {
  return element(isList && line.length === 1 ? 'li.bare' : 'li', ...line.map(phrase));
}

function phrase({text: words, isCode, url}: Part): PhrasingContent {
  const shown = isCode ? inlineCode(words) : text(words);
  return url === undefined ? shown : link(url, shown);
}
