import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Returns the plugin with the loader that makes the bundler recompile a plugin index when a title in it changes. */
export function indexTitles({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const rule = {
    test: /\.mdx?$/,
    // Docusaurus expects every rule for Markdown to have `include`.
    include: ['docs', 'versioned_docs'].map((tree) => path.join(siteDir, tree)),
    enforce: 'pre' as const,
    use: path.join(__dirname, 'titlesOfSiblings.cjs'),
  };
  return {name: 'index-titles', configureWebpack: () => ({module: {rules: [rule]}})};
}
