import type {Plugin} from '@docusaurus/types';
import {replaceModules} from '../../lib/replaceModules';
import {bannerReplacements} from './replacements';

/**
 * Replaces Docusaurus's base URL banner, which mentions the generator and has inline styles, with
 * `src/components/BaseUrlIssueBanner`. The `baseUrlIssueBanner` option still works. `lib/client/App.js` of
 * `@docusaurus/core` imports the banner by a relative path, so swizzling can't replace it.
 */
export function baseUrlBanner(): Plugin {
  return {
    name: 'base-url-banner',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [replaceModules(currentBundler, bannerReplacements(isServer))],
    }),
  };
}
