import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf, docsVersionOf} from '../pages/docsVersion';
import {relativePath, withSlashes} from '../lib/posixPaths';

/**
 * Returns the pages of a docs version, sorted, as paths from `siteDir` with `/`. Files that don't become pages in
 * Docusaurus (partials with a leading `_`, `README.md`) are left out.
 */
export function listPages(siteDir: string, version: string): string[] {
  return filesOf(siteDir, version).filter(isPage);
}

/**
 * Returns the files with samples of methods in a docs version, which are next to the pages of plugins (`apis/_camera.md`),
 * as paths from `siteDir`.
 */
export function listSamples(siteDir: string, version: string): string[] {
  return filesOf(siteDir, version).filter(isSampleFile);
}

function filesOf(siteDir: string, version: string): string[] {
  const tree = docsTreeOf(version);
  return fs
    .readdirSync(path.join(siteDir, tree), {recursive: true, encoding: 'utf8'})
    .map((name) => `${tree}/${withSlashes(name)}`)
    .sort();
}

/** Returns whether a file has samples of methods. Only rules that say so see it. */
export function isSampleFile(file: string): boolean {
  return /\/apis\/_[^/]+\.md$/.test(file);
}

function isPage(name: string): boolean {
  const parts = name.split('/');
  return /\.mdx?$/.test(name) && parts.at(-1) !== 'README.md' && !parts.some((part) => part.startsWith('_'));
}

/**
 * Returns `file`, as it was typed in the folder `cwd`, as a path from `siteDir` with `/`. Throws if it isn't a page of
 * the site.
 */
export function pageFile(file: string, cwd: string, siteDir: string): string {
  const absolute = path.resolve(cwd, file);
  const relative = relativePath(siteDir, absolute);
  if (!fs.existsSync(absolute))
    throw new Error(`${relative} does not exist. Pages are in docs/ and versioned_docs/.`);
  if (docsVersionOf(absolute, siteDir) === undefined || !(isPage(relative) || isSampleFile(relative))) {
    throw new Error(
      `${relative} is not a page. Pages are the .md and .mdx files in docs/ and versioned_docs/.`,
    );
  }
  return relative;
}
