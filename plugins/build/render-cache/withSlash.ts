/** Returns a path with a trailing slash, so that it is a prefix of all paths below it. */
export function withSlash(route: string): string {
  return route.endsWith('/') ? route : `${route}/`;
}
