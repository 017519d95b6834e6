import type {Plugin} from '@docusaurus/types';

/**
 * Replaces Docusaurus's own base URL banner, which names the generator and carries inline styles, by
 * `src/components/BaseUrlIssueBanner`. The option `baseUrlIssueBanner` keeps its meaning. The banner is an
 * internal of `@docusaurus/core` (`lib/client/App.js` imports it), so a theme component alone cannot. Only the server
 * gets it: the browser's script has not run when the banner shows.
 */
export function baseUrlBanner(): Plugin {
  return {
    name: 'base-url-banner',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/BaseUrlIssueBanner$/, (resource: {request: string}) => {
            resource.request = isServer
              ? '@site/src/components/BaseUrlIssueBanner'
              : '@site/plugins/site/base-url-banner/nothing';
          }),
        ],
      };
    },
  };
}
