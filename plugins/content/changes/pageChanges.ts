import type {PhrasingContent, RootContent} from 'mdast';
import {memoizeByVersion} from '../../../packages/lib/memoize';
import {dotted, link, paragraph, text} from '../../../packages/pages/markdown';
import {compareEntries} from '../../../packages/changes/compareEntries';
import {comparisonUrl, LIST} from './comparisonUrl';
import {packageName} from '../../../packages/changes/packageNames';
import {anchorOf, pageFile, pageTitle, urlOf} from '../../../packages/pages/pageFiles';
import {loadApis} from '../../../packages/changes/loadChanges';
import {renamedPages} from '../../../packages/changes/renamedPages';
import {renderChanges, type Newer, type Older} from './renderChanges';
import type {Entry} from '../../../packages/changes/types';
import {docsVersions, labelOf, labelsBetween, versionBefore} from '../../../packages/pages/versions';
import {newsByAnchor} from '../../../packages/changes/withNews';

/** What a page shows about the changes since the previous version. */
export type PageChanges = {
  /** The title of the section: `Changes since v6`. */
  readonly title: string;
  readonly blocks: RootContent[];
  /** What the badges say, by anchor. */
  readonly news: ReadonlyMap<string, string>;
};

/** The page of the configuration, which Capacitor 2 doesn't declare. */
const CONFIG = '/config';

/**
 * Returns what changed in the API of a plugin's page, a command's, the CLI's or the configuration's since the previous docs
 * version. Returns nothing for the oldest version, and for the configuration if the previous version declares none.
 */
export function pageChanges(siteDir: string, version: string, page: string): PageChanges | undefined {
  const before = versionBefore(siteDir, version);
  if (before === undefined) return undefined;
  const label = labelOf(siteDir, version);
  const renamed = renamedPages([label]).get(page);
  const pages = entriesOf(siteDir, before);
  const oldPage = renamed !== undefined && pages.has(renamed) ? renamed : page;
  const old = pages.get(oldPage);
  if (!old && page === CONFIG) return undefined;
  const older: Older = {label: labelOf(siteDir, before), ...(old && urlOf(siteDir, before, oldPage))};
  const changes = old ? compareEntries(old, entriesOf(siteDir, version).get(page) ?? []) : [];
  const blocks = renderChanges(
    {state: old ? 'kept' : 'added', changes},
    older,
    listOf(siteDir, version, page),
  );
  return {
    title: `Changes since ${older.label}`,
    blocks: old ? withLinks(blocks, olderVersions(siteDir, version, page)) : blocks,
    news: newsByAnchor(changes, label),
  };
}

/** Returns what a docs version's pages document, by page. */
const entriesOf = memoizeByVersion((siteDir, version): ReadonlyMap<string, readonly Entry[]> => {
  const apis = loadApis(siteDir, version, {hasHidden: true});
  return new Map(apis.map(({page, entries}) => [page, entries]));
});

/** Returns the page's section in the version's list of all changes, if the version has that list. */
function listOf(siteDir: string, version: string, page: string): Newer {
  const {url} = urlOf(siteDir, version, LIST);
  const file = pageFile(siteDir, version, page);
  if (url === undefined || file === undefined) return {};
  return {removedUrl: `${url}#${anchorOf(pageTitle(file) ?? '')}`};
}

/** Returns `blocks` with links in the last paragraph, or in one of their own after a list. */
function withLinks(blocks: RootContent[], links: readonly PhrasingContent[]): RootContent[] {
  const last = blocks.at(-1);
  if (links.length === 0) return blocks;
  if (last?.type !== 'paragraph') return [...blocks, paragraph(...links)];
  return [...blocks.slice(0, -1), paragraph(...last.children, text(' '), ...links)];
}

/** Returns links that compare the page with the versions before the previous one that have it. */
function olderVersions(siteDir: string, version: string, page: string): PhrasingContent[] {
  const versions = docsVersions(siteDir);
  const older = versions.slice(versions.indexOf(version) + 2).filter((name) => {
    const oldPage = renamedPages(labelsBetween(siteDir, name, version)).get(page);
    const pages = entriesOf(siteDir, name);
    return pages.has(page) || (oldPage !== undefined && pages.has(oldPage));
  });
  if (older.length === 0 || urlOf(siteDir, versions[1] ?? '', LIST).url === undefined) return [];
  const links = older.map((name): PhrasingContent[] => [
    link(
      comparisonUrl(siteDir, {older: name, newer: version}, packageName(page)),
      text(labelOf(siteDir, name)),
    ),
  ]);
  return [text('Compare with '), ...dotted(links)];
}
