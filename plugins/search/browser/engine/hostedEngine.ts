import {liteClient, type SearchQuery as HostedQuery, type SearchResponse} from 'algoliasearch/lite';
import {hitsOfRecords, MARK_END, MARK_START, type HostedRecord} from './hostedRecords';
import {failToLoad, type SearchAnswer, type SearchEngine, type SearchQuery} from './types';
import {ALL_VERSIONS, docusaurusVersion, queryVersion} from './versionNames';

/** What the hosted service requires: a public search key and where to search. */
export type HostedSearch = {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly language: string;
};

const VERSION_FACET = 'docusaurus_tag';
/** Docusaurus tags each page with its docs plugin and version. */
const TAG_START = 'docs-default-';
const SECTION_FACET = 'hierarchy.lvl0';
const DEFAULT_LIMIT = 8;

/**
 * Returns an engine that queries an Algolia index filled by the DocSearch crawler, in the same way as Docusaurus's
 * theme.
 */
export function createHostedEngine(hosted: HostedSearch): SearchEngine {
  const client = liteClient(hosted.appId, hosted.apiKey);
  return {
    warmUp: () => Promise.resolve(),
    async search(query): Promise<SearchAnswer> {
      const requests = hostedQueries(hosted, query);
      const {results} = await client.search<HostedRecord>({requests}).catch(failToLoad);
      return toAnswer(results as SearchResponse<HostedRecord>[]);
    },
  };
}

/** Returns a query's two requests: the results in its version, and the number of results in each version. */
export function hostedQueries(hosted: HostedSearch, query: SearchQuery): HostedQuery[] {
  const {indexName, language} = hosted;
  const {text, version, section, offset = 0, limit = DEFAULT_LIMIT} = query;
  const everywhere = [`language:${language}`];
  const tags = ['default', `${TAG_START}${docusaurusVersion(version)}`].map(
    (tag) => `${VERSION_FACET}:${tag}`,
  );
  const inVersion = version === ALL_VERSIONS ? [] : [tags];
  const inSection = section ? [`${SECTION_FACET}:${section}`] : [];
  return [
    {
      indexName,
      query: text,
      facetFilters: [...everywhere, ...inVersion, ...inSection],
      facets: [SECTION_FACET],
      offset,
      length: limit,
      attributesToSnippet: ['content:30'],
      attributesToHighlight: ['hierarchy'],
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    },
    {indexName, query: text, facetFilters: everywhere, facets: [VERSION_FACET], hitsPerPage: 0},
  ];
}

function toAnswer([found, counted]: SearchResponse<HostedRecord>[]): SearchAnswer {
  const tags = Object.entries(counted?.facets?.[VERSION_FACET] ?? {});
  return {
    hits: hitsOfRecords(found?.hits ?? []),
    total: found?.nbHits ?? 0,
    byVersion: new Map(
      tags
        .filter(([tag]) => tag.startsWith(TAG_START))
        .map(([tag, count]) => [queryVersion(tag.slice(TAG_START.length)), count]),
    ),
    bySection: new Map(Object.entries(found?.facets?.[SECTION_FACET] ?? {})),
  };
}
