import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';

/** What the results page shows; its address says all of it. */
export type SearchAddress = {
  readonly text: string;
  readonly version: string;
  readonly section?: string;
  /** Counted from 1. */
  readonly page: number;
};

/** Reads the query part of an address; an unknown version is the default one, an unknown page the first. */
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

/** Returns the query part of the address that shows `address`. */
export function writeAddress({text, version, section, page}: SearchAddress): string {
  const params = new URLSearchParams({q: text, version});
  if (section) params.set('section', section);
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}
