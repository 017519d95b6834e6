import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Fragment, PageData} from '../../../lib/fragment';
import type {VersionTable} from '../types';

export type {Fragment, PageData, VersionTable};

/** What the generated routes contain about the docs. It is the same on every page. */
export type DocsSite = {
  readonly baseUrl: string;
  readonly path: string;
  /** In matching order: the latest version comes last, because its path is the docs' root. */
  readonly versions: readonly {readonly name: string; readonly path: string}[];
};

type DocContext = ReturnType<typeof useDoc>;

/**
 * What `@theme/DocItem` takes as a page's compiled MDX: a component that renders nothing, with the page's data as
 * properties.
 */
export type DocContent = (() => null) & {readonly [key in keyof DocContext]: DocContext[key]};

/** A loaded page. `article` must stay the same object, because React sets the HTML again when it gets another one. */
export type DocPage = {
  readonly data: PageData;
  readonly content: DocContent;
  readonly article: {readonly __html: string};
};

/** A version whose table is loaded. */
export type DocsVersion = {
  readonly metadata: PropVersionMetadata;
  /** The sidebar of each page, by plain path. */
  readonly pages: ReadonlyMap<string, string | undefined>;
};
