import {plainPath, routesOfTable} from './tableRoutes';
import type {DocContent, DocPage, DocsSite, DocsVersion, Fragment, PageData, VersionTable} from './types';

/** How many fetched pages are kept; a page's article is about 30 KB of text. */
const KEPT_PAGES = 60;

/** How the store reaches the world. Both reject when the network or the server fails. */
export type DocsSource = {
  readonly loadTable: (name: string) => Promise<VersionTable>;
  readonly loadFragment: (path: string) => Promise<Fragment>;
};

/** The docs as the browser knows them: the tables and pages that are here, and a way to get others. */
export type DocsStore = {
  readonly site: DocsSite;
  /** The version that `pathname` belongs to; the latest for whatever is below the docs' root. */
  readonly versionAt: (pathname: string) => {readonly name: string; readonly path: string} | undefined;
  /** A version's data, if its table is here. */
  readonly version: (name: string) => DocsVersion | undefined;
  /** Gets a version's table, if it is not here. */
  readonly loadVersion: (name: string) => Promise<void>;
  /** Whether `pathname` is a page; `undefined` while its version's table is not here. */
  readonly isPage: (pathname: string) => boolean | undefined;
  /** The page at `pathname`, if it is here. */
  readonly page: (pathname: string) => DocPage | undefined;
  /**
   * Gets what showing `pathname` takes. Resolves also when there is no such page (the not-found page
   * needs the version's table only); rejects when something cannot be had.
   */
  readonly load: (pathname: string) => Promise<void>;
};

/** Returns a store for `site` that holds `first`, the page of the document itself, and `tables`. */
export function createDocsStore(
  site: DocsSite,
  source: DocsSource,
  first: DocPage | undefined,
  tables: Readonly<Record<string, VersionTable>>,
): DocsStore {
  const versions = new Map(Object.entries(tables).map(([name, table]) => [name, toVersion(table)]));
  const pages = new Map<string, DocPage>(first ? [[plainPath(first.data.path), first]] : []);
  const pending = new Map<string, Promise<void>>();

  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const loading = pending.get(key) ?? load().finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  };
  const loadVersion = (name: string): Promise<void> =>
    once(`version ${name}`, async () => {
      if (!versions.has(name)) versions.set(name, toVersion(await source.loadTable(name)));
    });
  const loadPage = (path: string): Promise<void> =>
    once(path, async () => {
      const page = pages.get(path) ?? toPage(await source.loadFragment(path));
      // Again at the end: what was asked for last is forgotten last.
      pages.delete(path);
      pages.set(path, page);
      forgetOldest(pages);
    });
  const versionAt: DocsStore['versionAt'] = (pathname) =>
    site.versions.find(({path}) => isBelow(plainPath(pathname), plainPath(path)));
  const isPage: DocsStore['isPage'] = (pathname) => {
    const name = versionAt(pathname)?.name;
    return name === undefined ? false : versions.get(name)?.pages.has(plainPath(pathname));
  };

  return {
    site,
    versionAt,
    isPage,
    loadVersion,
    version: (name) => versions.get(name),
    page: (pathname) => pages.get(plainPath(pathname)),
    async load(pathname) {
      const name = versionAt(pathname)?.name;
      if (name === undefined) return;
      // Both at once where the table is not here yet: whether the page exists is known only after. A
      // document that holds no page is most likely the not-found page.
      const isNavigation = pages.size > 0;
      const early = isNavigation && !versions.has(name) ? attempt(loadPage(plainPath(pathname))) : undefined;
      await loadVersion(name);
      if (!isPage(pathname)) return;
      const failed = await early;
      if (failed) throw failed.reason;
      await loadPage(plainPath(pathname));
    },
  };
}

/** Returns the rejection of `promise`, if any: so that it is looked at only when it turns out to matter. */
function attempt(promise: Promise<void>): Promise<{readonly reason: unknown} | undefined> {
  return promise.then(
    () => undefined,
    (reason: unknown) => ({reason}),
  );
}

/** Returns the page with what the theme expects of compiled MDX. */
export function toPage({article, ...data}: PageData & {readonly article: string}): DocPage {
  const {metadata, frontMatter, assets, toc, contentTitle} = data;
  // The page says its front matter once; Docusaurus has it in the metadata too.
  const ofDoc = {metadata: {...metadata, frontMatter}, frontMatter, assets, toc, contentTitle};
  const content = Object.assign(() => null, ofDoc);
  return {data, content: content as unknown as DocContent, article: {__html: article}};
}

function toVersion({version, exceptions}: VersionTable): DocsVersion {
  return {
    metadata: {...version, docs: {}},
    pages: routesOfTable(version.docsSidebars, exceptions),
  };
}

function forgetOldest(pages: Map<string, DocPage>): void {
  for (const path of [...pages.keys()].slice(0, Math.max(0, pages.size - KEPT_PAGES))) pages.delete(path);
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
