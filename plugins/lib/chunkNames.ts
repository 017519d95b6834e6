/** The chunk name of each property of a route, nested as the properties are. `__comp` is that of its component. */
export type ChunkNames = {readonly [property: string]: string | ChunkNames};

/** Docusaurus's `routesChunkNames.json`: the names of the chunks that a route loads, by the route's `<path>-<hash>`. */
export type RouteChunks = Readonly<Record<string, ChunkNames & {readonly __comp: string}>>;

/** Returns the two parts of a route's key in `RouteChunks`: its path, and a hash. */
export function routeOf(key: string): {readonly path: string; readonly hash: string} {
  const end = key.lastIndexOf('-');
  return {path: key.slice(0, end), hash: key.slice(end + 1)};
}

/** Returns the names of all chunks that a route loads. */
export function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) => (typeof value === 'string' ? [value] : namesIn(value)));
}
