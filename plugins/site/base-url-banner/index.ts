import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/inlineScript';
import {replaceModules} from '../../lib/replaceModules';
import type {main} from './banner';
import {bannerReplacements} from './replacements';

/**
 * Replaces Docusaurus's base URL banner, which mentions the generator and has inline styles, with
 * `src/components/BaseUrlIssueBanner`. The `baseUrlIssueBanner` option still works. `lib/client/App.js` of
 * `@docusaurus/core` imports the banner by a relative path, so swizzling can't replace it.
 */
export function baseUrlBanner({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin {
  return {
    name: 'base-url-banner',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const script = inlineScript<typeof main>(path.join(__dirname, 'banner.ts'), baseUrl);
      return {
        plugins: [
          replaceModules(currentBundler, bannerReplacements(isServer)),
          new DefinePlugin({BASE_URL_BANNER: JSON.stringify(script)}),
        ],
      };
    },
  };
}
