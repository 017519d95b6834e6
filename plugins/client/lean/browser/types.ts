import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Fragment, PageData, VersionTable} from '../types';

export type {Fragment, PageData, VersionTable};

/** What the generated routes say of the docs; the same for every page of the site. */
export type DocsSite = {
  readonly baseUrl: string;
  readonly path: string;
  /** The route's context, as Docusaurus's own route component provides it. */
  readonly context: {readonly plugin: {readonly name: string; readonly id: string}};
  /** In the order in which they match: the latest, at the docs' own root, last. */
  readonly versions: readonly {readonly name: string; readonly path: string}[];
};

type DocContext = ReturnType<typeof useDoc>;

/** What `@theme/DocItem` takes for a page's compiled MDX: its data, on a component that shows nothing. */
export type DocContent = (() => null) & {readonly [key in keyof DocContext]: DocContext[key]};

/** A page that is here: `article` is one object for good, since React sets the HTML again for another. */
export type DocPage = {
  readonly data: PageData;
  readonly content: DocContent;
  readonly article: {readonly __html: string};
};

/** A version whose table is here. */
export type DocsVersion = {
  readonly metadata: PropVersionMetadata;
  /** Sidebar by plain address. */
  readonly pages: ReadonlyMap<string, string | undefined>;
};
