/** Returns a path in the form in which it is a beginning of all paths below it. */
export function withSlash(route: string): string {
  return route.endsWith('/') ? route : `${route}/`;
}
