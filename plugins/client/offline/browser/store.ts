import {fragmentOf} from '../../lean/build/fragments';
import type {SharedList, VersionList} from '../types';
import {pageOfFragment} from './paths';

/**
 * What is kept on the device. Files are stored by their content's hash, so an update adds only what has changed, and a
 * deployment is a record that says which paths have which content. A single record says which deployment is current:
 * writing it is the switch from one deployment to the next.
 */

const FILES = 'docs-offline-files';
const RECORDS = 'docs-offline-records';

/** A complete deployment of the kept versions. */
export type Deployment = {
  readonly id: string;
  /** The hash of each list, by name. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly shared: SharedList;
  /** The lists of the kept versions, by version name. */
  readonly versions: Readonly<Record<string, KeptVersion>>;
};

/** A kept version, with what the interface says about it. */
export type KeptVersion = VersionList & {
  readonly label: string;
  readonly home: string;
  readonly bytes: number;
};

/** Paths below the base URL and the hashes of what is there. */
export type Paths = ReadonlyMap<string, string>;

/** The reader's store. It throws or rejects if the browser blocks storage. */
export class Store {
  constructor(private readonly baseUrl: string) {}

  /** Returns the ID of the current deployment, or undefined if nothing is kept. */
  currentId(): Promise<string | undefined> {
    return this.read<string>('current');
  }

  /** Returns the current deployment, or undefined if nothing is kept. */
  async current(): Promise<Deployment | undefined> {
    const id = await this.currentId();
    return id === undefined ? undefined : this.deployment(id);
  }

  /** Returns a deployment that is still stored. */
  deployment(id: string): Promise<Deployment | undefined> {
    return this.read<Deployment>(`deployment/${id}`);
  }

  /** Makes a complete deployment the current one. */
  async commit(deployment: Deployment): Promise<void> {
    await this.write(`deployment/${deployment.id}`, deployment);
    await this.write('current', deployment.id);
  }

  /** Returns the hashes of all stored files. */
  async hashes(): Promise<Set<string>> {
    if (!(await caches.has(FILES))) return new Set();
    const files = await caches.open(FILES);
    const prefix = this.keyOf('files', '').length;
    return new Set((await files.keys()).map(({url}) => new URL(url).pathname.slice(prefix)));
  }

  /** Stores a file's content. Rejects with a `QuotaExceededError` if there is no room for it. */
  async add(hash: string, content: ArrayBuffer, type: string): Promise<void> {
    const files = await caches.open(FILES);
    await files.put(this.keyOf('files', hash), new Response(content, {headers: {'content-type': type}}));
  }

  /** Returns a stored file, or undefined if the browser has deleted it. */
  file(hash: string): Promise<Response | undefined> {
    // Opening a cache would create it.
    return caches.match(this.keyOf('files', hash), {cacheName: FILES});
  }

  /** Returns a record that the worker keeps for itself. */
  async read<Value>(name: string): Promise<Value | undefined> {
    const response = await caches.match(this.keyOf('records', name), {cacheName: RECORDS});
    return response === undefined ? undefined : ((await response.json()) as Value);
  }

  async write(name: string, value: unknown): Promise<void> {
    const records = await caches.open(RECORDS);
    await records.put(this.keyOf('records', name), jsonResponse(value));
  }

  /** Deletes all deployments but the current one and those in `used`, and all files that none of the others has. */
  async tidy(used: ReadonlySet<string>): Promise<void> {
    const current = await this.currentId();
    const records = await caches.open(RECORDS);
    const prefix = this.keyOf('records', 'deployment/').length;
    const needed = new Set<string>();
    for (const request of await records.keys()) {
      const {pathname} = new URL(request.url);
      if (!pathname.startsWith(this.keyOf('records', 'deployment/'))) continue;
      const id = pathname.slice(prefix);
      if (id === current || used.has(id))
        hashesOf(await this.deployment(id)).forEach((hash) => needed.add(hash));
      else await records.delete(request);
    }
    const files = await caches.open(FILES);
    for (const hash of await this.hashes())
      if (!needed.has(hash)) await files.delete(this.keyOf('files', hash));
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    await Promise.all([caches.delete(FILES), caches.delete(RECORDS)]);
  }

  private keyOf(kind: 'files' | 'records', name: string): string {
    return `${this.baseUrl}offline/${kind}/${name}`;
  }
}

/** Returns the paths of all files of a deployment, below the base URL. */
export function pathsOf({shared, versions}: Deployment): Paths {
  const lists = [shared, ...Object.values(versions)];
  return new Map(lists.flatMap(({files}) => files.map(([path, hash]) => [path, hash] as const)));
}

/**
 * Returns the response of a deployment for a path below the base URL, with the deployment's own headers; undefined if the
 * deployment doesn't have that path, or if the browser has deleted the file.
 */
export async function responseOf(
  store: Store,
  {shared}: Deployment,
  paths: Paths,
  path: string,
): Promise<Response | undefined> {
  const page = pageOfFragment(path);
  const hash = paths.get(page ?? path);
  const stored = hash === undefined ? undefined : await store.file(hash);
  if (!stored) return undefined;
  if (page === undefined) {
    return new Response(stored.body, {headers: {...shared.headers, ...Object.fromEntries(stored.headers)}});
  }
  return jsonResponse(fragmentOf(await stored.text(), path), shared.headers);
}

function jsonResponse(value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), {headers: {...headers, 'content-type': 'application/json'}});
}

function hashesOf(deployment: Deployment | undefined): string[] {
  return deployment ? [...pathsOf(deployment).values()] : [];
}
