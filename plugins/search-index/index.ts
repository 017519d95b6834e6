import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_DIR} from '../../src/search/catalog';
import {readPages} from './readPages';
import {writeIndex} from './writeIndex';

/** Indexes the built pages for the search box and the search page. */
export function searchIndex({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir}) {
      await writeIndex(await readPages(outDir, baseUrl), path.join(outDir, INDEX_DIR));
    },
  };
}
