import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';

/**
 * Returns the path without trailing slashes, which is the form that all lookups use. Docusaurus matches both forms.
 */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}

/** A link in a sidebar. Its path is plain, and is a whole URL if the link leads elsewhere. */
type SidebarLink = {readonly path: string; readonly label: string; readonly sidebar: string};

/** Returns the links in a version's sidebars, in their order. */
export function sidebarLinks(sidebars: PropSidebars): SidebarLink[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    items.flatMap((item) => linksIn(item, sidebar)),
  );
}

function linksIn(item: PropSidebarItem, sidebar: string): SidebarLink[] {
  if (item.type === 'html') return [];
  const {href, label} = item;
  const links = href === undefined ? [] : [{path: plainPath(href), label, sidebar}];
  if (item.type === 'link') return links;
  return [...links, ...item.items.flatMap((inner) => linksIn(inner, sidebar))];
}

/**
 * Returns the first sidebar that contains each address, by plain path, as far as a version's sidebars show it.
 * External links are included too; the table's `exceptions` correct what is wrong.
 */
export function sidebarPages(sidebars: PropSidebars): Map<string, string | undefined> {
  const pages = new Map<string, string | undefined>();
  for (const {path, sidebar} of sidebarLinks(sidebars)) if (!pages.has(path)) pages.set(path, sidebar);
  return pages;
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
