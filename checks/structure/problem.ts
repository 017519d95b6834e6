import type {Node} from 'mdast';
import type {DocPage} from '../types';

/** What is wrong at a place of a page: an offset into its source (UTF-16 units). */
export type Problem = {readonly offset: number; readonly message: string; readonly hint: string};

/** Looks at one thing on a page. */
export type Check = (page: DocPage, siteDir: string) => Problem[];

/** Returns where a node starts in its file (UTF-16 units); 0 for a node without a position. */
export function offsetOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}
