import type {Node} from 'mdast';
import type {DocPage} from '../types';

/** A mistake at an offset (UTF-16 units) in the page's source. */
export type Problem = {readonly offset: number; readonly message: string; readonly hint: string};

/** Returns the mistakes of one kind on a page. */
export type Check = (page: DocPage, siteDir: string) => Problem[];

/** Returns where a node starts in its file (UTF-16 units); 0 for a node without a position. */
export function offsetOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}
