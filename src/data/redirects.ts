/**
 * Old routes below `/main/` of the previous site, by the route that replaces them. Both are relative to a version's
 * root, and a rule applies to every version that has the page.
 */
export const MOVED_FROM_MAIN = [
  'basics',
  'basics/managing-platforms',
  'reference/support-policy',
  'android/managing-dependencies',
];

/**
 * Single old routes by the page that replaces them. Version 2's CLI and core print these routes without a version.
 */
export const MOVED: Readonly<Record<string, string>> = {
  '/v2/basics/building-your-app': '/basics/building-your-app',
  '/v2/web/pwa-elements': '/pwa-elements',
};
