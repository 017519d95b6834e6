/** A `CacheStorage` in memory, with the parts that `plugins/client/offline` uses, and with a limit of its size. */
export class MemoryCaches {
  private readonly caches = new Map<string, Map<string, Response>>();
  private bytes = 0;

  constructor(private readonly limit = Infinity) {}

  open(name: string): Promise<object> {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return Promise.resolve({
      put: async (key: string, response: Response) => {
        this.bytes += (await response.clone().arrayBuffer()).byteLength;
        if (this.bytes > this.limit) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        entries.set(urlOf(key), response);
      },
      match: (key: string) => Promise.resolve(entries.get(urlOf(key))?.clone()),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({url}))),
      delete: (key: string | {url: string}) =>
        Promise.resolve(entries.delete(typeof key === 'string' ? urlOf(key) : key.url)),
    });
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.caches.has(name));
  }

  match(key: string, {cacheName}: {cacheName: string}): Promise<Response | undefined> {
    return Promise.resolve(this.caches.get(cacheName)?.get(urlOf(key))?.clone());
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.caches.delete(name));
  }
}

function urlOf(key: string): string {
  return new URL(key, 'http://localhost').href;
}
