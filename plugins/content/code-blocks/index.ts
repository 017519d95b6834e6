import type {Plugin} from '@docusaurus/types';
import {replaceModules} from '../../lib/replaceModules';
import {REPLACEMENTS} from './replacements';

export {remarkHighlight} from './remarkHighlight';

/**
 * Keeps Docusaurus's highlighter out of the browser. theme-classic loads Prism on every page through the client module
 * `prism-include-languages`, but code is already highlighted at build time.
 */
export function noClientHighlighter(): Plugin {
  return {
    name: 'no-client-highlighter',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [replaceModules(currentBundler, REPLACEMENTS)],
    }),
  };
}
