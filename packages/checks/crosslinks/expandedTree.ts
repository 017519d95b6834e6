import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {remarkCliReference, remarkPackageReference} from '../../../plugins/content/plugin-reference';
import {remarkRequirements} from '../../../plugins/content/version-numbers';
import type {CheckContext, DocPage} from '../types';

type Transformer = (site: CheckContext) => (tree: Root, file: VFile) => void | Promise<void>;

/**
 * Returns a copy of a page's tree as the build transforms it: with numbers instead of tokens, and with references instead of
 * directives, whose nodes have the positions of the directives. `further` are the transformers of other parts with links.
 * Throws what the build throws.
 */
export async function expandedTree(
  {file, source, tree}: Pick<DocPage, 'file' | 'source' | 'tree'>,
  context: CheckContext,
  further: readonly Transformer[] = [],
): Promise<Root> {
  const copy = structuredClone(tree);
  const page = new VFile({path: path.join(context.siteDir, file), value: source});
  for (const transformer of [remarkRequirements, remarkPackageReference, remarkCliReference, ...further])
    await transformer(context)(copy, page);
  return copy;
}
