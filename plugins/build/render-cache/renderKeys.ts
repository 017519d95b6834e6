import path from 'node:path';
import {hashOf} from '../../lib/hashFiles';
import {withSlash} from './withSlash';

type ChunkNames = {readonly [property: string]: string | ChunkNames};

/** `routesChunkNames.json` of Docusaurus: by `<path>-<hash>` of a route, the names of the chunks that it loads. */
export type RouteChunks = Readonly<Record<string, ChunkNames>>;

/**
 * Returns a key for the render of each route, by its path. The key changes with the chunks of the route and of the routes
 * around it, and with everything in the server's bundle that is no route's own. `files` has the hashes of the bundle's
 * files, by their path.
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
