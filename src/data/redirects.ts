/**
 * Routes that the site this one replaces answered below `/main/`, by the clean route that answers them
 * now. Both are relative to a version's root; a rule holds in every version that has the page.
 */
const MOVED_FROM_MAIN = [
  'basics',
  'basics/managing-platforms',
  'reference/support-policy',
  'android/managing-dependencies',
];

/** Single routes by the page that answers them. Version 2's CLI and core print these without a version. */
const MOVED: Readonly<Record<string, string>> = {
  '/v2/basics/building-your-app': '/basics/building-your-app',
  '/v2/web/pwa-elements': '/pwa-elements',
};

const VERSION_PREFIX = /^\/(?:(?:next|v\d+)\/)?/;

/** Returns the old routes that lead to `route`; all are below the base URL and start with a slash. */
export function oldRoutesOf(route: string): string[] {
  const prefix = VERSION_PREFIX.exec(route)?.[0] ?? '/';
  const page = route.slice(prefix.length);
  return [
    ...(MOVED_FROM_MAIN.includes(page) ? [`${prefix}main/${page}`] : []),
    ...(MOVED[route] ? [MOVED[route]] : []),
  ];
}
