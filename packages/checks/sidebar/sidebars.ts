import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/** The part of a sidebar item that matters for which pages it shows. */
type Item =
  | string
  | {
      readonly type?: string;
      readonly id?: string;
      readonly label?: string;
      readonly link?: Item;
      readonly items?: readonly Item[];
    };

/**
 * Returns the IDs of the pages in a docs version's sidebars, such as `apis/camera`. A `ref` is left out, because it
 * links to a page without giving it a sidebar (Docusaurus, "Sidebar items").
 */
export async function sidebarIds(siteDir: string, version: string): Promise<Set<string>> {
  const sidebars = await readSidebars(siteDir, version);
  return new Set(Object.values(sidebars).flatMap((items) => items.flatMap(idsIn)));
}

/** Returns the items of each sidebar of a docs version, by its name. */
export async function readSidebars(
  siteDir: string,
  version: string,
): Promise<Record<string, readonly Item[]>> {
  const file = path.join(siteDir, sidebarsFile(version));
  if (version !== 'next')
    return JSON.parse(await fs.promises.readFile(file, 'utf8')) as Record<string, Item[]>;
  return (await loadFreshModule(file)) as Record<string, Item[]>;
}

/** Returns the file with the sidebars of a docs version, as a path from the site's folder. */
export function sidebarsFile(version: string): string {
  return version === 'next' ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
}

function idsIn(item: Item): string[] {
  if (typeof item === 'string') return [item];
  const own = item.type !== 'ref' && item.id ? [item.id] : [];
  return [...own, ...(item.link ? idsIn(item.link) : []), ...(item.items ?? []).flatMap(idsIn)];
}
