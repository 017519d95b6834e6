import path from 'node:path';
import {hashOf} from '../../../packages/lib/hashFiles';
import {namesIn, routeOf, type RouteChunks} from '../../lib/chunkNames';
import {withSlash} from './withSlash';

/**
 * Returns each route's cache key, by its path. The key changes with the chunks of the route and its parent routes,
 * and with everything in the server's bundle that belongs to no route. `files` holds the hashes of the bundle's
 * files, by relative path.
 */
export function renderKeys(
  routes: RouteChunks,
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  const chunks = Object.entries(routes).map(([key, names]) => ({
    route: withSlash(routeOf(key).path),
    names: namesIn(names),
  }));
  const own = new Set(chunks.flatMap(({names}) => names));
  const isOwn = (file: string): boolean => own.has(path.basename(file, '.js'));
  const shared = hashOf(
    process.version,
    ...Object.entries(files).flatMap(([file, hash]) => (isOwn(file) ? [] : [file, hash])),
  );
  const hashOfChunk = new Map(
    Object.entries(files).map(([file, hash]) => [path.basename(file, '.js'), hash]),
  );
  const keyOf = (route: string): string => {
    const loaded = chunks.filter((other) => route.startsWith(other.route)).flatMap(({names}) => names);
    return hashOf(route, shared, ...loaded.map((name) => `${name} ${hashOfChunk.get(name) ?? ''}`));
  };
  return Object.fromEntries(chunks.map(({route}) => [route, keyOf(route)]));
}
