import path from 'node:path';
import type {RootContent} from 'mdast';
import {refuseAttributes} from '../lib/attributes';
import {expandDirectives, type Attributes, type Place} from '../lib/expandDirectives';
import {element, heading, link, paragraph, text} from '../lib/markdown';
import {loadChanges} from './loadChanges';
import {anchorOf, pageFile, pageTitle, urlOf} from './pages';
import {renderChanges} from './renderChanges';
import type {ApiChanges} from './types';
import {labelOf, versionBefore} from './versions';

/**
 * Returns a remark transformer that replaces `::api-changes` with everything that changed since the previous docs version:
 * the new and removed plugins and commands, then a section for each page whose API differs. Throws
 * `file:line:column` on a page of the oldest version, which has nothing to compare with.
 */
export function remarkChanges({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {'api-changes': changesBlocks});
}

async function changesBlocks(
  attributes: Attributes,
  {siteDir, version, file}: Place,
): Promise<RootContent[]> {
  refuseAttributes('api-changes', attributes);
  const before = versionBefore(siteDir, version);
  if (before === undefined)
    throw new Error(`${version} is the oldest version, so nothing changed before it.`);
  const pages = (await loadChanges(siteDir, before, version))
    .flatMap((changes) => shownPage(changes, {siteDir, version, before, file}))
    .sort((a, b) => a.title.localeCompare(b.title));
  const of = (state: ApiChanges['state']): ShownPage[] =>
    pages.filter(({changes}) => changes.state === state);
  const label = labelOf(siteDir, before);
  if (pages.every(({changes}) => changes.state === 'kept' && changes.changes.length === 0))
    return [paragraph(text(`Nothing has changed since ${label} so far.`))];
  return [
    ...listSection('New', 'new', of('added')),
    ...listSection('Removed', 'removed', of('removed')),
    ...of('kept').flatMap(({changes, title, url, old}) =>
      changes.changes.length > 0
        ? [
            heading(2, link(url, text(title)), anchorOf(title)),
            ...renderChanges(changes, {label, ...old}, {page: url}),
          ]
        : [],
    ),
  ];
}

type ShownPage = {
  readonly changes: ApiChanges;
  readonly title: string;
  readonly url: string;
  /** The older version's page. */
  readonly old: {readonly url?: string};
};

type Versions = Omit<Place, 'above'> & {readonly before: string};

/** Returns a page as the list shows it. A page that was removed is the older version's. */
function shownPage(changes: ApiChanges, {siteDir, version, before, file}: Versions): ShownPage[] {
  const old = changes.oldPage === undefined ? {} : urlOf(siteDir, before, changes.oldPage);
  const isGone = changes.state === 'removed';
  const source = pageFile(siteDir, isGone ? before : version, changes.page);
  const url = isGone
    ? old.url
    : source && path.relative(path.dirname(file), source).split(path.sep).join('/');
  if (source === undefined || url === undefined) return [];
  return [{changes, title: pageTitle(source) ?? changes.title, url, old}];
}

function listSection(title: string, slug: string, pages: readonly ShownPage[]): RootContent[] {
  if (pages.length === 0) return [];
  const items = pages.map((page) => element('li', link(page.url, text(page.title))));
  return [heading(2, text(title), slug), element('ul', ...items)];
}
