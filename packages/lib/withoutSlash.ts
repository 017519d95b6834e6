/**
 * Returns a path or a URL without its trailing slash. Docusaurus ends the paths of the latest version and of index pages
 * with one, whereas the site's addresses have none.
 */
export function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
