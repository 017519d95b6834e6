import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Tells the bundler which pages a plugin index takes its titles from, so that no build keeps an old title. */
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
