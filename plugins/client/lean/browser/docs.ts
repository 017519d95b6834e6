import {browserSource, GoneError, readFirstPage} from './browserSource';
import {isFrugal} from './connection';
import {createDocsStore, type DocsStore} from './docsStore';
import {settleFailure, showFailure} from './failure';
import {createSpeculation, type Speculation} from './speculate';
import {keepAddressTidy} from './tidyAddress';
import type {DocsSite} from './types';

export type Docs = {readonly store: DocsStore; readonly speculation: Speculation};

let docs: Docs | undefined;
let isShown = false;

/** Starts the docs of `site`; called once, by the generated routes, before React hydrates anything. */
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
    // While it is not known whether it is a page, its version's table comes with it.
    filesFor: (pathname) => (store.isPage(pathname) === undefined ? 2 : 1),
  });
  docs = {store, speculation};
  return docs;
}

/** Returns the docs that the generated routes started. Throws if they did not. */
export function theDocs(): Docs {
  if (!docs) throw new Error('lean-client: the docs were used before @generated/routes was evaluated.');
  return docs;
}

/**
 * Gets what showing the doc at `pathname` takes. For the first view it rejects when something does not
 * load. In navigation it never does: a page that cannot be fetched, or that the site does not know, is loaded fully, and
 * one that cannot be had without a network is said to the reader, who may try again; until then the page stays as it is.
 */
export async function getReadyToShow(pathname: string): Promise<void> {
  const {store} = theDocs();
  if (!isShown) {
    await store.load(pathname);
    isShown = true;
    return;
  }
  return new Promise((resolve) => {
    const attempt = (): void => {
      store.load(pathname).then(
        () => {
          // The address has changed already: this asks the server, which may know where the page has moved.
          if (store.isPage(pathname) === false && navigator.onLine) return location.reload();
          settleFailure();
          resolve();
        },
        (error: unknown) => handle(error, pathname, attempt),
      );
    };
    attempt();
  });
}

function handle(error: unknown, pathname: string, retry: () => void): void {
  console.warn(error);
  if (navigator.onLine || error instanceof GoneError) {
    // The address has changed already, so this asks the server for the page itself.
    location.reload();
  } else {
    // Loading anew without a network would take away the page that is here.
    showFailure(`The page ${pathname} did not load. You appear to be offline.`, retry);
  }
}
