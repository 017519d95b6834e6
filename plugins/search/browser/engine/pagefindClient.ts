import {
  CATALOG_FILE,
  fromCatalogFile,
  fromMessagesFile,
  MANIFEST_FILE,
  MESSAGES_FILE,
  RECORD_SORT,
  partsByRecord,
  textFile,
  toCatalogPage,
  type CatalogPage,
  type Manifest,
  type MessageList,
  type PartText,
  type CatalogFile,
} from './catalog';
import {Names} from './names';
import {failToLoad, SearchIndexError} from './types';

/** A part of a page that Pagefind found. */
export type PagefindResult = {
  readonly id: string;
  readonly score: number;
};

type PagefindInstance = {
  readonly search: (
    term: string | null,
    options?: {readonly sort: Readonly<Record<string, 'asc'>>},
  ) => Promise<{readonly results: readonly PagefindResult[]}>;
};

/** The exports of Pagefind's `pagefind.js` that are used here. */
type PagefindModule = {
  readonly createInstance: (options: {
    readonly basePath: string;
    readonly metaCacheTag: string;
    readonly noWorker: boolean;
  }) => PagefindInstance;
};

/** A Pagefind instance for one index, with its IDs by our record numbers. */
type StartedInstance = {readonly instance: PagefindInstance; readonly ids: readonly string[]};

/** The loaded index of one docs version, or of all versions. */
export type LoadedIndex = {
  readonly pages: readonly CatalogPage[];
  readonly names: Names;
  /** Returns the catalog position of the page that a part belongs to. */
  readonly pageOf: (id: string) => number;
  /** Finds parts of pages with the word. Rejects with a `SearchIndexError` if a file of the index failed to load. */
  readonly find: (word: string) => Promise<readonly PagefindResult[]>;
  /** Loads the messages on the lists of errors. */
  readonly messages: () => Promise<readonly MessageList[]>;
  /** Loads a part's text. */
  readonly read: (id: string) => Promise<PartText>;
  /** Returns whether any page's text contains exactly this word. */
  readonly has: (word: string) => Promise<boolean>;
};

/** Loads the index on demand; the next call tries a failed request again. */
export class PagefindClient {
  private readonly loads = new Map<string, Promise<unknown>>();
  /** The number of files that failed to load so far, and the reason for the last failure. */
  private failures = 0;
  private lastFailure: unknown;
  private lastStart: Promise<unknown> = Promise.resolve();

  constructor(private readonly indexUrl: string) {
    this.watchFetches();
  }

  /** The versions that have an index. */
  manifest(): Promise<Manifest> {
    return this.once('manifest', () => this.json<Manifest>(MANIFEST_FILE));
  }

  /** Returns the index of one version or of all versions, ready for queries. */
  index(name: string): Promise<LoadedIndex> {
    return this.once(`index ${name}`, () => this.openIndex(name));
  }

  private async openIndex(name: string): Promise<LoadedIndex> {
    const {versions, all} = await this.manifest();
    const folders = new Map([...versions, all].map((entry) => [entry.name, entry.folder]));
    const folder = folders.get(name);
    if (folder === undefined) throw new SearchIndexError('missing');
    const base = `${this.indexUrl}${folder}/`;
    const [file, {instance, ids}] = await Promise.all([
      this.json<CatalogFile>(`${folder}/${CATALOG_FILE}`),
      this.startInstance(base),
    ]);
    const stored = fromCatalogFile(file);
    const pages = stored.map(toCatalogPage);
    const pageOfPart = new Map(pages.flatMap(({parts}, i) => parts.map(([id]) => [id, i] as const)));
    const records = partsByRecord(stored);
    const partsOf = new Map(ids.map((id, i) => [id, records[i] ?? []]));
    const find = (word: string): Promise<readonly PagefindResult[]> =>
      this.once(`${base} ${word}`, async () => {
        const {results} = await this.guarded(() => instance.search(word));
        return results.flatMap(({id, score}) => (partsOf.get(id) ?? []).map((part) => ({id: part, score})));
      });
    return {
      pages,
      names: new Names(pages),
      pageOf: (id) => pageOfPart.get(id) ?? -1,
      find,
      messages: () =>
        this.once(`messages ${folder}`, async () =>
          fromMessagesFile(await this.json(`${folder}/${MESSAGES_FILE}`)),
        ),
      read: (id) => this.once(id, () => this.readPart(id, folders)),
      // In Pagefind, quotation marks request an exact match.
      has: async (word) => (await find(`"${word.replaceAll('"', '')}"`)).length > 0,
    };
  }

  /**
   * Starts Pagefind for an index and loads its IDs in the order of our records. Indexes start one at a time, because
   * they share one WebAssembly instance, and two that start at once would each create their own.
   */
  private startInstance(base: string): Promise<StartedInstance> {
    const start = async (): Promise<StartedInstance> => {
      const {createInstance} = await this.once('client', () => importClient(base));
      const instance = createInstance({basePath: base, metaCacheTag: '', noWorker: true});
      const {results} = await this.guarded(() => instance.search(null, {sort: {[RECORD_SORT]: 'asc'}}));
      return {instance, ids: results.map(({id}) => id)};
    };
    const started = this.lastStart.then(start, start);
    this.lastStart = started;
    return started;
  }

  /**
   * Routes the page's requests for index files through this class. Pagefind doesn't report files that fail to load,
   * doesn't accept a custom `fetch`, and requests the same WebAssembly for each folder.
   */
  private watchFetches(): void {
    const original = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      typeof input === 'string' && input.startsWith(this.indexUrl)
        ? this.get(input, original)
        : original(input, init);
  }

  /** Calls Pagefind and rejects if the call fails, or if it continued without files that failed to load. */
  private async guarded<T>(run: () => Promise<T>): Promise<T> {
    const before = this.failures;
    const result = await run().catch(failToLoad);
    return this.failures > before ? failToLoad(this.lastFailure) : result;
  }

  private readPart(id: string, folders: ReadonlyMap<string, string>): Promise<PartText> {
    const [version = '', part = ''] = id.split('/');
    return this.json<PartText>(`${folders.get(version) ?? version}/${textFile(part)}`);
  }

  private async json<T>(file: string): Promise<T> {
    const response = await fetch(`${this.indexUrl}${file}`);
    return (await response.json()) as T;
  }

  /** Fetches a file once; the WebAssembly comes from one folder for all indexes. */
  private async get(url: string, load: typeof fetch): Promise<Response> {
    const key = url.replace(/^.*\/(wasm\.[^/]*)$/, '$1');
    try {
      const response = await this.once(key, () => fetchFile(url, load));
      return response.clone();
    } catch (error) {
      this.failures++;
      this.lastFailure = error;
      throw error;
    }
  }

  private once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.loads.get(key);
    if (known) return known as Promise<T>;
    const loading = load();
    this.loads.set(key, loading);
    loading.catch(() => this.loads.delete(key));
    return loading;
  }
}

function importClient(base: string): Promise<PagefindModule> {
  const loading = import(/* webpackIgnore: true */ `${base}pagefind.js`) as Promise<PagefindModule>;
  return loading.catch(failToLoad);
}

async function fetchFile(url: string, load: typeof fetch): Promise<Response> {
  const response = await load(url).catch(failToLoad);
  // For a missing file, the preview and some hosts return an HTML page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.ok && !isPage) return response;
  throw new SearchIndexError(url.includes(MANIFEST_FILE) ? 'missing' : 'network');
}
