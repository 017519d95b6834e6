import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export type Category = {
  readonly label: string;
  /** The address of its first page. */
  readonly href: string | undefined;
};

/** Returns the innermost sidebar category that contains the page at `path`, or nothing. */
export function categoryOf(items: readonly PropSidebarItem[], path: string): Category | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const inner = categoryOf(item.items, path);
    if (inner !== undefined) return inner;
    const links = item.items.filter((child) => child.type === 'link');
    if (links.some(({href}) => href === path)) return {label: item.label, href: links[0]?.href};
  }
  return undefined;
}
