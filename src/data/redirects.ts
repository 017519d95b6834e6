/**
 * Old routes below `/main/` of the previous site, by the route that replaces them. Both are relative to a version's
 * root, and a rule applies to every version that has the page.
 */
const MOVED_FROM_MAIN = [
  'basics',
  'basics/managing-platforms',
  'reference/support-policy',
  'android/managing-dependencies',
];

/**
 * Single old routes by the page that replaces them. Version 2's CLI and core print these routes without a version.
 */
const MOVED: Readonly<Record<string, string>> = {
  '/v2/basics/building-your-app': '/basics/building-your-app',
  '/v2/web/pwa-elements': '/pwa-elements',
};

const VERSION_PREFIX = /^\/(?:(?:next|v\d+)\/)?/;

/** Returns the old routes that redirect to `route`. All are relative to the base URL and start with a slash. */
export function oldRoutesOf(route: string): string[] {
  const prefix = VERSION_PREFIX.exec(route)?.[0] ?? '/';
  const page = route.slice(prefix.length);
  return [
    ...(MOVED_FROM_MAIN.includes(page) ? [`${prefix}main/${page}`] : []),
    ...(MOVED[route] ? [MOVED[route]] : []),
  ];
}
