import fs from 'node:fs';
import path from 'node:path';
import {versions} from '../../plugins/lib/docsVersions';
import {LATEST_VERSION} from '../../src/data/versions';
import {ROOT} from './fixtureSite';

const FOLDER = path.join(ROOT, 'tests/fixtures/routes');

/** The versions that have an inventory. */
export const INVENTORY_VERSIONS = fs.readdirSync(FOLDER).map((file) => path.basename(file, '.tsv'));

/** Returns a version's inventory: the routes that must keep working, without trailing slashes but for the site's home. */
export function readInventory(version: string): string[] {
  const [, ...rows] = fs
    .readFileSync(path.join(FOLDER, `${version}.tsv`), 'utf8')
    .trim()
    .split('\n');
  const routes = rows.map((row) => row.split('\t')[3] ?? '');
  return routes.map((route) => (route === '/docs/' ? route : route.replace(/\/$/, '')));
}

/** Returns a page's route from its docs version and its path in the version's tree: `/docs/v6/cli`. */
export function routeOf(file: string, version: string): string {
  const page = file
    .replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '')
    .replace(/(?:^|\/)index\.mdx?$|\.mdx?$/, '');
  const root =
    version === LATEST_VERSION ? '/docs' : `/docs/${version === 'next' ? versions.current?.path : version}`;
  return page === '' && version === LATEST_VERSION ? '/docs/' : [root, page].filter(Boolean).join('/');
}

/**
 * Returns what to do for each of `paths` that neither a page nor a redirect serves. `pages` are routes; `redirectsTo`
 * returns the old routes that redirect to one.
 */
export function unanswered(
  paths: readonly string[],
  pages: readonly string[],
  redirectsTo: (route: string) => readonly string[],
): string[] {
  const answered = new Set(pages.flatMap((route) => [route, ...redirectsTo(route)]));
  return paths
    .filter((path) => !answered.has(path))
    .map((path) => `${path}: restore the page, or name its new route in MOVED of src/data/redirects.ts`);
}
