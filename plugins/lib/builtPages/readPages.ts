import fs from 'node:fs';
import path from 'node:path';
import {withErrorParts} from '../errorParts';
import {pageFile} from '../pageFile';
import {plain} from './plain';
import {readHtml, type PageLinks} from './readHtml';

const known = new WeakMap<readonly string[], ReadonlyMap<string, PageLinks>>();

/**
 * Returns the rendered pages' links and anchors, by path. `routes` is the list that Docusaurus passes to all plugins
 * of a build, for which the pages are read once.
 */
export function readPages(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): ReadonlyMap<string, PageLinks> {
  const pages = known.get(routes) ?? new Map(routes.flatMap((route) => pageAt(route, outDir, baseUrl)));
  known.set(routes, pages);
  return pages;
}

/** Returns the path of a route's page with what it has, or nothing if there is no such file. */
function pageAt(route: string, outDir: string, baseUrl: string): [string, PageLinks][] {
  const file = path.join(outDir, pageFile(route, baseUrl));
  if (!fs.existsSync(file)) return [];
  return [[plain(route), readHtml(withErrorParts(fs.readFileSync(file, 'utf8'), outDir, baseUrl))]];
}
