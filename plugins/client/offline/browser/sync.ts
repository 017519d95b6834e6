import type {ListEntry, ListedFile, OfflineIndex, SharedList, VersionEntry, VersionList} from '../types';
import {contentHash} from './contentHash';
import {OfflineError} from './offlineError';
import {INDEX_FILE, listFile, SHARED, STORE_HEADER} from './paths';
import type {Deployment, KeptVersion, Store} from './store';

/** How many files are requested at the same time. */
const AT_ONCE = 6;

/** How much of a download is done, in bytes of content. */
export type Progress = {readonly done: number; readonly total: number};

export type SyncOptions = {
  readonly store: Store;
  readonly baseUrl: string;
  /** Returns the names of the versions to keep, given those that are kept. */
  readonly versions: (kept: readonly string[]) => readonly string[];
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** Runs when everything is downloaded, before it is used. If it rejects, the current deployment stays. */
  readonly beforeCommit?: () => Promise<void>;
};

/** Only one page or worker at a time changes what is kept. */
export function exclusively<Result>(change: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('docs-offline', change);
}

/** Returns what the server's deployment consists of. Rejects with an `OfflineError` if it can't be loaded. */
export async function fetchIndex(baseUrl: string, signal?: AbortSignal): Promise<OfflineIndex> {
  const content = await download(baseUrl + INDEX_FILE, 'no-store', signal);
  return parse<OfflineIndex>(content.body, INDEX_FILE);
}

/** Returns whether a deployment has the same files as the server's has for the versions in it. */
export function isSame({hashes}: Deployment, index: OfflineIndex): boolean {
  const entries = [index.shared, ...index.versions];
  return Object.entries(hashes).every(
    ([name, hash]) => entries.find((entry) => entry.name === name)?.hash === hash,
  );
}

/**
 * Downloads what the store lacks of the server's deployment, checks each file against the deployment's lists, and then
 * makes it the current one. If anything fails, the current deployment stays. What has arrived until then isn't
 * downloaded again. Rejects with an `OfflineError`.
 */
export function sync(options: SyncOptions): Promise<void> {
  return exclusively(async () => {
    const {store, baseUrl, signal} = options;
    const current = await storing(() => store.current());
    const wanted = options.versions(Object.keys(current?.versions ?? {}));
    const index = await fetchIndex(baseUrl, signal);
    const entries = index.versions.filter(({name}) => wanted.includes(name));
    if (entries.length === 0) return;
    const lists = await Promise.all(entries.map((entry) => fetchList<VersionList>(options, entry)));
    const shared = await fetchList<SharedList>(options, index.shared);
    await fetchFiles(
      options,
      [shared, ...lists].flatMap(({files}) => files),
    );
    await options.beforeCommit?.();
    await storing(() => store.commit(deploymentOf(index, shared, entries, lists)));
  });
}

/** Downloads a file that the browser has deleted from the store. Rejects if the server has another one there. */
export async function restore(
  options: Pick<SyncOptions, 'store' | 'baseUrl'>,
  path: string,
  hash: string,
): Promise<void> {
  const {body, type} = await verified(options, path, hash);
  await options.store.add(hash, body, type);
}

/** Returns a deployment without one of its versions, or undefined if it has no other. */
export function without(deployment: Deployment, name: string): Deployment | undefined {
  const others = (entry: readonly [string, unknown]): boolean => entry[0] !== name;
  const versions = Object.fromEntries(Object.entries(deployment.versions).filter(others));
  const hashes = Object.fromEntries(Object.entries(deployment.hashes).filter(others));
  if (Object.keys(versions).length === 0) return undefined;
  return {...deployment, id: idOf(hashes), hashes, versions};
}

function deploymentOf(
  index: OfflineIndex,
  shared: SharedList,
  entries: readonly VersionEntry[],
  lists: readonly VersionList[],
): Deployment {
  const hashes = Object.fromEntries([index.shared, ...entries].map(({name, hash}) => [name, hash]));
  const versions = entries.map(({name, label, home, bytes}, i): [string, KeptVersion] => [
    name,
    {...(lists[i] as VersionList), label, home, bytes},
  ]);
  return {id: idOf(hashes), hashes, shared, versions: Object.fromEntries(versions)};
}

/** Returns a name for a deployment that is different if anything in it is. */
function idOf(hashes: Readonly<Record<string, string>>): string {
  return Object.entries(hashes)
    .map(([name, hash]) => `${name === SHARED ? '' : name}.${hash}`)
    .sort()
    .join('-');
}

async function fetchList<List>(options: SyncOptions, {name, hash}: ListEntry): Promise<List> {
  const {body} = await verified(options, listFile(name), hash);
  return parse<List>(body, listFile(name));
}

/** Downloads and stores the files that aren't stored yet, some at a time. */
async function fetchFiles(options: SyncOptions, files: readonly ListedFile[]): Promise<void> {
  const stored = await storing(() => options.store.hashes());
  const missing = new Map(
    files.filter(([, hash]) => !stored.has(hash)).map((file): [string, ListedFile] => [file[1], file]),
  );
  const waiting = [...missing.values()];
  const total = waiting.reduce((sum, [, , bytes]) => sum + bytes, 0);
  let done = 0;
  const stop = new AbortController();
  const {signal} = stop;
  options.signal?.addEventListener('abort', () => stop.abort(options.signal?.reason), {signal});
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, hash, bytes] = next;
      const {body, type} = await verified({...options, signal}, path, hash);
      await storing(() => options.store.add(hash, body, type));
      done += bytes;
      options.onProgress?.({done, total});
    }
  };
  options.onProgress?.({done, total});
  try {
    await Promise.all(Array.from({length: AT_ONCE}, work));
  } catch (error) {
    // The other workers would go on with files that nothing will use.
    waiting.length = 0;
    stop.abort();
    throw error;
  }
}

type Downloaded = {readonly body: ArrayBuffer; readonly type: string};

/**
 * Downloads a file that has the given hash. If the server has another file there, asks once more without caches between,
 * and then rejects: the server has another deployment, or is being deployed to.
 */
async function verified(
  {baseUrl, signal}: Pick<SyncOptions, 'baseUrl' | 'signal'>,
  path: string,
  hash: string,
): Promise<Downloaded> {
  for (const mode of ['no-cache', 'reload'] as const) {
    const found = await download(baseUrl + path, mode, signal);
    if ((await contentHash(found.body)) === hash) return found;
  }
  throw new OfflineError('changed', `${baseUrl}${path} isn't from the deployment that is being stored.`);
}

async function download(url: string, cache: RequestCache, signal?: AbortSignal): Promise<Downloaded> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    response = await fetch(url, {cache, headers: {[STORE_HEADER]: '1'}, ...(signal ? {signal} : {})});
    body = await response.arrayBuffer();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new OfflineError('network', `${url} did not load.`, {cause});
  }
  // A file that is gone belongs to another deployment; a server that fails may answer later.
  if (response.ok) return {body, type: response.headers.get('content-type') ?? ''};
  throw new OfflineError(
    response.status < 500 ? 'changed' : 'network',
    `${url} responded with status ${response.status}.`,
  );
}

function parse<Value>(content: ArrayBuffer, file: string): Value {
  try {
    return JSON.parse(new TextDecoder().decode(content)) as Value;
  } catch (cause) {
    throw new OfflineError('changed', `${file} is not JSON.`, {cause});
  }
}

/** Runs a step that writes to the store, and says why it failed. */
async function storing<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    throw new OfflineError(isFull ? 'full' : 'blocked', String(cause), {cause});
  }
}
