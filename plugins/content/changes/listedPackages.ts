import {loadCli, loadPlugins} from '../../../packages/facts';
import {commandPage, pluginPage} from '../../../packages/changes/apiPages';
import {shownCommands} from '../../../packages/changes/cliEntries';
import {pageFile, pageTitle} from '../../../packages/pages/pageFiles';
import {packageName} from '../../../packages/changes/packageNames';
import {docsVersions} from '../../../packages/pages/versions';

/** A choice in the menu of packages. */
export type ListedPackage = {readonly value: string; readonly title: string; readonly group: string};

const PLUGINS = 'Plugins';
const TOOLS = 'CLI and configuration';

/**
 * Returns every plugin and command that a docs version has, the CLI and the configuration, under the title of its newest
 * page; each group is sorted by title.
 */
export function listedPackages(siteDir: string): ListedPackage[] {
  const found = new Map<string, ListedPackage>();
  for (const version of docsVersions(siteDir)) {
    const pages = [
      ...loadPlugins(siteDir, version).map((source) => ({page: pluginPage(source), group: PLUGINS})),
      ...['/cli', '/config', ...commandPages(siteDir, version)].map((page) => ({page, group: TOOLS})),
    ];
    for (const {page, group} of pages) {
      const file = pageFile(siteDir, version, page);
      const value = packageName(page);
      const title = file && pageTitle(file);
      if (title && !found.has(value)) found.set(value, {value, title, group});
    }
  }
  return [...found.values()].sort((a, b) => b.group.localeCompare(a.group) || a.title.localeCompare(b.title));
}

function commandPages(siteDir: string, version: string): string[] {
  return shownCommands(loadCli(siteDir, version)).map(({name}) => commandPage(version, name));
}
