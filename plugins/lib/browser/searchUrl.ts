/** Returns the address of the search for a text. The site's head links to the folder it is in. */
export function searchUrl(query: string): string {
  const folder = document.querySelector<HTMLLinkElement>('link[rel=search]')?.href ?? document.baseURI;
  return `${new URL('search', folder).href}?${new URLSearchParams({q: query}).toString()}`;
}
