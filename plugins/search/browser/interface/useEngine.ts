import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {INDEX_DIR} from '@site/plugins/lib/searchIndexDir';
import type {HostedSearch} from '@site/plugins/search/browser/engine/hostedEngine';
import {failToLoad, type SearchEngine} from '@site/plugins/search/browser/engine/types';

/** Shared by all components, so that whatever it has loaded stays in memory. */
let engine: SearchEngine | undefined;

/** Returns the engine that the site is configured for. It loads nothing before its first use. */
export function useEngine(): SearchEngine {
  const {siteConfig, i18n} = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as ThemeConfigAlgolia | undefined;
  const hosted = algolia && {...algolia, language: i18n.currentLocale};
  engine ??= lazyEngine(() => loadEngine(siteConfig.baseUrl, hosted));
  return engine;
}

function lazyEngine(start: () => Promise<SearchEngine>): SearchEngine {
  let loading: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> => {
    loading ??= start().catch((cause: unknown) => {
      loading = undefined;
      return failToLoad(cause);
    });
    return loading;
  };
  return {
    warmUp: async (version) => (await load()).warmUp(version),
    search: async (query) => (await load()).search(query),
  };
}

async function loadEngine(baseUrl: string, hosted: HostedSearch | undefined): Promise<SearchEngine> {
  if (hosted) {
    const {createHostedEngine} = await import('@site/plugins/search/browser/engine/hostedEngine');
    return createHostedEngine(hosted);
  }
  const [{createPagefindEngine}, {startLookup}] = await Promise.all([
    import('@site/plugins/search/browser/engine/engine'),
    import('@site/plugins/lib/browser/errorLookup'),
  ]);
  return createPagefindEngine(`${baseUrl}${INDEX_DIR}/`, startLookup);
}
