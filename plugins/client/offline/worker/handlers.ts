import {isHashed} from '../../../lib/hashedFiles';
import {decodable, plainAddress} from '../../articles/plainAddress';
import {isPageMessage, type PageMessage} from '../browser/messages';
import {OfflineError} from '../browser/offlineError';
import {isData, OFFLINE_PAGE, pageOfFragment, STORE_HEADER} from '../browser/paths';
import {pathsOf, responseOf, type Deployment, type Paths, type Store} from '../browser/store';
import {fetchIndex, isSame, restore, sync} from '../browser/sync';
import type {PageBindings} from './bindings';
import type {FetchEvent} from './scope';

/** How long a page waits for the server to say which deployment it has, before the kept page is shown. */
const ANSWER_MS = 3000;
/** How often a page that stays open asks for a new deployment, at most. */
const CHECK_MS = 10 * 60_000;

export type WorkerParts = {
  /** The path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  readonly store: Store;
  readonly bindings: PageBindings;
  /** Returns the IDs of all open pages. */
  readonly openClients: () => Promise<readonly string[]>;
};

export type WorkerHandlers = {
  readonly fetch: (event: FetchEvent) => void;
  /** Handles a message of the page with the ID `client`. */
  readonly message: (data: unknown, client: string | undefined) => Promise<void>;
};

/** A deployment with the content of its paths. */
type Opened = {readonly deployment: Deployment; readonly paths: Paths};

