import type {ListedFile, OfflineIndex} from '../types';
import {announce} from './announce';
import {expected, setExpected} from './expected';
import {OfflineError, type OfflineFailure} from './offlineError';
import {installWorker, removeWorker, tellWorker} from './registration';
import {Store, type Deployment} from './store';
import {exclusively, fetchIndex, sync, without, type Progress} from './sync';

/** A version, and whether it is on this device. */
export type VersionState = {
  readonly name: string;
  readonly label: string;
  readonly home: string;
  /** What it takes on the device, in bytes. */
  readonly bytes: number;
  /** What keeping it downloads, in bytes; unknown while the server can't be reached. */
  readonly download?: number;
  /** `lost` means that the browser has deleted it. */
  readonly status: 'offered' | 'storing' | 'kept' | 'lost';
  /** How much has arrived, if it is being stored. */
  readonly progress?: Progress;
  /** Why the last attempt to store it failed. */
  readonly failure?: OfflineFailure;
};

export type KeeperState =
  /** `absent` means that this build has nothing to keep, as in the preview. */
  | {readonly kind: 'loading' | 'absent' | 'blocked'}
  | {readonly kind: 'ready'; readonly versions: readonly VersionState[]};

/** Keeps versions on this device, and says which are. */
export type Keeper = {
  readonly state: () => KeeperState;
  /** Calls `listener` whenever the state changes, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out again what is kept and what the server has. */
  readonly refresh: () => Promise<void>;
  readonly keep: (version: VersionState) => Promise<void>;
  readonly cancel: () => void;
  readonly remove: (version: VersionState) => Promise<void>;
};

/** Returns the keeper of the site below `baseUrl`. It reads nothing before its first `refresh()`. */
export function createKeeper(baseUrl: string): Keeper {
  const store = new Store(baseUrl);
  const listeners = new Set<() => void>();
  let state: KeeperState = {kind: 'loading'};
  let running: {readonly name: string; readonly stop: AbortController} | undefined;

  function show(next: KeeperState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  function edit(name: string, change: Partial<VersionState>): void {
    if (state.kind !== 'ready') return;
    show({
      kind: 'ready',
      versions: state.versions.map((version) => (version.name === name ? {...version, ...change} : version)),
    });
  }

  async function refresh(): Promise<void> {
    if (running) return;
    if (!('serviceWorker' in navigator)) return show({kind: 'blocked'});
    let kept: Deployment | undefined;
    try {
      kept = await store.current();
    } catch (error) {
      console.warn(error);
      return show({kind: 'blocked'});
    }
    const index = await fetchIndex(baseUrl).catch((error: unknown) => error as OfflineError);
    if (!(index instanceof OfflineError)) show({kind: 'ready', versions: versionsOf(kept, index)});
    else if (!kept && index.kind === 'changed') show({kind: 'absent'});
    else show({kind: 'ready', versions: versionsOf(kept, undefined)});
  }

  async function keep({name, label}: VersionState): Promise<void> {
    if (running) return;
    const stop = new AbortController();
    running = {name, stop};
    edit(name, {status: 'storing', progress: {done: 0, total: 0}, failure: undefined});
    announce(`Storing ${label} on this device.`);
    let failure: OfflineFailure | undefined;
    try {
      await sync({
        store,
        baseUrl,
        versions: (kept) => [...kept, name],
        signal: stop.signal,
        onProgress: (progress) => edit(name, {progress}),
        beforeCommit: () => installWorker(baseUrl),
      });
      setExpected([...expected(), name]);
      await tellWorker();
      // Without this, browsers delete the pages first when storage runs short. They may ask the reader.
      await navigator.storage.persist?.();
    } catch (error) {
      if (!stop.signal.aborted) console.warn(error);
      failure = stop.signal.aborted ? undefined : failureOf(error);
      await clean(failure !== 'network');
    } finally {
      running = undefined;
    }
    await refresh();
    if (failure) edit(name, {failure});
    else announce(stop.signal.aborted ? `${label} was not stored.` : `${label} is on this device.`);
  }

  /** Deletes what nothing uses, unless the next attempt can continue with it. */
  async function clean(isAll: boolean): Promise<void> {
    if (!isAll) return;
    try {
      if ((await store.currentId()) === undefined) await store.clear();
      else await tellWorker();
    } catch (error) {
      // Storage is blocked, so there is nothing in it.
      console.warn(error);
    }
  }

  async function remove({name, label}: VersionState): Promise<void> {
    await exclusively(async () => {
      const current = await store.current();
      const rest = current && without(current, name);
      setExpected(expected().filter((one) => one !== name));
      if (rest) await store.commit(rest);
      else await Promise.all([store.clear(), removeWorker(baseUrl)]);
      if (rest) await tellWorker();
    });
    await refresh();
    announce(`${label} was removed from this device.`);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    keep,
    remove,
    cancel: () => running?.stop.abort(),
  };
}

/** Returns all versions that the server has or that are kept, in the server's order. */
function versionsOf(kept: Deployment | undefined, index: OfflineIndex | undefined): VersionState[] {
  const stored = kept?.versions ?? {};
  const offered = index?.versions ?? Object.entries(stored).map(([name, version]) => ({name, ...version}));
  // What all versions share counts for the first one that is kept.
  const isFirst = Object.keys(stored).length === 0;
  const alone = Object.keys(stored).length === 1 && kept ? bytesOf(kept.shared.files) : 0;
  const more = isFirst && index ? index.shared : {bytes: 0, download: 0};
  return offered.map(({name, label, home, bytes, ...entry}) => ({
    name,
    label,
    home,
    bytes: stored[name] ? stored[name].bytes + alone : bytes + more.bytes,
    ...('download' in entry ? {download: entry.download + more.download} : {}),
    status: stored[name] ? 'kept' : expected().includes(name) ? 'lost' : 'offered',
  }));
}

function bytesOf(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0);
}

function failureOf(error: unknown): OfflineFailure {
  return error instanceof OfflineError ? error.kind : 'blocked';
}
