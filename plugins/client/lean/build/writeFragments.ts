import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fragmentUrl} from '../browser/fragmentUrl';
import {linkFile} from '../../../lib/linkFile';
import {atomicWrite} from '../../../lib/atomicWrite';
import {fragmentOf} from './fragments';

/** The built docs, as plain data. */
export type BuiltDocs = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly docPaths: readonly string[];
  /** Folder that keeps fragments, and a hash of what decides, besides a page, what its fragment is. */
  readonly cache: {readonly dir: string; readonly makers: string};
};

/**
 * Writes the fragment of every doc, from its built HTML. Those of pages that are as they were come from the build before.
 * Files just built are in memory, so none is waited for.
 */
export function writeFragments({outDir, baseUrl, docPaths, cache}: BuiltDocs): void {
  const kept = new KeptFragments(cache.dir, cache.makers);
  // Two docs may have one route, of which Docusaurus warns: there is one page then.
  const routes = [...new Set(docPaths)];
  const targets = routes.map((route) => path.join(outDir, fragmentUrl(route, baseUrl).slice(baseUrl.length)));
  for (const folder of new Set(targets.map((target) => path.dirname(target)))) {
    fs.mkdirSync(folder, {recursive: true});
  }
  routes.forEach((route, i) => {
    const suffix = route.slice(baseUrl.length).replace(/\/$/, '');
    const page = suffix === '' ? 'index.html' : `${suffix}.html`;
    linkFile(kept.fragment(fs.readFileSync(path.join(outDir, page)), page), targets[i] ?? '');
  });
  kept.prune();
}

/** Fragments in a folder, each under the hash of its page. */
class KeptFragments {
  private readonly before: ReadonlySet<string>;
  private readonly used = new Set<string>();

  constructor(
    private readonly dir: string,
    private readonly makers: string,
  ) {
    fs.mkdirSync(dir, {recursive: true});
    this.before = new Set(fs.readdirSync(dir));
  }

  /** Returns the file that has the fragment of a page. */
  fragment(html: Buffer, page: string): string {
    const hash = crypto.createHash('sha256').update(this.makers).update(html).digest('hex').slice(0, 32);
    const file = path.join(this.dir, hash);
    if (!this.before.has(hash) && !this.used.has(hash)) {
      atomicWrite(file, JSON.stringify(fragmentOf(html.toString('utf8'), page)));
    }
    this.used.add(hash);
    return file;
  }

  /** Removes what no page of this build has; what was half written may be gone, written anew. */
  prune(): void {
    for (const name of this.before) {
      if (!this.used.has(name)) fs.rmSync(path.join(this.dir, name), {force: true});
    }
  }
}
