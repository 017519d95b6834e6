/**
 * Returns the file names of the scripts and styles that every page loads, picked from the URLs of all that a page
 * loads, sorted and separated by spaces. Two pages with different names come from different deployments.
 */
export function commonAssetNames(urls: readonly string[]): string {
  const names = urls.flatMap(
    (url) => /\/assets\/(?:js|css)\/((?:main|runtime~main|styles)\..*)$/.exec(url)?.[1] ?? [],
  );
  return [...new Set(names)].sort().join(' ');
}
