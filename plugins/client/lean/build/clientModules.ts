import type {Generated, SplitRoutes, StockRoute} from '../types';
import {namesOf} from './chunkNames';
import {chunksOf} from './splitRoutes';

/** The generated modules that the browser gets instead of Docusaurus's, by the name they are imported with. */
export type ClientModules = {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
};

/** What the generated routes hand to `docsRoute` (`plugins/client/lean/browser/routes.tsx`). */
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
  const names = [...new Set(Object.values(chunks).flatMap(namesOf))];
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

/** What the browser reads of the registry, for the routes that load modules. */
function registrySource(names: readonly string[], registry: Generated['registry']): string {
  return registryModule(names.map((name) => registryEntry(name, registry[name] ?? '', registry[name] ?? '')));
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
  return registryModule(
    Object.entries(registry).map(([name, path]) => registryEntry(name, replaced[path] ?? path, name)),
  );
}

function registryModule(entries: readonly string[]): string {
  return ['export default {', ...entries, '};', ''].join('\n');
}

/** The three fields that Docusaurus's own registry has: the second is what is `reported` as used by a page. */
function registryEntry(name: string, path: string, reported: string): string {
  const [key, module, used] = [name, path, reported].map((text) => JSON.stringify(text));
  return `  ${key}: [() => import(/* webpackChunkName: ${key} */ ${module}), ${used}, require.resolveWeak(${module})],`;
}
