import type {RootContent} from 'mdast';
import {
  element,
  heading,
  link,
  paragraph,
  text,
  withAttributes,
  type ElementNode,
} from '../../../packages/pages/markdown';
import type {ListedPage} from './listedPages';
import {packageNames} from '../../../packages/changes/packageNames';
import {anchorOf} from '../../../packages/pages/pageFiles';
import {renderChanges} from './renderChanges';
import type {ApiChanges, Change} from '../../../packages/changes/types';

/**
 * Returns the list of all changes between two versions: the new and the removed plugins and commands, then a section for
 * each page whose API differs. Attributes say which packages a part is about, so that readers can filter it.
 */
export function renderList(pages: readonly ListedPage[], oldLabel: string): RootContent[] {
  const of = (state: ApiChanges['state']): ListedPage[] =>
    pages.filter(({changes}) => changes.state === state);
  if (pages.length === 0) return [paragraph(text(`Nothing has changed since ${oldLabel} so far.`))];
  return [
    ...listSection('New', 'added', of('added')),
    ...listSection('Removed', 'removed', of('removed')),
    ...of('kept').flatMap(({changes, title, url, old}) => [
      heading(2, link(url, text(title)), anchorOf(title)),
      ...renderChanges(changes, {label: oldLabel, ...old}, {page: url, hasSummaries: true}).map((block) =>
        block.type === 'element' ? about(block, changes) : block,
      ),
    ]),
  ];
}

/** Returns how many changes of each kind a list has. A new or removed page is one. */
export function countChanges(pages: readonly ListedPage[]): ReadonlyMap<Change['kind'], number> {
  const kinds = pages.flatMap(({changes: {state, changes}}): Change['kind'][] =>
    state === 'kept' ? changes.map(({kind}) => kind) : [state],
  );
  return new Map(kinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]));
}

function listSection(word: string, kind: 'added' | 'removed', pages: readonly ListedPage[]): RootContent[] {
  if (pages.length === 0) return [];
  const items = pages.map(({url, title: name, description, changes}) => {
    const summary = description === undefined ? [] : [text(`: ${description}`)];
    return about(element('li', link(url, text(name)), ...summary), changes);
  });
  const slug = kind === 'added' ? 'new' : 'removed';
  return [
    heading(2, text(`${word} ${subjectsOf(pages)}`), slug),
    withAttributes(element('ul', ...items), {dataKind: kind}),
  ];
}

/** What pages are about, in the order in which headings name it, by how their addresses start. */
const SUBJECTS = [
  ['/apis/', 'plugins'],
  ['/cli', 'commands'],
  ['/config', 'configuration'],
] as const;

/** Returns what the pages are about: `plugins and commands`. Throws if there is a page about something else. */
function subjectsOf(pages: readonly ListedPage[]): string {
  const addresses = pages.map(({changes: {page}}) => page);
  const unknown = addresses.find((page) => !SUBJECTS.some(([start]) => page.startsWith(start)));
  if (unknown !== undefined)
    throw new Error(`The list of changes has ${unknown}, which SUBJECTS in renderList.ts has no word for.`);
  const words = SUBJECTS.flatMap(([start, word]) =>
    addresses.some((page) => page.startsWith(start)) ? [word] : [],
  );
  return new Intl.ListFormat('en-US', {type: 'conjunction'}).format(words);
}

function about(node: ElementNode, changes: ApiChanges): ElementNode {
  return withAttributes(node, {dataPackage: packageNames(changes).join(' ')});
}
