import type {PageEquivalent} from './pageEquivalents';

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
