import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns a version's name as the folders of the docs have it: `next`, `v7`. */
export function nameOf({versionName}: Pick<LoadedVersion, 'versionName'>): string {
  return versionName === 'current' ? 'next' : versionName;
}

/**
 * Returns the categories that contain each doc of the sidebars, by its ID and in the order of the sidebars: their labels,
 * from the outermost to the innermost one.
 */
export function categoriesOf(sidebars: LoadedVersion['sidebars']): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.values(sidebars).flatMap((items) => docsIn(items, [])));
}

function docsIn(items: readonly SidebarItem[], outer: readonly string[]): [string, readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    if (item.type === 'doc') return [[item.id, outer]];
    if (item.type !== 'category') return [];
    const labels = [...outer, item.label];
    const docs = docsIn(item.items, labels);
    return item.link?.type === 'doc' ? [[item.link.id, labels], ...docs] : docs;
  });
}
