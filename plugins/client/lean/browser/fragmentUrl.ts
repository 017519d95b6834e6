import {plainPath} from './tableRoutes';

/** Returns the URL of the fragment for the page at `path`. `baseUrl` ends with a slash. */
export function fragmentUrl(path: string, baseUrl: string): string {
  return `${baseUrl}fragments/${plainPath(path).slice(baseUrl.length) || 'index'}.json`;
}
