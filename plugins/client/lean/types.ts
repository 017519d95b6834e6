import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteChunks} from '../../lib/chunkNames';

/** What Docusaurus's code generation wrote to `.docusaurus`, as plain data. */
export type Generated = {
  readonly routesChunkNames: RouteChunks;
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
