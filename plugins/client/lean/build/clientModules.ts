import type {DocsSite} from '../browser/types';
import {namesIn, routeOf, type RouteChunks} from '../../../lib/chunkNames';
import type {Generated} from '../types';

/**
 * Returns the sources of the modules that the browser gets instead of Docusaurus's, by file: routes with a single entry
 * for all docs, and a registry and chunk names for the other routes only.
 */
export function clientModules(
  {registry}: Pick<Generated, 'registry'>,
  others: RouteChunks,
  site: DocsSite,
): Record<'routes.js' | 'registry.js' | 'routesChunkNames.json', string> {
  const names = [...new Set(Object.values(others).flatMap(namesIn))];
  return {
    'routes.js': routesSource(Object.keys(others), site),
    'registry.js': registryModule(
      names.map((name) => registryEntry(name, registry[name] ?? '', registry[name] ?? '')),
    ),
    'routesChunkNames.json': JSON.stringify(others),
  };
}

function routesSource(others: readonly string[], site: DocsSite): string {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import {docsRoute} from '@site/plugins/client/lean/browser/routes';`,
    'export default [',
    ...others.map((key) => {
      const [path, hash] = [routeOf(key).path, routeOf(key).hash].map((text) => JSON.stringify(text));
      return `  {path: ${path}, component: ComponentCreator(${path}, ${hash}), exact: true},`;
    }),
    `  docsRoute(${JSON.stringify(site)}),`,
    `  {path: '*', component: ComponentCreator('*')},`,
    '];',
    '',
  ].join('\n');
}

/**
 * Returns the source of the server's registry, with the modules in `replaced` swapped and with each chunk's name in
 * place of its module's path. The server reports that value for each page, and the client's manifest knows only chunk
 * names, so without this a page's scripts would be missing from its HTML.
 */
export function serverRegistry(
  registry: Generated['registry'],
  replaced: ReadonlyMap<string, string>,
): string {
  return registryModule(
    Object.entries(registry).map(([name, path]) => registryEntry(name, replaced.get(path) ?? path, name)),
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
