import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PageEquivalent} from '@site/src/components/pageEquivalents';
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

/** The page's data in its HTML, for the shell around the article. */
export type PageData = {
  readonly path: string;
  readonly id: string;
  /** The paths of the same doc in the other versions, by version name. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Where the other versions have the page's subject if not at the same address, by version name. */
  readonly equivalents: Readonly<Record<string, PageEquivalent>>;
  /** What `useDoc()` returns, in the shapes of `plugin-content-docs`. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly assets: Readonly<Record<string, unknown>>;
  readonly toc: readonly unknown[];
  readonly contentTitle?: string;
};

/** A page as navigation fetches it. */
export type Fragment = PageData & {
  readonly article: string;
  /** The names of the scripts and styles that the page was built with. Other names mean another deployment. */
  readonly assetNames: string;
};
