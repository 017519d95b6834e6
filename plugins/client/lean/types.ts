import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ChunkNames} from './build/chunkNames';

/** A route as Docusaurus generates it. `path` and `hash` together are the key of its chunk names. */
export type StockRoute = {
  readonly path: string;
  readonly hash?: string;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly StockRoute[];
};

/** What Docusaurus's code generation wrote to `.docusaurus`, as plain data. */
export type Generated = {
  readonly routes: readonly StockRoute[];
  /** Chunk names by `<path>-<hash>` of the route. */
  readonly routesChunkNames: Readonly<Record<string, ChunkNames>>;
  /** Module paths by chunk name. */
  readonly registry: Readonly<Record<string, string>>;
};

/** A doc's path and the name of its sidebar, if it has one. */
export type DocRoute = {readonly path: string; readonly sidebar?: string};

/** A docs version: its path, the module that holds its metadata, and its docs. */
export type VersionRoutes = {
  readonly path: string;
  readonly propsModule: string;
  readonly docs: readonly DocRoute[];
};

/** The routes of the docs, separate from all others. */
export type SplitRoutes = {
  readonly docs: {
    readonly path: string;
    readonly contextModule: string;
    readonly versions: readonly VersionRoutes[];
  };
  readonly others: readonly StockRoute[];
};

/**
 * What the browser needs to know about a version: its metadata, with the sidebars but without the docs, and the
 * addresses for which the sidebars are wrong (see `routesOfTable`).
 */
export type VersionTable = {
  readonly version: Omit<PropVersionMetadata, 'docs'>;
  readonly exceptions: Readonly<Record<string, string | null | false>>;
};
