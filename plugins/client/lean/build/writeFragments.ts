import fs from 'node:fs';
import path from 'node:path';
import {fragmentUrl} from '../browser/fragmentUrl';
import {fragmentOf} from '../../../lib/fragments';
import {pageFile} from '../../../lib/pageFile';

/** The built docs, as plain data. */
export type BuiltDocs = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly docPaths: readonly string[];
};

/**
 * Writes the fragment of every doc, from the doc's built HTML. The files have just been written, so they are in the
 * operating system's cache and synchronous reads are fast.
 */
export function writeFragments({outDir, baseUrl, docPaths}: BuiltDocs): void {
  // Two docs may have the same route, in which case Docusaurus warns and builds one page.
  for (const route of new Set(docPaths)) {
    const page = pageFile(route, baseUrl);
    const fragment = fragmentOf(fs.readFileSync(path.join(outDir, page), 'utf8'), page);
    const target = path.join(outDir, fragmentUrl(route, baseUrl).slice(baseUrl.length));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(fragment));
  }
}
