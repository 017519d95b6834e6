import {assetNamesIn} from '../../lean/browser/browserSource';
import type {PageMessage} from './messages';
import {WORKER_FILE} from './paths';

/** Installs the worker, and waits until it is active. Rejects if the browser doesn't allow it. */
export async function installWorker(baseUrl: string): Promise<void> {
  await navigator.serviceWorker.register(baseUrl + WORKER_FILE, {scope: baseUrl, updateViaCache: 'none'});
  await navigator.serviceWorker.ready;
}

/** Removes the worker. Pages that are open keep it until they are closed. */
export async function removeWorker(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
}

/** Tells the worker that something else is kept, and what this page was made from, so that it can serve this page, too. */
export async function tellWorker(): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  const tables = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/versions/"]')];
  const message: PageMessage = {
    type: 'kept-changed',
    assetNames: assetNamesIn(document),
    tables: tables.map((table) => table.getAttribute('src') ?? ''),
  };
  active?.postMessage(message);
}
