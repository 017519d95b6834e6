import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {openSearchDescription} from './openSearch';

const OPENSEARCH_FILE = 'opensearch.xml';

/**
 * Adds the `/search` route and writes the OpenSearch description while no hosted search is configured; otherwise,
 * theme-search-algolia does both.
 */
export function searchPage(context: LoadContext): Plugin {
  const {siteConfig} = context;
  const searchPath = normalizeUrl([siteConfig.baseUrl, 'search']);
  return {
    name: 'search-page',
    contentLoaded({actions}) {
      actions.addRoute({path: searchPath, component: '@theme/SearchPage', exact: true});
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: normalizeUrl([siteConfig.baseUrl, OPENSEARCH_FILE]),
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      const xml = openSearchDescription({
        title: siteConfig.title,
        searchUrl: normalizeUrl([siteConfig.url, searchPath]),
        iconUrl: normalizeUrl([siteConfig.url, siteConfig.baseUrl, siteConfig.favicon ?? '']),
      });
      await fs.writeFile(path.join(outDir, OPENSEARCH_FILE), xml);
    },
  };
}
