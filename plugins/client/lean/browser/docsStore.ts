import {builtHtml} from '../../../lib/trusted-types';
import {plainPath, routesOfTable} from './tableRoutes';
import type {DocContent, DocPage, DocsSite, DocsVersion, Fragment, PageData, VersionTable} from './types';

/** How many fetched pages stay in memory. An article is about 30 KB of text. */
const KEPT_PAGES = 60;

/** How the store loads data. Both functions reject when the network or the server fails. */
export type DocsSource = {
  readonly loadTable: (name: string) => Promise<VersionTable>;
  readonly loadFragment: (path: string) => Promise<Fragment>;
};

/** The docs that the browser has loaded so far, and functions that load more. */
export type DocsStore = ReturnType<typeof createDocsStore>;

/**
 * Returns a store for `site` that starts with `first`, which is the page in the current document, and with `tables`.
 */
export function createDocsStore(
  site: DocsSite,
  source: DocsSource,
  first: DocPage | undefined,
  tables: Readonly<Record<string, VersionTable>>,
) {
  const versions = new Map(Object.entries(tables).map(([name, table]) => [name, toVersion(table)]));
  const pages = new Map<string, DocPage>(first ? [[plainPath(first.data.path), first]] : []);
  const pending = new Map<string, Promise<void>>();
  const failures = new Map<string, unknown>();
  const listeners = new Set<() => void>();

  const report = (): void => listeners.forEach((listener) => listener());
  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const loading =
      pending.get(key) ??
      load()
        .then(report)
        .finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  };
  /** Loads a version's table unless it is loaded already. */
  const loadVersion = (name: string): Promise<void> =>
    once(`version ${name}`, async () => {
      if (!versions.has(name)) versions.set(name, toVersion(await source.loadTable(name)));
    });
  const loadPage = (path: string): Promise<void> =>
    once(path, async () => {
      const page = pages.get(path) ?? toPage(await source.loadFragment(path));
      // Deleting the page first moves it to the end of the map, so the least recently used page is evicted first.
      pages.delete(path);
      pages.set(path, page);
      forgetOldest(pages);
    });
  /**
   * Returns the version that `pathname` belongs to. A path below the docs' root that matches no other version belongs to
   * the latest.
   */
  const versionAt = (pathname: string): DocsSite['versions'][number] | undefined =>
    site.versions.find(({path}) => isBelow(plainPath(pathname), plainPath(path)));
  /** Returns whether `pathname` is a page, or `undefined` if its version's table isn't loaded. */
  const isPage = (pathname: string): boolean | undefined => {
    const name = versionAt(pathname)?.name;
    return name === undefined ? false : versions.get(name)?.pages.has(plainPath(pathname));
  };

  return {
    site,
    versionAt,
    isPage,
    loadVersion,
    /** Returns a version's data if its table is loaded. */
    version: (name: string): DocsVersion | undefined => versions.get(name),
    /** Returns the page at `pathname` if it is loaded. */
    page: (pathname: string): DocPage | undefined => pages.get(plainPath(pathname)),
    /** Returns why the page at `pathname` can't be shown, or `undefined` if nothing is known against it. */
    failure: (pathname: string): unknown => failures.get(plainPath(pathname)),
    /** Records why the page at `pathname` can't be shown; `undefined` removes the record. */
    setFailure: (pathname: string, error: unknown): void => {
      if (error === undefined) failures.delete(plainPath(pathname));
      else failures.set(plainPath(pathname), error);
      report();
    },
    /** Calls `listener` whenever something has loaded or a failure was recorded. Returns how to stop that. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Loads everything that showing `pathname` needs. Also resolves if the page doesn't exist, because the not-found
     * page needs only the version's table. Rejects if something doesn't load.
     */
    load: async (pathname: string): Promise<void> => {
      const name = versionAt(pathname)?.name;
      if (name === undefined) return;
      // If the table isn't loaded, load the page at the same time: only the table shows whether the page exists. A
      // document that holds no doc is most likely the not-found page, so no page is loaded for it.
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

/** Returns the rejection of `promise`, if any, without throwing, so that the caller can ignore it. */
function attempt(promise: Promise<void>): Promise<{readonly reason: unknown} | undefined> {
  return promise.then(
    () => undefined,
    (reason: unknown) => ({reason}),
  );
}

/** Returns the page in the shape that the theme expects of compiled MDX. */
export function toPage({article, ...data}: PageData & {readonly article: string}): DocPage {
  const {metadata, frontMatter, assets, toc, contentTitle} = data;
  // Docusaurus has the front matter in the metadata as well; the page's data holds it only once.
  const ofDoc = {metadata: {...metadata, frontMatter}, frontMatter, assets, toc, contentTitle};
  const content = Object.assign(() => null, ofDoc);
  return {data, content: content as unknown as DocContent, article: {__html: builtHtml(article)}};
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
