import fs from 'node:fs';
import path from 'node:path';
import type {ExternalLink} from './collectLinks';

/** The file with the URLs that the navbar and footer link to, from the site's folder. */
const SHELL_LINKS_FILE = 'src/data/links.ts';

/** Returns the URLs that the navbar and footer link to, each with its place in `src/data/links.ts`. */
export function shellLinks(siteDir: string): ExternalLink[] {
  const lines = fs.readFileSync(path.join(siteDir, SHELL_LINKS_FILE), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(/'(https?:\/\/[^']+)'/g)].map((match) => ({
      file: SHELL_LINKS_FILE,
      url: match[1] ?? '',
      line: index + 1,
      column: match.index + 2,
    })),
  );
}
