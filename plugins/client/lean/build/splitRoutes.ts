import type {ChunkNames} from './chunkNames';
import type {DocRoute, Generated, SplitRoutes, StockRoute, VersionRoutes} from '../types';

/**
 * Returns the docs' routes as data, separate from the other routes. Throws, naming the route, if the site has
 * something that the lean client can't show: tag lists, generated index pages or a second docs plugin.
 */
export function splitRoutes(generated: Generated): SplitRoutes {
  const isDocs = (route: StockRoute): boolean => componentOf(generated, route) === '@theme/DocsRoot';
  const roots = generated.routes.filter(isDocs);
  const [root] = roots;
  if (!root || roots.length > 1) {
    const found = roots.map((route) => route.path).join(', ') || 'none';
    throw new Error(
      `lean-client: expected one docs plugin, found ${found}. Keep one, or build with LEAN_CLIENT=off.`,
    );
  }
  return {
    docs: {
      path: root.path,
      contextModule: moduleOf(generated, root, '__context', 'plugin'),
      versions: (root.routes ?? []).map((route) => versionRoutes(generated, route)),
    },
    others: generated.routes.filter((route) => route !== root),
  };
}

/** Returns the chunk names that `routes` need, and no others. */
export function chunksOf(generated: Generated, routes: readonly StockRoute[]): Record<string, ChunkNames> {
  const keys = routes.flatMap(withSubRoutes).map(keyOf);
  return Object.fromEntries(keys.flatMap((key) => entryOf(generated.routesChunkNames, key)));
}

function entryOf(chunks: Generated['routesChunkNames'], key: string): [string, ChunkNames][] {
  const found = chunks[key];
  return found ? [[key, found]] : [];
}

function withSubRoutes(route: StockRoute): StockRoute[] {
  return [route, ...(route.routes ?? []).flatMap(withSubRoutes)];
}

function versionRoutes(generated: Generated, route: StockRoute): VersionRoutes {
  expectComponent(generated, route, '@theme/DocVersionRoot');
  const docRoots = route.routes ?? [];
  docRoots.forEach((docRoot) => expectComponent(generated, docRoot, '@theme/DocRoot'));
  const docs = docRoots.flatMap((docRoot) => docRoot.routes ?? []);
  docs.forEach((doc) => expectComponent(generated, doc, '@theme/DocItem'));
  return {
    path: route.path,
    propsModule: moduleOf(generated, route, '__props'),
    docs: docs.map(({path, sidebar}): DocRoute => ({path, ...(sidebar ? {sidebar} : {})})),
  };
}

function expectComponent(generated: Generated, route: StockRoute, expected: string): void {
  const component = componentOf(generated, route);
  if (component === expected) return;
  throw new Error(
    `lean-client: the route ${route.path} renders ${component ?? 'nothing'} instead of ${expected}. ` +
      'Other kinds of pages under the docs (tags, generated index pages) are not supported. ' +
      'Write a doc for the page, or build with LEAN_CLIENT=off.',
  );
}

function componentOf(generated: Generated, route: StockRoute): string | undefined {
  const name = generated.routesChunkNames[keyOf(route)]?.__comp;
  return typeof name === 'string' ? generated.registry[name] : undefined;
}

function moduleOf(generated: Generated, route: StockRoute, ...props: string[]): string {
  let value: string | ChunkNames | undefined = generated.routesChunkNames[keyOf(route)];
  for (const prop of props) value = typeof value === 'object' ? value[prop] : undefined;
  const found = typeof value === 'string' ? generated.registry[value] : undefined;
  if (found === undefined) {
    throw new Error(`lean-client: the route ${route.path} has no module for its ${props.join('.')}.`);
  }
  return found;
}

function keyOf(route: StockRoute): string {
  return `${route.path}-${route.hash ?? ''}`;
}
