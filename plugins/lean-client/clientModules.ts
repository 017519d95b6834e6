import type {Generated, SplitRoutes, StockRoute} from './types';
import {chunksOf, namesIn} from './splitRoutes';

/** The generated modules that the browser gets instead of Docusaurus's, by the name they are imported with. */
export type ClientModules = {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
};

/** What the generated routes hand to `docsRoute` (`src/client/lean/routes.tsx`). */
export type DocsSiteData = {
  readonly baseUrl: string;
  readonly path: string;
  readonly context: unknown;
  readonly versions: readonly {readonly name: string; readonly path: string}[];
};

/**
 * Returns the sources of the modules the browser gets: routes with one entry for all docs, and registry
 * and chunk names of the other routes only.
 */
export function clientModules(generated: Generated, split: SplitRoutes, site: DocsSiteData): ClientModules {
  const chunks = chunksOf(generated, split.others);
  const names = [...new Set(Object.values(chunks).flatMap(namesIn))];
  return {
    routes: routesSource(split.others, site),
    registry: registrySource(names, generated.registry),
    routesChunkNames: JSON.stringify(chunks),
  };
}

function routesSource(others: readonly StockRoute[], site: DocsSiteData): string {
  const exact = others.filter((route) => route.path !== '*');
  const rest = others.filter((route) => route.path === '*');
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import {docsRoute} from '@site/src/client/lean/routes';`,
    'export default [',
    ...exact.map((route) => `  ${routeSource(route)},`),
    `  docsRoute(${JSON.stringify(site)}),`,
    ...rest.map((route) => `  ${routeSource(route)},`),
    '];',
    '',
  ].join('\n');
}

function routeSource({path, hash, routes, ...rest}: StockRoute): string {
  const args = [path, ...(hash === undefined ? [] : [hash])].map((arg) => JSON.stringify(arg)).join(', ');
  const fields = [
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${args})`,
    ...Object.entries(rest).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...(routes ? [`routes: [${routes.map(routeSource).join(', ')}]`] : []),
  ];
  return `{${fields.join(', ')}}`;
}

/** The stock registry's three fields; the browser reads the first only. */
function registrySource(names: readonly string[], registry: Generated['registry']): string {
  const entries = names.map((name) => {
    const [key, module] = [JSON.stringify(name), JSON.stringify(registry[name])];
    return `  ${key}: [() => import(/* webpackChunkName: ${key} */ ${module}), ${module}, require.resolveWeak(${module})],`;
  });
  return ['export default {', ...entries, '};', ''].join('\n');
}

/**
 * Returns the server's registry: as generated, but with the chunk's name where the module's path is, and
 * with the modules of `replaced` in the place of others. The path is what the server reports as used by a
 * page, and the client's manifest knows chunks by name only, so that with it the scripts of a page get into
 * its HTML.
 */
export function serverRegistry(
  registry: Generated['registry'],
  replaced: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(registry).map(([name, path]) => {
    const [key, module] = [JSON.stringify(name), JSON.stringify(replaced[path] ?? path)];
    return `  ${key}: [() => import(/* webpackChunkName: ${key} */ ${module}), ${key}, require.resolveWeak(${module})],`;
  });
  return ['export default {', ...entries, '};', ''].join('\n');
}
