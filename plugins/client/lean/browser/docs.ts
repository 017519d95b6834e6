import {browserSource, GoneError, readFirstPage} from './browserSource';
import {isFrugal} from './connection';
import {createDocsStore, type DocsStore} from './docsStore';
import {createSpeculation, type Speculation} from './speculate';
import {keepAddressTidy} from './tidyAddress';
import type {DocsSite} from './types';

export type Docs = {readonly store: DocsStore; readonly speculation: Speculation};

let docs: Docs | undefined;
let isShown = false;

/** Creates the docs store of `site` and returns it. The generated routes call this once, before React hydrates. */
export function startDocs(site: DocsSite): Docs {
  keepAddressTidy(site.baseUrl);
  const store = createDocsStore(
    site,
    browserSource(site),
    readFirstPage(document),
    window.docsVersions ?? {},
  );
  const speculation = createSpeculation({
    isFrugal,
    load: store.load,
    isWanted: (pathname) => store.isPage(pathname) !== false && !store.page(pathname),
    // If the version's table isn't loaded yet, loading the page also loads the table.
    filesFor: (pathname) => (store.isPage(pathname) === undefined ? 2 : 1),
  });
  docs = {store, speculation};
  return docs;
}

/** Returns the docs that the generated routes have started. Throws if they haven't. */
export function theDocs(): Docs {
  if (!docs) throw new Error('lean-client: the docs were used before @generated/routes was evaluated.');
  return docs;
}

/**
 * Loads everything that the doc at `pathname` needs. Rejects if something doesn't load or, in navigation, if there is
 * no such page: the server may know where it is.
 */
export async function getReadyToShow(pathname: string): Promise<void> {
  const {store} = theDocs();
  const isNavigation = isShown;
  await store.load(pathname);
  isShown = true;
  if (isNavigation && store.isPage(pathname) === false && navigator.onLine)
    throw new GoneError(`${pathname} is not a page of this site.`);
}
