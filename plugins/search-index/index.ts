import path from 'node:path';
// For the type of `devServer`.
import type {} from 'webpack-dev-server';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_DIR} from '../../src/search/catalog';
import {readPages} from './readPages';
import {writeIndex} from './writeIndex';

/** Indexes the built pages for the search box and the search page; the preview has the index of the last build. */
export function searchIndex({baseUrl, outDir}: Pick<LoadContext, 'baseUrl' | 'outDir'>): Plugin {
  const indexDir = path.join(outDir, INDEX_DIR);
  return {
    name: 'search-index',
    configureWebpack: () => ({
      devServer: {static: [{directory: indexDir, publicPath: `${baseUrl}${INDEX_DIR}`, watch: false}]},
    }),
    async postBuild() {
      await writeIndex(await readPages(outDir, baseUrl), indexDir);
    },
  };
}
