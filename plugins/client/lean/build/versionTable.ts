import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {plainPath, sidebarPages} from '../browser/tableRoutes';
import type {DocRoute, VersionTable} from '../types';

/**
 * Returns what the browser needs to know about a version. `props` are those of Docusaurus's `DocVersionRoot`, and
 * `routes` are those of the version's docs. The sidebars already contain most addresses, so the exceptions hold only those
 * that are missing, that have the wrong sidebar, or that aren't pages.
 */
export function versionTable(props: PropVersionMetadata, routes: readonly DocRoute[]): VersionTable {
  const {docs, ...version} = props;
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(leanItem)]),
  );
  return {version: {...version, docsSidebars}, exceptions: exceptionsOf(sidebarPages(docsSidebars), routes)};
}

function exceptionsOf(
  told: ReadonlyMap<string, string | undefined>,
  routes: readonly DocRoute[],
): Record<string, string | null | false> {
  const real = new Map(routes.map(({path, sidebar}) => [plainPath(path), sidebar]));
  const wrong = [...real].filter(([path, sidebar]) => !told.has(path) || told.get(path) !== sidebar);
  const noPages = [...told.keys()].filter((path) => !real.has(path));
  const exceptions: [string, string | null | false][] = [
    ...wrong.map(([path, sidebar]): [string, string | null] => [path, sidebar ?? null]),
    ...noPages.map((path): [string, false] => [path, false]),
  ];
  return Object.fromEntries(exceptions);
}

/** Returns the item without its doc's ID, which only breadcrumbs and cards read, and without default values. */
function leanItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'html') return item;
  if (item.type === 'category') return {...item, items: item.items.map(leanItem)};
  const {docId, unlisted, ...link} = item;
  return unlisted ? {...link, unlisted} : link;
}

/** Returns the source of the script that adds a table to the page in a single assignment. */
export function tableScript(table: VersionTable): string {
  const name = JSON.stringify(table.version.version);
  return `(window.docsVersions??={})[${name}]=${JSON.stringify(table)};\n`;
}
