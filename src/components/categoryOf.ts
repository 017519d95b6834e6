import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Returns the label of the innermost sidebar category that contains the page at `path`, or nothing. */
export function categoryOf(items: readonly PropSidebarItem[], path: string): string | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const inner = categoryOf(item.items, path);
    if (inner !== undefined) return inner;
    if (item.items.some((child) => child.type === 'link' && child.href === path)) return item.label;
  }
  return undefined;
}
