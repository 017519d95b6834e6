import {withoutSlash} from '../../../packages/lib/withoutSlash';

/** The Prismic custom type for promotions. */
const DOCUMENT_TYPE = 'docs_ad';

export type FetchJson = (url: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Returns a Prismic repository's promotion documents, unvalidated, through its REST API v2 (first the master ref, then
 * a search by type: https://prismic.io/docs/rest-api-technical-reference). `endpoint` is the API root, without a
 * trailing slash. Throws after `timeoutMs`, or if a response lacks a required field.
 */
export async function fetchPrismic(
  endpoint: string,
  timeoutMs: number,
  fetchJson: FetchJson = getJson,
): Promise<unknown[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const api = (await fetchJson(endpoint, signal)) as {refs?: {ref: string; isMasterRef?: boolean}[]};
  const ref = api.refs?.find((candidate) => candidate.isMasterRef)?.ref;
  if (!ref) throw new Error(`${endpoint} lists no master ref.`);
  const query = `[[at(document.type,"${DOCUMENT_TYPE}")]]`;
  const search = `${endpoint}/documents/search?${new URLSearchParams({ref, q: query, pageSize: '100'}).toString()}`;
  const page = (await fetchJson(search, signal)) as {results?: Record<string, unknown>[]};
  if (!Array.isArray(page.results)) throw new Error(`${search} has no "results".`);
  return page.results.map(({id, type, data}) => ({id, type, data}));
}

/** Returns the API root of a repository given by name, as in `PRISMIC_REPOSITORY`, or the URL given there. */
export function prismicEndpoint(repository: string): string {
  if (/^https?:\/\//.test(repository)) return withoutSlash(repository);
  return `https://${repository}.cdn.prismic.io/api/v2`;
}

async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {signal});
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.json();
}
