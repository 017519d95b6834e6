import {withoutSlash} from '../../packages/lib/withoutSlash';

/**
 * Returns the path of a doc's Markdown: its address and `.md`, without the slash that Docusaurus adds to index pages
 * (`/docs/v6.md`). The Markdown of the home page, whose path is the base URL, is `/docs/index.md`.
 */
export function markdownPath(path: string, baseUrl: string): string {
  return path === baseUrl ? `${path}index.md` : `${withoutSlash(path)}.md`;
}
