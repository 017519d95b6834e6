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
 * Loads everything that the doc at `pathname` needs. On the first view, the promise rejects if something doesn't
 * load. During navigation it never rejects: if the server doesn't have the page, the browser loads the address from
 * the server; if the reader is offline, a notice offers to retry and the previous page stays.
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
          // The address bar already shows the new address, so reloading asks the server, which may redirect it.
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
    // The address bar already shows the new address, so reloading requests that page from the server.
    location.reload();
  } else {
    // Reloading while offline would replace the page that is shown with the browser's error page.
    showFailure(`The page ${pathname} did not load. You appear to be offline.`, retry);
  }
}
