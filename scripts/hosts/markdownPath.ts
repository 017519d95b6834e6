/**
 * Returns the source of a function for hosts that run code: it returns the path of a page's Markdown if that is what a
 * request accepts. Browsers accept HTML, and a path with an extension isn't a page's. `baseUrl` ends with a slash.
 */
export function markdownPathSource(baseUrl: string): string {
  return `// Requests that accept Markdown, and no HTML, get a page's Markdown.
function markdownPath(pathname, accept) {
  if (!/text\\/markdown/i.test(accept ?? '') || /text\\/html/i.test(accept ?? '')) return undefined;
  if (pathname === '${baseUrl}') return '${baseUrl}index.md';
  return /\\/[^/.]+$/.test(pathname) ? pathname + '.md' : undefined;
}
`;
}
