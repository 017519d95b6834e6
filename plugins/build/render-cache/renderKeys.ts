import path from 'node:path';
import {hashOf} from '../../../packages/lib/hashFiles';
import {withSlash} from './withSlash';

type ChunkNames = {readonly [property: string]: string | ChunkNames};

/**
 * Docusaurus's `routesChunkNames.json`: the names of the chunks that a route loads, by the route's `<path>-<hash>`.
 */
export type RouteChunks = Readonly<Record<string, ChunkNames>>;

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
    route: withSlash(key.replace(/-[^-]*$/, '')),
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

function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) => (typeof value === 'string' ? [value] : namesIn(value)));
}
