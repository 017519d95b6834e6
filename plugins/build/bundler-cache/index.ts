import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles, hashOf} from '../../../packages/lib/hashFiles';
import {importedFiles} from '../../../packages/lib/importedFiles';

export type BundlerCacheOptions = {
  /**
   * Folders and files, relative to the site's folder, that affect how pages compile, in addition to the configuration
   * and its imports.
   */
  readonly inputs: readonly string[];
  /**
   * The name of this kind of build. Different kinds of build from the same sources have different modules under the
   * same names.
   */
  readonly variant: string;
};

/**
 * Returns the plugin that adds the sources of the configuration and its plugins to the key of Rspack's persistent
 * cache. Rspack stores what the MDX loader returned, but doesn't know which sources that loader is made of, so
 * without this key an edited plugin would keep serving old pages.
 */
export function bundlerCache(
  context: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>,
  options: BundlerCacheOptions,
): Plugin {
  let addresses: readonly string[] = [];
  return {
    name: 'bundler-cache',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      addresses = docs ? ownAddresses(docs) : [];
    },
    configureWebpack(config) {
      const cache = (config as {experiments?: {cache?: {version?: string}}}).experiments?.cache;
      if (!cache) return {};
      const files = hashFiles(context.siteDir, [...sourcesOf(context), ...options.inputs]);
      const values = hashOf(JSON.stringify([browsersOf(context.siteDir), addresses]));
      // The types cover webpack's experiments only, and this option is Rspack's.
      return {experiments: {cache: {version: [cache.version, options.variant, files, values].join('-')}}};
    },
  };
}

/**
 * Returns the sources of the configuration, relative to the site's folder. A plugin's room counts as a whole folder,
 * because some of its files, such as loaders and workers, are referred to by path instead of being imported. Code
 * that runs in the browser is left out, because the bundler tracks it. package.json is left out, because pages depend
 * only on its list of browsers, which is in the key separately.
 */
function sourcesOf({siteDir, siteConfigPath}: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>): string[] {
  const sources = importedFiles(siteConfigPath).map((file) => {
    const name = path.relative(siteDir, file);
    const [root, ...folders] = path.dirname(name).split(path.sep);
    // `plugins/preview` is itself a room; the other folders of `plugins` contain rooms.
    const room = folders[0] === 'preview' ? folders.slice(0, 1) : folders.slice(0, 2);
    const isRoom = folders[0] === 'preview' || (room.length === 2 && folders[0] !== 'lib');
    return root === 'plugins' && isRoom && !folders.includes('browser') ? path.join(root, ...room) : name;
  });
  return [...new Set(sources)].filter((source) => source !== 'package.json');
}

/**
 * Returns the sources and permalinks of docs with their own `slug` or `id`. Links to such a doc are compiled into
 * other pages. All other permalinks follow from the file's path, which is part of the link.
 */
function ownAddresses({loadedVersions}: LoadedContent): string[] {
  return loadedVersions
    .flatMap(({docs}) => docs)
    .filter(({frontMatter: {slug, id}}) => slug !== undefined || id !== undefined)
    .map(({source, permalink}) => `${source} ${permalink}`)
    .sort();
}

/** Returns the browsers that scripts and styles are compiled for. */
function browsersOf(siteDir: string): unknown {
  const manifest = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {readonly browserslist?: unknown}).browserslist;
}
