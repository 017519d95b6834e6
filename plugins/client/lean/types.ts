import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ChunkNames} from './build/chunkNames';

/** A route as Docusaurus generates it: `hash` goes with `path` into the key of its chunk names. */
export type StockRoute = {
  readonly path: string;
  readonly hash?: string;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly StockRoute[];
};

/** What Docusaurus's code generation left in `.docusaurus`, as plain data. */
export type Generated = {
  readonly routes: readonly StockRoute[];
  /** By `<path>-<hash>` of the route. */
  readonly routesChunkNames: Readonly<Record<string, ChunkNames>>;
  /** Module path by chunk name. */
  readonly registry: Readonly<Record<string, string>>;
};

/** A doc's address and the sidebar it shows with, if any. */
export type DocRoute = {readonly path: string; readonly sidebar?: string};

/** A docs version: where it lives, the module that holds its metadata, its docs. */
export type VersionRoutes = {
  readonly path: string;
  readonly propsModule: string;
  readonly docs: readonly DocRoute[];
};

/** The routes of the docs, apart from those of everything else. */
export type SplitRoutes = {
  readonly docs: {
    readonly path: string;
    readonly contextModule: string;
    readonly versions: readonly VersionRoutes[];
  };
  readonly others: readonly StockRoute[];
};

/**
 * What the browser needs to know of a version: its metadata with the sidebars but without the docs, and
 * the addresses for which the sidebars do not tell the truth (see `routesOfTable`).
 */
export type VersionTable = {
  readonly version: Omit<PropVersionMetadata, 'docs'>;
  readonly exceptions: Readonly<Record<string, string | null | false>>;
};

/** What a page's HTML says of itself, for the shell around the article. */
export type PageData = {
  readonly path: string;
  readonly id: string;
  /** The addresses of the same doc in the other versions, by version name. */
  readonly alternates: Readonly<Record<string, string>>;
  /** What `useDoc()` answers; the shapes are those of `plugin-content-docs`. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly assets: Readonly<Record<string, unknown>>;
  readonly toc: readonly unknown[];
  readonly contentTitle?: string;
};

/** A page as it is fetched in navigation. */
export type Fragment = PageData & {
  readonly article: string;
  /** Names of the scripts and styles the page was built with: others are another deployment's. */
  readonly assetNames: string;
};
