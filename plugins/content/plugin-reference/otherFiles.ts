import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Returns the plugin with the loader that makes the bundler recompile a page when a file changes of which it shows parts. */
export function otherFiles({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const rule = {
    test: /\.mdx?$/,
    // Docusaurus expects every rule for Markdown to have `include`.
    include: ['docs', 'versioned_docs'].map((tree) => path.join(siteDir, tree)),
    enforce: 'pre' as const,
    use: path.join(__dirname, 'otherFilesLoader.cjs'),
  };
  return {name: 'other-files', configureWebpack: () => ({module: {rules: [rule]}})};
}
