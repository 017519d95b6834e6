/**
 * Returns the plain form of a path below the site: `.html`, `/index.html`, a trailing slash and the blanks that come
 * along when an address is copied are dropped, and the base URL keeps its slash. A path that is plain already comes back
 * as it is.
 */
export function plainAddress(pathname: string, baseUrl: string): string {
  const plain = pathname.replace(/(?:(?:\/index)?\.html)?(?:\/|%20)*$/, '');
  return `${plain}/` === baseUrl ? baseUrl : plain || '/';
}

/** Returns a path or fragment that can be decoded: if it cannot be (`#100%`), its percent signs stand for themselves. */
export function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
