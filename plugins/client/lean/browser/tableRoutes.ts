import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/**
 * Returns the path without trailing slashes, which is the form that all lookups use. Docusaurus matches both forms.
 */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}

/**
 * Returns the first sidebar that contains each address, by plain path, as far as a version's sidebars show it.
 * External links are included too; the table's `exceptions` correct what is wrong.
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
 * Returns the sidebar of every page of a version, by plain path, with `undefined` for a page without a sidebar,
 * exactly as in Docusaurus's own routes. In `exceptions`, `null` marks a page without a sidebar, and `false` marks an
 * address that isn't a page.
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

/** The name that a version's sidebars give the page at `pathname`, or `undefined` if it is in none of them. */
export function labelOf(pathname: string, sidebars: PropSidebars): string | undefined {
  const labelIn = (items: readonly PropSidebarItem[]): string | undefined => {
    for (const item of items) {
      if (item.type === 'html') continue;
      if (item.href !== undefined && plainPath(item.href) === plainPath(pathname)) return item.label;
      const label = item.type === 'category' ? labelIn(item.items) : undefined;
      if (label !== undefined) return label;
    }
    return undefined;
  };
  return labelIn(Object.values(sidebars).flat());
}
