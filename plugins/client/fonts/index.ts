import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Returns the plugin with the loader that leaves out the parts of web fonts that no page draws. */
export function fonts(): Plugin {
  const rule = {
    test: /\.woff2$/,
    enforce: 'pre' as const,
    use: path.join(__dirname, 'subsetLoader.cjs'),
  };
  return {name: 'fonts', configureWebpack: () => ({module: {rules: [rule]}})};
}
