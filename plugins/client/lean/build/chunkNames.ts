/**
 * What `.docusaurus/routesChunkNames.json` holds for a route: the chunk name of each property, nested as the
 * properties are.
 */
export type ChunkNames = {readonly [property: string]: string | ChunkNames};

/** Returns the names of all chunks that a route loads. */
export function namesOf(chunkNames: ChunkNames): string[] {
  return Object.values(chunkNames).flatMap((value) => (typeof value === 'string' ? [value] : namesOf(value)));
}
