import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {decodable} from '../../../lib/plainAddress';
import {GoneError} from './browserSource';
import {theDocs} from './docs';
import {handleFirstFailure, settleFailure} from '../../../lib/browser/failure';
import {plainPath} from './tableRoutes';

type Preloadable = {readonly preload?: (pathname: string) => unknown};

/** How long the previous page stays before the next one takes its place without its article, in milliseconds. */
const PATIENCE_MS = 1000;

const OFFLINE = 'This page did not load. You appear to be offline.';

const NEVER = new Promise<never>(() => undefined);

let isFirst = true;

/** The most recent navigation. */
let latest: symbol | undefined;

/**
 * Loads everything that the route at `pathname` needs, before Docusaurus shows it. Replaces
 * `@docusaurus/core/lib/client/preload`. If that takes long or fails, the promise resolves nevertheless, and the page
 * shows a spinner or the error where its article belongs. The promise stays pending forever in two cases: if something
 * on the first view doesn't load, because React would otherwise remove the server's HTML, and if the reader navigates
 * elsewhere meanwhile.
 */
export default async function preload(pathname: string): Promise<void> {
  const navigation = Symbol(pathname);
  latest = navigation;
  if (isFirst) return firstView(loadRoute(pathname));
  const isLatest = (): boolean => latest === navigation;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([arrive(pathname, isLatest), patience]);
  return isLatest() ? undefined : NEVER;
}

/**
 * Loads the route at `pathname`. If that fails, reloads the page if the server may have another answer; otherwise
 * records the failure, which the page shows.
 */
async function arrive(pathname: string, isLatest: () => boolean): Promise<void> {
  const {store} = theDocs();
  if (store.failure(pathname) !== undefined) store.setFailure(pathname, undefined);
  try {
    await loadRoute(pathname);
    settleFailure();
  } catch (error) {
    console.warn(error);
    const isGone = error instanceof GoneError || (await serverAnswers(pathname));
    if (!isLatest()) return undefined;
    if (!isGone) return store.setFailure(pathname, navigator.onLine ? error : OFFLINE);
    // The address bar already shows the new address, so this requests that page.
    location.reload();
    return NEVER;
  }
}

/** Returns whether the server can be reached and has an answer to a request for `pathname`, even if it is "not found". */
async function serverAnswers(pathname: string): Promise<boolean> {
  try {
    const {status} = await fetch(pathname, {method: 'HEAD', cache: 'no-store', credentials: 'same-origin'});
    return status < 500;
  } catch {
    return false;
  }
}

/** Loads the page at `pathname`, which failed before, again. */
export function retry(pathname: string): void {
  void arrive(pathname, () => plainPath(location.pathname) === plainPath(pathname));
}

function firstView(loading: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    loading.then(() => {
      isFirst = false;
      settleFailure();
      // The timeout lets React start in its own task.
      setTimeout(resolve);
    }, handleFirstFailure);
  });
}

/**
 * Loads everything that the route at `pathname` needs. Each component gets the address, because one component renders
 * all docs.
 */
export async function loadRoute(pathname: string): Promise<void> {
  const matches = addressesOf(pathname).flatMap((path) => matchRoutes(routes, path));
  const components = new Set(matches.map(({route}) => route.component as unknown as Preloadable | undefined));
  await Promise.all([...components].map((component) => component?.preload?.(pathname)));
}

/** Returns the address as it is and, if that differs, decoded. */
function addressesOf(pathname: string): string[] {
  return [...new Set([pathname, decodeURI(decodable(pathname))])];
}
