import {browserSource, GoneError, readFirstPage} from './browserSource';
import {isFrugal} from './connection';
import {createDocsStore, type DocsStore} from './docsStore';
import {createSpeculation, type Speculation} from './speculate';
import {keepAddressTidy} from './tidyAddress';
import type {DocsSite} from './types';

export type Docs = {readonly store: DocsStore; readonly speculation: Speculation};

let docs: Docs | undefined;
let isShown = false;

/** Creates the docs store of `site`. The generated routes call this once, before React hydrates. */
export function startDocs(site: DocsSite): void {
  keepAddressTidy(site.baseUrl);
  const store = createDocsStore(
    site,
    browserSource(site),
    readFirstPage(document),
    window.docsVersions ?? {},
  );
  docs = {store, speculation: createSpeculation(store, isFrugal)};
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
