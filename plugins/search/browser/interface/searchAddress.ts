import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';

/** The results page's state, all of which is in its address. */
export type SearchAddress = {
  readonly text: string;
  readonly version: string;
  readonly section?: string;
  /** One-based. */
  readonly page: number;
};

/**
 * Parses an address's query string. An unknown version becomes the default version, and an invalid page number becomes
 * 1.
 */
export function readAddress(
  search: string,
  versions: readonly string[],
  defaultVersion: string,
): SearchAddress {
  const params = new URLSearchParams(search);
  const version = params.get('version') ?? '';
  const page = Number(params.get('page'));
  return {
    text: params.get('q') ?? '',
    version: version === ALL_VERSIONS || versions.includes(version) ? version : defaultVersion,
    section: params.get('section') || undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query string for `address`. */
export function writeAddress({text, version, section, page}: SearchAddress): string {
  const params = new URLSearchParams({q: text, version});
  if (section) params.set('section', section);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}
