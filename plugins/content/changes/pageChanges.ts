import type {RootContent} from 'mdast';
import {loadCli} from '../cli-reference/cli/loadCli';
import {loadConfig} from '../cli-reference/config/loadConfig';
import {declaresConfig} from '../cli-reference/config/loadConfig';
import {loadPlugin} from '../plugin-reference/loadPlugin';
import {listPluginSources} from '../lib/sources';
import type {PluginModel} from '../lib/referenceTypes';
import {anchorOf, pageFile, pageTitle, urlOf} from './pages';
import {cliEntries, commandEntries, configEntries} from './cliEntries';
import {compareEntries} from './compareEntries';
import {pluginEntries} from './pluginEntries';
import {commandPage, pluginPage} from './loadChanges';
import {renamedPages} from './renamedPages';
import type {Newer, Older} from './describeChanges';
import {renderChanges} from './renderChanges';
import type {Entry} from './types';
import {labelOf, versionBefore} from './versions';
import {newsByAnchor} from './withNews';

/** What a page shows about the changes since the previous version. */
export type PageChanges = {
  /** The title of the section: `Changes since v6`. */
  readonly title: string;
  readonly blocks: RootContent[];
  /** What the badges say, by anchor. */
  readonly news: ReadonlyMap<string, string>;
};

type Loaded = readonly Entry[] | undefined;
type LoadOld = (version: string, page: string) => Loaded | Promise<Loaded>;

/** Returns what changed in a plugin's API since the previous docs version, or nothing if there is no such version. */
export function pluginChanges(siteDir: string, model: PluginModel): Promise<PageChanges | undefined> {
  return pageChanges(
    siteDir,
    model.version,
    pluginPage(model),
    pluginEntries(model),
    async (before, page) => {
      const old = listPluginSources(siteDir, before).find((source) => pluginPage(source) === page);
      return old && pluginEntries(await loadPlugin(siteDir, before, old.slug));
    },
  );
}

/** Returns what changed in a command of the CLI since the previous docs version. */
export function commandChanges(
  siteDir: string,
  version: string,
  command: Parameters<typeof commandEntries>[0],
): Promise<PageChanges | undefined> {
  const page = commandPage(version, command.name);
  return pageChanges(siteDir, version, page, commandEntries(command), (before, oldPage) => {
    const old = loadCli(siteDir, before).commands.find(({name}) => commandPage(before, name) === oldPage);
    return old && commandEntries(old);
  });
}

/** Returns which commands are new since the previous docs version, and which are gone. */
export function cliChanges(siteDir: string, version: string): Promise<PageChanges | undefined> {
  const entriesOf = (name: string): Entry[] => cliEntries(loadCli(siteDir, name));
  return pageChanges(siteDir, version, '/cli', entriesOf(version), entriesOf);
}

/** Returns what changed in the configuration since the previous docs version, if that one declares it. */
export function configChanges(siteDir: string, version: string): Promise<PageChanges | undefined> {
  const entriesOf = (name: string): Entry[] => configEntries(loadConfig(siteDir, name));
  const before = versionBefore(siteDir, version);
  if (before === undefined || !declaresConfig(siteDir, before)) return Promise.resolve(undefined);
  return pageChanges(siteDir, version, '/config', entriesOf(version), entriesOf);
}

async function pageChanges(
  siteDir: string,
  version: string,
  page: string,
  entries: readonly Entry[],
  loadOld: LoadOld,
): Promise<PageChanges | undefined> {
  const before = versionBefore(siteDir, version);
  if (before === undefined) return undefined;
  const label = labelOf(siteDir, version);
  const oldPage = renamedPages([label]).get(page) ?? page;
  const old = await loadOld(before, oldPage);
  const older: Older = {label: labelOf(siteDir, before), ...(old && urlOf(siteDir, before, oldPage))};
  const changes = old ? compareEntries(old, entries) : [];
  return {
    title: `Changes since ${older.label}`,
    blocks: renderChanges({state: old ? 'kept' : 'added', changes}, older, listOf(siteDir, version, page)),
    news: newsByAnchor(changes, label),
  };
}

/** The page with `::api-changes`. */
const LIST = '/updating/changes';

/** Returns the page's section in the version's list of all changes, if the version has that list. */
function listOf(siteDir: string, version: string, page: string): Newer {
  const {url} = urlOf(siteDir, version, LIST);
  const file = pageFile(siteDir, version, page);
  if (url === undefined || file === undefined) return {};
  return {removedUrl: `${url}#${anchorOf(pageTitle(file) ?? '')}`};
}
