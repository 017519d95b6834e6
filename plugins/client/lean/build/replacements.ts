import path from 'node:path';
import type {Replacement} from '../../../lib/replaceModules';

/** Returns the modules that the browser's build replaces. `generated` is the folder of our generated modules. */
export function clientReplacements(siteDir: string, generated: string): Replacement[] {
  const lean = (name: string): string => path.join(siteDir, 'plugins/client/lean/browser', name);
  const made = (name: string): string => path.join(generated, name);
  return [
    {request: '@generated/routes', by: made('routes.js')},
    {request: '@generated/registry', by: made('registry.js')},
    {request: '@generated/routesChunkNames', by: made('routesChunkNames.json')},
    {request: '@generated/globalData', by: made('globalData.json')},
    {request: '@generated/docusaurus.config', by: made('config.json')},
    {request: '@generated/site-metadata', by: made('siteMetadata.json')},
    {request: 'tslib', from: 'utils-common/lib', by: lean('tslib.ts')},
    {request: './preload', from: 'core/lib/client', by: lean('preload.ts')},
    {request: './docusaurus', from: 'core/lib/client', by: lean('docusaurus.ts')},
    {request: './docsClientUtils', from: 'plugin-content-docs/lib/client', by: lean('docsClientUtils.ts')},
    {request: '@theme/DocItem/Content', by: lean('DocItemContent.tsx')},
    {request: '@theme/Root', by: lean('Root.tsx')},
    {request: '@docusaurus/Link', by: lean('Link.tsx')},
    {request: './hooks/useWindowSize', from: 'theme-common/lib', by: lean('useWindowSize.ts')},
    {request: '../hooks/useWindowSize', from: 'theme-common/lib/contexts', by: lean('useWindowSize.ts')},
    {request: '@site/plugins/lib/browser/useVersionsWithDocs', by: lean('useVersionsWithDocs.ts')},
    {request: '@site/plugins/lib/browser/useEquivalents', by: lean('useEquivalents.ts')},
  ];
}

/** Returns the modules that the server's build replaces. `generated` is the folder of our generated modules. */
export function serverReplacements(siteDir: string, generated: string): Replacement[] {
  const lean = (name: string): string => path.join(siteDir, 'plugins/client/lean', name);
  return [
    {request: '@generated/registry', by: path.join(generated, 'serverRegistry.js')},
    {request: '@site/plugins/lib/browser/PageData', by: lean('server/PageData.tsx')},
    {request: '@docusaurus/Link', by: lean('browser/Link.tsx')},
  ];
}
