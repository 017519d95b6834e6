import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import {namesOf, type ChunkNames} from './chunkNames';

/** A route's component that knows the chunks it loads. */
export type ComponentWithChunks = ReturnType<typeof createComponent> & {readonly chunks: readonly string[]};

/** Core's component of a route (`@docusaurus/ComponentCreator`), with the names of its chunks. */
export default function createComponentWithChunks(path: string, hash: string): ComponentWithChunks {
  const names = (routesChunkNames as Record<string, ChunkNames>)[`${path}-${hash}`] ?? {};
  return Object.assign(createComponent(path, hash), {chunks: namesOf(names)});
}
