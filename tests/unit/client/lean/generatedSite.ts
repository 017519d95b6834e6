import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {readGenerated} from '../../../../plugins/client/lean/build/readGenerated';
import type {Generated} from '../../../../plugins/client/lean/types';

const PLUGIN = {name: 'docusaurus-plugin-content-docs', id: 'default'};

/** Returns a doc's route as the docs plugin hands it to Docusaurus. */
export function docRoute(routePath: string, sidebar?: string): RouteConfig {
  return {
    path: routePath,
    component: '@theme/DocItem',
    exact: true,
    modules: {content: `@site/docs${routePath}.md`},
    ...(sidebar === undefined ? {} : {sidebar}),
  };
}

/** Returns the route of a docs version; `beside` are routes that are no docs. */
export function versionRoute(
  routePath: string,
  docs: readonly RouteConfig[],
  beside: readonly RouteConfig[] = [],
): PluginRouteConfig {
  return {
    path: routePath,
    component: '@theme/DocVersionRoot',
    props: {version: {version: routePath}},
    plugin: PLUGIN,
    routes: [...beside, {path: routePath, component: '@theme/DocRoot', routes: [...docs]}].map(ofPlugin),
  };
}

/** Returns the route of a docs plugin. */
export function docsPluginRoute(
  routePath: string,
  versions: readonly PluginRouteConfig[],
): PluginRouteConfig {
  return {
    path: routePath,
    component: '@theme/DocsRoot',
    context: {plugin: '@generated/docusaurus-plugin-content-docs/default/__plugin.json'},
    plugin: PLUGIN,
    routes: [...versions],
  };
}

/** The page that is no doc. */
const SEARCH_ROUTE: PluginRouteConfig = {
  path: '/docs/search',
  component: '@theme/SearchPage',
  exact: true,
  context: {plugin: '@generated/search-page/default/__plugin.json'},
  plugin: {name: 'search-page', id: 'default'},
};

/** Two versions, the latest at the root, and a page that is no doc. */
export const SITE_ROUTES: readonly PluginRouteConfig[] = [
  SEARCH_ROUTE,
  docsPluginRoute('/docs/', [
    versionRoute('/docs/v6', [docRoute('/docs/v6', 'docs'), docRoute('/docs/v6/cli', 'cli')]),
    versionRoute('/docs/', [docRoute('/docs/', 'docs'), docRoute("/docs/what's-new")]),
  ]),
];

/** Has Docusaurus itself generate its modules for `routes`, and returns what the plugin reads of them. */
export async function generatedOf(routes: readonly PluginRouteConfig[]): Promise<Generated> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'lean-client-'));
  try {
    await generateRouteFiles({generatedFilesDir: dir, routes: [...routes], baseUrl: '/docs/'});
    return readGenerated(dir);
  } finally {
    await fs.rm(dir, {recursive: true});
  }
}

function ofPlugin(route: RouteConfig): PluginRouteConfig {
  const {routes} = route;
  return {...route, ...(routes ? {routes: routes.map(ofPlugin)} : {}), plugin: PLUGIN};
}
