import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Registers the loader that makes the bundler recompile a plugin index when a title that it shows changes. */
export function indexTitles({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const rule = {
    test: /\.mdx?$/,
    // Docusaurus takes it for granted that a rule for Markdown says which folders it is for.
    include: ['docs', 'versioned_docs'].map((tree) => path.join(siteDir, tree)),
    enforce: 'pre' as const,
    use: path.join(__dirname, 'titlesOfSiblings.cjs'),
  };
  return {name: 'index-titles', configureWebpack: () => ({module: {rules: [rule]}})};
}
