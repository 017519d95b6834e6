import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {replaceModules} from '../../lib/replaceModules';
import {REPLACEMENTS} from './replacements';
import {themeStyles, type CodeThemes} from './tokenColors';

export {remarkHighlight} from './remarkHighlight';
export type {CodeOptions} from './renderCode';

const STYLES = 'code-blocks.css';

/**
 * Adds the style sheet of the themes in `themeConfig.prism`, and keeps Docusaurus's highlighter out of the browser.
 * theme-classic loads Prism on every page through the client module `prism-include-languages`, but code is already
 * highlighted at build time.
 */
export async function codeBlocks({generatedFilesDir, siteConfig}: LoadContext): Promise<Plugin> {
  const {prism} = siteConfig.themeConfig as {readonly prism: CodeThemes};
  await generate(generatedFilesDir, STYLES, themeStyles(prism));
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(generatedFilesDir, STYLES)],
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [replaceModules(currentBundler, REPLACEMENTS)],
    }),
  };
}
