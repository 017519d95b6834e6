/** What `.docusaurus/routesChunkNames.json` holds for a route: names of chunks, by the property that gets them. */
export type ChunkNames = {readonly [property: string]: string | ChunkNames};

/** Returns the names of all chunks of a route. */
export function namesOf(chunkNames: ChunkNames): string[] {
  return Object.values(chunkNames).flatMap((value) => (typeof value === 'string' ? [value] : namesOf(value)));
}
