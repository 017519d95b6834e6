import type {DocsSite} from '../browser/types';
import type {Generated, SplitRoutes, StockRoute} from '../types';
import {namesOf} from './chunkNames';
import {chunksOf} from './splitRoutes';

/**
 * The sources of the generated modules that the browser gets instead of Docusaurus's, by the name under which they
 * are imported.
 */
export type ClientModules = {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
};

/**
 * Returns the sources of the modules that the browser gets: routes with a single entry for all docs, and a registry
 * and chunk names for the other routes only.
 */
export function clientModules(generated: Generated, split: SplitRoutes, site: DocsSite): ClientModules {
  const chunks = chunksOf(generated, split.others);
  const names = [...new Set(Object.values(chunks).flatMap(namesOf))];
  return {
    routes: routesSource(split.others, site),
    registry: registrySource(names, generated.registry),
    routesChunkNames: JSON.stringify(chunks),
  };
}

function routesSource(others: readonly StockRoute[], site: DocsSite): string {
  const exact = others.filter((route) => route.path !== '*');
  const rest = others.filter((route) => route.path === '*');
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import {docsRoute} from '@site/plugins/client/lean/browser/routes';`,
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

/** Returns the registry with only the modules that the browser's routes load. */
function registrySource(names: readonly string[], registry: Generated['registry']): string {
  return registryModule(names.map((name) => registryEntry(name, registry[name] ?? '', registry[name] ?? '')));
}

/**
 * Returns the source of the server's registry, with the modules in `replaced` swapped and with each chunk's name in
 * place of its module's path. The server reports that value for each page, and the client's manifest knows only chunk
 * names, so without this a page's scripts would be missing from its HTML.
 */
export function serverRegistry(
  registry: Generated['registry'],
  replaced: Readonly<Record<string, string>>,
): string {
  return registryModule(
    Object.entries(registry).map(([name, path]) => registryEntry(name, replaced[path] ?? path, name)),
  );
}

function registryModule(entries: readonly string[]): string {
  return ['export default {', ...entries, '};', ''].join('\n');
}

/**
 * Returns an entry with the three fields of Docusaurus's own registry. The server reports the second field as used by
 * a page.
 */
function registryEntry(name: string, path: string, reported: string): string {
  const [key, module, used] = [name, path, reported].map((text) => JSON.stringify(text));
  return `  ${key}: [() => import(/* webpackChunkName: ${key} */ ${module}), ${used}, require.resolveWeak(${module})],`;
}
