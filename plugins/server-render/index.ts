import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Has the server render a page to one string, and make its head once. */
export function serverRender(): Plugin {
  return {
    name: 'server-render',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: Object.entries(REPLACED).map(
          ([request, by]) =>
            new NormalModuleReplacementPlugin(new RegExp(`^${request}$`), (resource) => {
              if (resource.context.endsWith(CORE_CLIENT)) resource.request = path.join(__dirname, by);
            }),
        ),
      };
    },
  };
}

/** The folder of core's server entry. */
const CORE_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

/** What stands in for what it imports, by the pattern of the import. */
const REPLACED = {'react-helmet-async': 'provider.ts', '\\./renderToHtml': 'renderToHtml.ts'};
