import type {Plugin} from '@docusaurus/types';
import {replaceModules} from '../../lib/replaceModules';
import {bannerReplacements} from './replacements';

/**
 * Replaces Docusaurus's own base URL banner, which names the generator and carries inline styles, by
 * `src/components/BaseUrlIssueBanner`. The option `baseUrlIssueBanner` keeps its meaning. The banner is an
 * internal of `@docusaurus/core` (`lib/client/App.js` imports it), so a theme component alone cannot.
 */
export function baseUrlBanner(): Plugin {
  return {
    name: 'base-url-banner',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [replaceModules(currentBundler, bannerReplacements(isServer))],
    }),
  };
}
