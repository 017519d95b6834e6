import type {HostedSearch} from './hostedEngine';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

export type EngineOptions = {
  /** Where the site lives: `/docs/`. */
  readonly baseUrl: string;
  /** The hosted service, when one is configured. */
  readonly hosted?: HostedSearch;
};

/**
 * Returns what answers queries: the hosted service when it is configured, else the index that was
 * built with the site. Its code is loaded with the first call; a call after one that failed tries again.
 */
export function createEngine(options: EngineOptions): SearchEngine {
  let engine: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> => {
    engine ??= loadEngine(options).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
  return {
    warmUp: async (version: string): Promise<void> => (await load()).warmUp(version),
    search: async (query: SearchQuery): Promise<SearchAnswer> => (await load()).search(query),
  };
}

async function loadEngine({baseUrl, hosted}: EngineOptions): Promise<SearchEngine> {
  if (hosted) {
    const {createHostedEngine} = await import('./hostedEngine');
    return createHostedEngine(hosted);
  }
  const {createIndexEngine} = await import('./engine');
  return createIndexEngine({baseUrl});
}
