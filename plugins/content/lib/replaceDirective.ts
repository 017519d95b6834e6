import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {docsVersionOf} from '../../../packages/pages/docsVersion';
import {attributesOf, type Attributes, type Place} from '../../../packages/pages/expandDirectives';
import {mayContain} from '../../../packages/pages/mayContain';

/** The site, and the docs version of a page. */
export type PageVersion = Pick<Place, 'siteDir' | 'version'>;

/**
 * Returns a remark transformer that replaces a leaf directive with a single block wherever it is on a page, also in lists,
 * tabs and columns. Throws `file:line:column` with the message of `blockFor`, and if the page is outside the docs trees.
 */
export function replaceDirective(
  siteDir: string,
  name: string,
  blockFor: (attributes: Attributes, page: PageVersion) => RootContent,
) {
  return (tree: Root, file: VFile): void => {
    if (!mayContain(file, [`::${name}`])) return;
    visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== name || !parent || index === undefined) return;
      try {
        const version = docsVersionOf(file.path, siteDir);
        if (!version)
          throw new Error(
            `::${name} only works in docs/ and versioned_docs/, because it needs a docs version.`,
          );
        parent.children[index] = blockFor(attributesOf(node), {siteDir, version});
      } catch (error) {
        const {line = 1, column = 1} = node.position?.start ?? {};
        const where = `${path.relative(siteDir, file.path)}:${line}:${column}`;
        throw new Error(`${where}  ${(error as Error).message}`, {cause: error});
      }
    });
  };
}
