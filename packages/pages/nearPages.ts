import path from 'node:path';
import {nearMatches} from '../lib/nearMatches';

/**
 * Returns the sibling pages of `address` with similar names, or pages of the same name elsewhere if there are none. All
 * are paths without an extension.
 */
export function nearPages(address: string, pages: readonly string[]): string[] {
  const {dir, name} = path.posix.parse(address.replace(/\.mdx?$/, ''));
  const siblings = pages.filter((page) => path.posix.dirname(page) === dir);
  const near = nearMatches(
    name,
    siblings.map((page) => path.posix.basename(page)),
  );
  if (near.length > 0) return near.map((sibling) => `${dir}/${sibling}`);
  return pages.filter((page) => path.posix.basename(page) === name).slice(0, 3);
}
