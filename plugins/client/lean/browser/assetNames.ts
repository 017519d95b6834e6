/**
 * Returns the file names of the scripts and styles that every page loads, of the addresses of all that a page
 * names: sorted, with blanks between. Two pages with other ones are of two deployments.
 */
export function commonAssetNames(urls: readonly string[]): string {
  const names = urls.flatMap(
    (url) => /\/assets\/(?:js|css)\/((?:main|runtime~main|styles)\..*)$/.exec(url)?.[1] ?? [],
  );
  return [...new Set(names)].sort().join(' ');
}
