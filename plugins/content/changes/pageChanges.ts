import type {PhrasingContent, RootContent} from 'mdast';
import {
  declaresConfig,
  loadCli,
  loadConfig,
  loadPlugin,
  type CliCommand,
  type PluginModel,
  loadPlugins,
} from '../../../packages/facts';
import {memoize} from '../../../packages/lib/memoize';
import {dotted, link, paragraph, text} from '../../../packages/pages/markdown';
import {commandPage, pluginPage} from '../../../packages/changes/apiPages';
import {cliEntries, commandEntries, configEntries} from '../../../packages/changes/cliEntries';
import {compareEntries} from '../../../packages/changes/compareEntries';
import {comparisonUrl, LIST} from './comparisonUrl';
import type {Newer, Older} from './describeChanges';
import {packageName} from '../../../packages/changes/packageNames';
import {anchorOf, pageFile, pageTitle, urlOf} from '../../../packages/pages/pageFiles';
import {pluginEntries} from '../../../packages/changes/pluginEntries';
import {renamedPages} from '../../../packages/changes/renamedPages';
import {renderChanges} from './renderChanges';
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

type Loaded = readonly Entry[] | undefined;

/** How to find a page's API in an older version. */
type Source = {
  readonly load: (version: string, page: string) => Loaded;
  readonly has: (version: string, page: string) => boolean;
};

/** Returns what changed in a plugin's API since the previous docs version, or nothing if there is no such version. */
export function pluginChanges(siteDir: string, model: PluginModel): PageChanges | undefined {
  return pageChanges(siteDir, model.version, pluginPage(model), pluginEntries(model), {
    has: (before, page) => pluginPages(siteDir, before).has(page),
    load(before, page) {
      const slug = pluginPages(siteDir, before).get(page);
      return slug === undefined ? undefined : pluginEntries(loadPlugin(siteDir, before, slug));
    },
  });
}

/** Returns the names of a docs version's plugins by their pages. */
function pluginPages(siteDir: string, version: string): ReadonlyMap<string, string> {
  return readPluginPages(`${siteDir} ${version}`, siteDir, version);
}

const readPluginPages = memoize(20, (_key: string, siteDir: string, version: string) => {
  const sources = loadPlugins(siteDir, version);
  return new Map(sources.map((source) => [pluginPage(source), source.slug]));
});

/** Returns what changed in a command of the CLI since the previous docs version. */
export function commandChanges(
  siteDir: string,
  version: string,
  command: CliCommand,
): PageChanges | undefined {
  const page = commandPage(version, command.name);
  const find = (before: string, oldPage: string): CliCommand | undefined =>
    loadCli(siteDir, before).commands.find(({name}) => commandPage(before, name) === oldPage);
  return pageChanges(siteDir, version, page, commandEntries(command), {
    has: (before, oldPage) => find(before, oldPage) !== undefined,
    load(before, oldPage) {
      const old = find(before, oldPage);
      return old && commandEntries(old);
    },
  });
}

/** Returns which commands are new since the previous docs version, and which are gone. */
export function cliChanges(siteDir: string, version: string): PageChanges | undefined {
  const entriesOf = (name: string): Entry[] => cliEntries(loadCli(siteDir, name));
  return pageChanges(siteDir, version, '/cli', entriesOf(version), {has: () => true, load: entriesOf});
}

/** Returns what changed in the configuration since the previous docs version, if that one declares it. */
export function configChanges(siteDir: string, version: string): PageChanges | undefined {
  const entriesOf = (name: string): Entry[] => configEntries(loadConfig(siteDir, name));
  const before = versionBefore(siteDir, version);
  if (before === undefined || !declaresConfig(siteDir, before)) return undefined;
  const has = (name: string): boolean => declaresConfig(siteDir, name);
  return pageChanges(siteDir, version, '/config', entriesOf(version), {has, load: entriesOf});
}

function pageChanges(
  siteDir: string,
  version: string,
  page: string,
  entries: readonly Entry[],
  source: Source,
): PageChanges | undefined {
  const before = versionBefore(siteDir, version);
  if (before === undefined) return undefined;
  const label = labelOf(siteDir, version);
  const oldPage = renamedPages([label]).get(page) ?? page;
  const old = source.load(before, oldPage);
  const older: Older = {label: labelOf(siteDir, before), ...(old && urlOf(siteDir, before, oldPage))};
  const changes = old ? compareEntries(old, entries) : [];
  return {
    title: `Changes since ${older.label}`,
    blocks: [
      ...renderChanges({state: old ? 'kept' : 'added', changes}, older, listOf(siteDir, version, page)),
      ...(old ? olderVersions(siteDir, version, page, source) : []),
    ],
    news: newsByAnchor(changes, label),
  };
}

/** Returns the page's section in the version's list of all changes, if the version has that list. */
function listOf(siteDir: string, version: string, page: string): Newer {
  const {url} = urlOf(siteDir, version, LIST);
  const file = pageFile(siteDir, version, page);
  if (url === undefined || file === undefined) return {};
  return {removedUrl: `${url}#${anchorOf(pageTitle(file) ?? '')}`};
}

/** Returns links that compare the page with the versions before the previous one that have it. */
function olderVersions(siteDir: string, version: string, page: string, {has}: Source): RootContent[] {
  const versions = docsVersions(siteDir);
  const older = versions.slice(versions.indexOf(version) + 2).filter((name) => {
    const oldPage = renamedPages(labelsBetween(siteDir, name, version)).get(page);
    return has(name, page) || (oldPage !== undefined && has(name, oldPage));
  });
  if (older.length === 0 || urlOf(siteDir, versions[1] ?? '', LIST).url === undefined) return [];
  const links = older.map((name): PhrasingContent[] => [
    link(
      comparisonUrl(siteDir, {older: name, newer: version}, packageName(page)),
      text(labelOf(siteDir, name)),
    ),
  ]);
  return [paragraph(text('Compare with '), ...dotted(links))];
}
