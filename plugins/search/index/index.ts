import path from 'node:path';
// Augments the configuration type with `devServer`.
import type {} from 'webpack-dev-server';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_DIR} from '../../lib/searchIndexDir';
import {findPages} from './readPages';
import {provideIndex} from './provideIndex';
import {unknownSections} from './sections';

/** Indexes the built pages for the search box and the results page; the preview serves the last build's index. */
export function searchIndex({baseUrl, outDir, siteDir}: LoadContext): Plugin {
  const indexDir = path.join(outDir, INDEX_DIR);
  return {
    name: 'search-index',
    // The preview searches the last build's index, so that writers can keep working.
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      const problem = unknownSections(docs, baseUrl);
      if (problem) throw new Error(problem);
    },
    configureWebpack: () => ({
      devServer: {static: [{directory: indexDir, publicPath: `${baseUrl}${INDEX_DIR}`, watch: false}]},
    }),
    async postBuild() {
      await provideIndex(findPages(outDir, baseUrl), {siteDir, indexDir});
    },
  };
}
