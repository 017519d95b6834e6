import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/**
 * Returns the address without the slash at its end, the form all lookups use: hosts and readers write
 * both, and Docusaurus matches both.
 */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}

/**
 * Returns what the sidebars alone say of a version's pages: the first sidebar that holds an address, by
 * plain address. External links are in it too; `exceptions` of the table put right what is wrong.
 */
export function sidebarPages(sidebars: PropSidebars): Map<string, string | undefined> {
  const pages = new Map<string, string | undefined>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const href of items.flatMap(hrefsOf)) {
      if (!pages.has(plainPath(href))) pages.set(plainPath(href), name);
    }
  }
  return pages;
}

function hrefsOf(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  const own = item.href === undefined ? [] : [item.href];
  return item.type === 'category' ? [...own, ...item.items.flatMap(hrefsOf)] : own;
}

/**
 * Returns the sidebar (or `undefined`) of every page of a version, by plain address: the answers of the
 * stock route table. `exceptions` gives a sidebar's name, `null` for a page without sidebar, `false` for
 * what is no page.
 */
export function routesOfTable(
  sidebars: PropSidebars,
  exceptions: Readonly<Record<string, string | null | false>>,
): Map<string, string | undefined> {
  const pages = sidebarPages(sidebars);
  for (const [path, sidebar] of Object.entries(exceptions)) {
    if (sidebar === false) pages.delete(path);
    else pages.set(path, sidebar ?? undefined);
  }
  return pages;
}
