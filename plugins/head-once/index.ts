import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Has the server make a page's head once, at its end: React Helmet does it again with every `<Head>`. */
export function headOnce(): Plugin {
  return {
    name: 'head-once',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^react-helmet-async$/, (resource) => {
            if (resource.context.endsWith(CORE_CLIENT))
              resource.request = path.join(__dirname, 'provider.ts');
          }),
        ],
      };
    },
  };
}

/** The folder of core's server entry, which renders the provider. */
const CORE_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');
