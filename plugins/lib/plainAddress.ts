/**
 * Returns the plain form of a path below the site's base URL: without `.html`, `/index.html`, a trailing slash,
 * repeated slashes, which some hosts merge, or the whitespace that is often copied along with an address. The base URL
 * itself keeps its slash.
 *
 * @example
 * plainAddress('/docs//apis/camera.html', '/docs/') // '/docs/apis/camera'
 */
export function plainAddress(pathname: string, baseUrl: string): string {
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html)?(?:\/|%20)*$/, '');
  return `${plain}/` === baseUrl ? baseUrl : plain || '/';
}

/**
 * Returns `text`, a path or hash, in a form that `decodeURI` accepts: if it can't be decoded (`#100%`), its percent
 * signs are escaped.
 */
export function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
