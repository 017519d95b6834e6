import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** The chunk name of each property of a route, nested as the properties are. `__comp` is that of its component. */
export type ChunkNames = {readonly [property: string]: string | ChunkNames};

/** What Docusaurus's code generation wrote to `.docusaurus`, as plain data. */
export type Generated = {
  /** Chunk names by `<path>-<hash>` of the route. */
  readonly routesChunkNames: Readonly<Record<string, ChunkNames & {readonly __comp: string}>>;
  /** Module paths by chunk name. */
  readonly registry: Readonly<Record<string, string>>;
};

/** A doc's path and the name of its sidebar, if it has one. */
export type DocRoute = {readonly path: string; readonly sidebar?: string | undefined};

/**
 * What the browser needs to know about a version: its metadata, with the sidebars but without the docs, and the
 * addresses for which the sidebars are wrong (see `routesOfTable`).
 */
export type VersionTable = {
  readonly version: Omit<PropVersionMetadata, 'docs'>;
  readonly exceptions: Readonly<Record<string, string | null | false>>;
};
