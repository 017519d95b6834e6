import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles, hashOf} from '../../lib/hashFiles';
import {importedFiles} from '../../lib/importedFiles';

export type BuildCacheOptions = {
  /**
   * Folders and files, from the site's folder, whose content decides what a page compiles to, besides the
   * configuration and what it imports.
   */
  readonly inputs: readonly string[];
  /** Which of the builds that the same sources can make this is: each has other modules under the same names. */
  readonly variant: string;
};

/**
 * Keys Rspack's persistent cache by the sources of the configuration and of the plugins that it uses. Rspack stores
 * what the MDX loader returned and does not know which sources made it, so without a key an edited plugin keeps
 * serving old pages.
 */
export function buildCache(
  context: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>,
  options: BuildCacheOptions,
): Plugin {
  let addresses: readonly string[] = [];
  return {
    name: 'build-cache',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      addresses = docs ? ownAddresses(docs) : [];
    },
    configureWebpack(config) {
      const cache = (config as {experiments?: {cache?: {version?: string}}}).experiments?.cache;
      if (!cache) return {};
      const files = hashFiles(context.siteDir, [...sourcesOf(context), ...options.inputs]);
      const values = hashOf(JSON.stringify([browsersOf(context.siteDir), addresses]));
      // The bundler's own types know webpack's experiments only.
      return {experiments: {cache: {version: [cache.version, options.variant, files, values].join('-')}}};
    },
  };
}

/**
 * Returns the sources of the configuration, from the site's folder. Rooms of plugins that it uses count as whole folders:
 * some of their files, such as loaders and workers, are named by path instead of being imported. What runs in the browser
 * is bundled, so the bundler knows it. package.json is left out, because the only part of it that reaches a page, the list
 * of browsers, is in the key by itself.
 */
function sourcesOf({siteDir, siteConfigPath}: Pick<LoadContext, 'siteDir' | 'siteConfigPath'>): string[] {
  const sources = importedFiles(siteConfigPath).map((file) => {
    const name = path.relative(siteDir, file);
    const [root, ...folders] = path.dirname(name).split(path.sep);
    // The preview is one room; the other streets have several.
    const room = folders[0] === 'preview' ? folders.slice(0, 1) : folders.slice(0, 2);
    const isRoom = folders[0] === 'preview' || (room.length === 2 && folders[0] !== 'lib');
    return root === 'plugins' && isRoom && !folders.includes('browser') ? path.join(root, ...room) : name;
  });
  return [...new Set(sources)].filter((source) => source !== 'package.json');
}

/**
 * Returns the addresses that docs give themselves, with their sources. Links to such a doc are compiled into other
 * pages; all other addresses follow from the paths of files, which the links name.
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
