import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Docusaurus minifies pages with this package, which loads its native minifier from the file `binding`. */
const BINDING = require.resolve('@swc/html/binding', {paths: [require.resolve('@docusaurus/faster')]});

/**
 * Returns the plugin that minifies pages in a sixth of the time that Docusaurus's minifier takes; see
 * `compactHtml.ts`. Core has no option for another minifier. The server's bundle runs in the same thread, so an entry
 * in the bundle replaces the minifier.
 */
export function compactHtml(): Plugin {
  return {
    name: 'compact-html',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      const {DefinePlugin} = currentBundler.instance;
      const {main} = config.entry as {readonly main: string};
      return {
        // The bundle exports what its last entry exports.
        entry: {main: [path.join(__dirname, 'serverMinifier.ts'), main]},
        plugins: [new DefinePlugin({COMPACT_HTML: JSON.stringify({binding: BINDING})})],
      };
    },
  };
}
