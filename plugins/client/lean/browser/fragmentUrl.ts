import {plainPath} from './tableRoutes';

/** Returns where the fragment of the page at `path` is; `baseUrl` ends with a slash. */
export function fragmentUrl(path: string, baseUrl: string): string {
  return `${baseUrl}fragments/${plainPath(path).slice(baseUrl.length) || 'index'}.json`;
}