/** Returns what the worker does. */
export function createHandlers({baseUrl, store, bindings, openClients}: WorkerParts): WorkerHandlers {
  const opened = new Map<string, Opened>();
  let updating: Promise<void> | undefined;
  let checked = 0;

  async function open(id: string | undefined): Promise<Opened | undefined> {
    if (id === undefined) return undefined;
    const known = opened.get(id);
    if (known) return known;
    const deployment = await store.deployment(id);
    if (!deployment) return undefined;
    const found = {deployment, paths: pathsOf(deployment)};
    opened.set(id, found);
    return found;
  }

  /** Returns the current deployment. Blocked or broken storage counts as none, so that the site works as without. */
  function openCurrent(): Promise<Opened | undefined> {
    return orNone(async () => open(await store.currentId()));
  }

  /** Returns the deployment that a page came from, or undefined if it came from the server. */
  function openBound(client: string): Promise<Opened | undefined> {
    return orNone(async () => {
      // The reader has removed everything while the page was open.
      if ((await store.currentId()) === undefined) return undefined;
      return open(await bindings.deploymentOf(client));
    });
  }

  async function tidy(): Promise<void> {
    await store.tidy(await bindings.used(await openClients()));
  }

  /** Downloads a new deployment. If that fails, the current one stays, and the next page that is opened tries again. */
  function update(): Promise<void> {
    updating ??= sync({store, baseUrl, versions: (kept) => kept})
      .then(tidy)
      .catch((error: unknown) => console.warn('The pages on this device were not updated.', error))
      .finally(() => (updating = undefined));
    return updating;
  }

  /** Asks the server which deployment it has, and downloads it if it's a new one. Returns what it found out. */
  async function check({deployment}: Opened, event: FetchEvent): Promise<'same' | 'other' | 'unknown'> {
    checked = Date.now();
    try {
      const index = await fetchIndex(baseUrl, AbortSignal.timeout(ANSWER_MS));
      if (isSame(deployment, index)) return 'same';
    } catch (error) {
      if (!(error instanceof OfflineError && error.kind === 'changed')) return 'unknown';
    }
    event.waitUntil(update());
    return 'other';
  }

  async function navigate(event: FetchEvent, path: string): Promise<Response> {
    const current = await openCurrent();
    if (!current) return fetch(event.request);
    const isKept = current.paths.has(path);
    const checking = check(current, event);
    event.waitUntil(checking);
    if (isKept && (await checking) !== 'other')
      return (await showKept(event, current, path)) ?? fetch(event.request);
    const fresh = await fetch(event.request).catch(() => undefined);
    if (fresh && !(isKept && fresh.status >= 500)) return fresh;
    return (isKept ? await showKept(event, current, path) : undefined) ?? elsewhere(event, current);
  }

  /** Returns a page of a deployment, and makes sure that it gets everything else from there, too. */
  async function showKept(event: FetchEvent, shown: Opened, path: string): Promise<Response | undefined> {
    return orNone(async () => {
      const response = await read(shown, path);
      // Without room for the note, the page is one of the server's after the worker has been started again.
      if (response) await bindings.bind(event.resultingClientId, shown.deployment.id).catch(console.warn);
      return response;
    });
  }

  /** Returns a file of a deployment. If the browser has deleted it, tries to get the same one from the server. */
  async function read({deployment, paths}: Opened, path: string): Promise<Response | undefined> {
    const found = await responseOf(store, deployment, paths, path);
    const file = pageOfFragment(path) ?? path;
    const hash = paths.get(file);
    if (found || hash === undefined) return found;
    await restore({store, baseUrl}, file, hash).catch(console.warn);
    return responseOf(store, deployment, paths, path);
  }

  /** Redirects to a page's plain or new address, or to the page that says what is kept. */
  function elsewhere({request}: FetchEvent, {deployment, paths}: Opened): Response {
    const {pathname, search, origin} = new URL(request.url);
    const plain = plainAddress(pathname, baseUrl);
    const moved = Object.values(deployment.versions).flatMap(({redirects}) => redirects[plain] ?? [])[0];
    const target = moved ?? plain;
    if (target !== pathname && paths.has(new URL(target, origin).pathname.slice(baseUrl.length)))
      return Response.redirect(`${origin}${target}${search}`, 302);
    const query = new URLSearchParams({page: pathname + search});
    return Response.redirect(`${origin}${baseUrl}${OFFLINE_PAGE}?${query}`, 302);
  }

  /** Returns a file for a page. A page of a deployment never gets data of another one. */
  async function load(event: FetchEvent, path: string): Promise<Response> {
    const bound = await openBound(event.clientId);
    if (!bound) return loadFromServer(event.request, path);
    if (path.startsWith('fragments/') && Date.now() - checked > CHECK_MS)
      event.waitUntil(check(bound, event));
    const kept = await read(bound, path);
    return kept ?? (isData(path) ? gone() : fetch(event.request));
  }

  /**
   * Returns a file for a page that came from the server. Without the server, it can have scripts and pictures, which are
   * the same in each deployment. Told that a page is gone, it loads that page as a whole.
   */
  async function loadFromServer(request: Request, path: string): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const current = await openCurrent();
      if (current && isHashed(path)) {
        const kept = await responseOf(store, current.deployment, current.paths, path);
        if (kept) return kept;
      }
      if (current?.paths.has(pageOfFragment(path) ?? '\0')) return gone();
      throw error;
    }
  }

  async function message({assetNames, tables}: PageMessage, client: string | undefined): Promise<void> {
    const current = await openCurrent();
    if (current && client !== undefined && isOf(current.deployment, assetNames, tables))
      await bindings.bind(client, current.deployment.id);
    await tidy();
  }

  return {
    message: async (data, client) => {
      if (isPageMessage(data)) await message(data, client);
    },
    fetch(event) {
      const {request} = event;
      const {origin, pathname} = new URL(request.url);
      const isOurs = origin === self.location.origin && pathname.startsWith(baseUrl);
      if (!isOurs || request.method !== 'GET' || request.headers.has(STORE_HEADER)) return;
      const path = decodeURI(decodable(pathname.slice(baseUrl.length)));
      event.respondWith(request.mode === 'navigate' ? navigate(event, path) : load(event, path));
    },
  };
}

async function orNone<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Returns whether a page that was opened before it could be kept is the same as in a deployment, around its article. */
function isOf({shared, versions}: Deployment, assetNames: string, tables: readonly string[]): boolean {
  const known = Object.values(versions).map(({table}) => table);
  return assetNames === shared.assetNames && tables.every((table) => known.includes(table));
}

/** The answer to requests for data that isn't in the page's deployment. The page then loads as a whole. */
function gone(): Response {
  return new Response('', {status: 410, statusText: 'Not in the deployment of this page'});
}
