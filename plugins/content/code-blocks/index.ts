import type {Plugin} from '@docusaurus/types';

export {remarkHighlight} from './remarkHighlight';

/**
 * Keeps Docusaurus's own highlighter out of the browser: theme-classic loads Prism on every page
 * through the client module `prism-include-languages`, which has nothing to do here.
 */
export function noClientHighlighter(): Plugin {
  return {
    name: 'no-client-highlighter',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            require.resolve('./empty'),
          ),
        ],
      };
    },
  };
}
