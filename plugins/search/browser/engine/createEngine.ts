import {INDEX_DIR} from '../../../lib/searchIndexDir';
import type {HostedSearch} from './hostedEngine';
import {SearchIndexError, type SearchEngine} from './types';

export type EngineOptions = {
  /** The site's base URL, with a trailing slash. */
  readonly baseUrl: string;
  /** The hosted service, if the site is configured for one. */
  readonly hosted?: HostedSearch;
};

/** Returns the engine that the site is configured for. It loads nothing before its first use. */
export function createEngine(options: EngineOptions): SearchEngine {
  let loading: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> => {
    loading ??= loadEngine(options).catch((cause: unknown) => {
      loading = undefined;
      throw new SearchIndexError('network', {cause});
    });
    return loading;
  };
  return {
    warmUp: async (version) => (await load()).warmUp(version),
    search: async (query) => (await load()).search(query),
  };
}

async function loadEngine({baseUrl, hosted}: EngineOptions): Promise<SearchEngine> {
  if (hosted) return (await import('./hostedEngine')).createHostedEngine(hosted);
  const [{createPagefindEngine}, {startLookup}] = await Promise.all([
    import('./engine'),
    import('../../../lib/browser/errorLookup'),
  ]);
  return createPagefindEngine(`${baseUrl}${INDEX_DIR}/`, startLookup);
}
