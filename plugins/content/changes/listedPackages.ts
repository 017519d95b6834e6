import {loadApis} from '../../../packages/changes/loadChanges';
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
    for (const {page} of loadApis(siteDir, version)) {
      const file = pageFile(siteDir, version, page);
      const value = packageName(page);
      const title = file && pageTitle(file);
      if (title && !found.has(value))
        found.set(value, {value, title, group: page.startsWith('/apis/') ? PLUGINS : TOOLS});
    }
  }
  return [...found.values()].sort((a, b) => b.group.localeCompare(a.group) || a.title.localeCompare(b.title));
}
