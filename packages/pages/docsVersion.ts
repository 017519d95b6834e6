import path from 'node:path';

/**
 * Returns the name of a content file's docs version (`next`, `v7`, …), or `undefined` for a file outside the docs
 * trees. The folders follow Docusaurus's layout: `docs/` is the current version, `versioned_docs/version-<name>/` a
 * released one.
 */
export function docsVersionOf(filePath: string, siteDir: string): string | undefined {
  const [root, folder] = path.relative(siteDir, filePath).split(path.sep);
  if (root === 'docs') return 'next';
  if (root === 'versioned_docs') return folder?.replace(/^version-/, '');
  return undefined;
}

/** Returns the folder of a docs version's pages, relative to the site's folder: `docs`, `versioned_docs/version-v7`. */
export function docsTreeOf(version: string): string {
  return version === 'next' ? 'docs' : `versioned_docs/version-${version}`;
}
