import fs from 'node:fs';
import path from 'node:path';

/** A list of errors whose entries are in a file, and the link to its Markdown. `plugins/content/error-lookup` writes both. */
const SHORT_LIST = /(<dl [^>]*) data-part=([^\s>]+)>.*?<\/dl>(?:<p class=error-causes>.*?<\/p>)?/gs;

/** Returns a built page with the entries of its lists of errors in it, as before they were moved to files of their own. */
export function withErrorParts(html: string, outDir: string, baseUrl: string): string {
  return html.replace(SHORT_LIST, (_list, start: string, url: string) => {
    const file = path.join(outDir, url.slice(baseUrl.length));
    const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly string[];
    return `${start}>${entries.join('')}</dl>`;
  });
}
