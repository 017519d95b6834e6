import {
  CATALOG_FILE,
  MANIFEST_FILE,
  readCatalog,
  textFile,
  type Catalog,
  type Manifest,
  type PartText,
  type StoredCatalog,
} from './catalog';
import {Names} from './names';
import {SearchIndexError} from './types';
import {ALL_VERSIONS} from './versionNames';

/** A part of a page that Pagefind found. */
export type PagefindResult = {
  readonly id: string;
  readonly score: number;
};

type PagefindInstance = {
  readonly init: () => Promise<void>;
  readonly search: (term: string) => Promise<{readonly results: readonly PagefindResult[]}>;
};

/** What `search-index/pagefind.js` exports; `useFetch` is put there by plugins/search-index. */
type PagefindModule = {
  readonly useFetch: (own: (url: string) => Promise<Response>) => void;
  readonly createInstance: (options: {
    readonly basePath: string;
    readonly metaCacheTag: string;
    readonly noWorker: boolean;
  }) => PagefindInstance;
};

/** The loaded index of one docs version, or of all. */
export type LoadedIndex = {
  readonly catalog: Catalog;
  readonly names: Names;
  /** The place in the catalog of the page that a found part belongs to. */
  readonly pageOf: (id: string) => number;
  /** Finds parts of pages with the word. Rejects with a `SearchIndexError` when a part of the index did not arrive. */
  readonly find: (word: string) => Promise<readonly PagefindResult[]>;
  /** Loads the text of a part. */
  readonly read: (id: string) => Promise<PartText>;
  /** True when the text of some page has the word as it stands. */
  readonly has: (word: string) => Promise<boolean>;
};

/** Loads the index bit by bit; what failed is tried again at the next call. */
export class PagefindClient {
  private readonly loads = new Map<string, Promise<unknown>>();
  /** How many files did not arrive so far, and why the last did not. */
  private failures = 0;
  private lastFailure: unknown;
  private lastStart: Promise<unknown> = Promise.resolve();

  constructor(private readonly indexUrl: string) {}

  /** The versions that have an index. */
  manifest(): Promise<Manifest> {
    return this.once('manifest', () => this.json<Manifest>(MANIFEST_FILE));
  }

  /** The index of a version, or of all versions, ready to be asked. */
  index(name: string): Promise<LoadedIndex> {
    return this.once(`index ${name}`, () => this.openIndex(name));
  }

  private async openIndex(name: string): Promise<LoadedIndex> {
    const {versions, all} = await this.manifest();
    const folders = new Map(versions.map((version) => [version.name, version.folder]));
    const folder = name === ALL_VERSIONS ? all.folder : folders.get(name);
    if (folder === undefined) throw new SearchIndexError('missing');
    const base = `${this.indexUrl}${folder}/`;
    const [stored, client] = await Promise.all([
      this.json<StoredCatalog>(`${folder}/${CATALOG_FILE}`),
      this.client(),
      this.loadStart(base),
    ]);
    const instance = await this.startInstance(client, base);
    const catalog = readCatalog(stored);
    const pageOfPart = new Map(catalog.pages.flatMap(({parts}, i) => parts.map(([id]) => [id, i] as const)));
    const find = (word: string): Promise<readonly PagefindResult[]> =>
      this.once(`${base} ${word}`, () => this.guarded(() => findWord(instance, word)));
    return {
      catalog,
      names: new Names(catalog),
      pageOf: (id) => pageOfPart.get(id) ?? -1,
      find,
      read: (id) => this.once(id, () => this.readPart(id, folders)),
      // Pagefind takes quotation marks for exactly this word.
      has: async (word) => (await find(`"${word.replaceAll('"', '')}"`)).length > 0,
    };
  }

  /**
   * Starts Pagefind for an index. One after the other: its WebAssembly is one for all, and each of two
   * that start at once would make its own, of which the second takes the place of the first.
   */
  private startInstance(client: PagefindModule, base: string): Promise<PagefindInstance> {
    const start = async (): Promise<PagefindInstance> => {
      const instance = client.createInstance({basePath: base, metaCacheTag: '', noWorker: true});
      await this.guarded(() => instance.init());
      return instance;
    };
    const started = this.lastStart.then(start, start);
    this.lastStart = started;
    return started;
  }

  /** Loads what Pagefind starts with: when it fetches these itself, nobody hears of a failure. */
  private async loadStart(base: string): Promise<void> {
    const [entry] = await Promise.all([
      this.get(`${base}pagefind-entry.json?ts=`),
      this.get(`${base}wasm.en.pagefind`),
    ]);
    const {languages} = (await entry.json()) as {languages: {en: {hash: string}}};
    await this.get(`${base}pagefind.${languages.en.hash}.pf_meta`);
  }

  private client(): Promise<PagefindModule> {
    return this.once('client', async () => {
      const client = await this.importClient();
      client.useFetch((url) => this.get(url));
      return client;
    });
  }

  private async importClient(): Promise<PagefindModule> {
    try {
      return (await import(/* webpackIgnore: true */ `${this.indexUrl}pagefind.js`)) as PagefindModule;
    } catch (cause) {
      throw new SearchIndexError('network', {cause});
    }
  }

  /** Runs a call of Pagefind, which goes on without the files that did not arrive. */
  private async guarded<T>(run: () => Promise<T>): Promise<T> {
    const before = this.failures;
    const result = await run();
    if (this.failures > before) throw new SearchIndexError('network', {cause: this.lastFailure});
    return result;
  }

  private readPart(id: string, folders: ReadonlyMap<string, string>): Promise<PartText> {
    const [version = '', part = ''] = id.split('/');
    return this.json<PartText>(`${folders.get(version) ?? version}/${textFile(part)}`);
  }

  private async json<T>(file: string): Promise<T> {
    const response = await this.get(`${this.indexUrl}${file}`);
    return (await response.json()) as T;
  }

  /** Fetches a file once; Pagefind asks each version's folder for the same WebAssembly. */
  private async get(url: string): Promise<Response> {
    const shared = url.replace(/[^/]+\/(wasm\.[^/]*)$/, '$1');
    try {
      const response = await this.once(shared, () => this.fetchFile(shared));
      return response.clone();
    } catch (error) {
      this.failures++;
      this.lastFailure = error;
      throw error;
    }
  }

  private async fetchFile(url: string): Promise<Response> {
    const response = await fetch(url).catch((cause: unknown) => {
      throw new SearchIndexError('network', {cause});
    });
    // The preview and some hosts answer with a page what they do not have.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (response.ok && !isPage) return response;
    throw new SearchIndexError(url.includes(MANIFEST_FILE) ? 'missing' : 'network');
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

async function findWord(instance: PagefindInstance, word: string): Promise<PagefindResult[]> {
  const {results} = await instance.search(word);
  return results.map(({id, score}) => ({id, score}));
}
