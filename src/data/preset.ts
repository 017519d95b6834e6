import type {Options} from '@docusaurus/preset-classic';
import {canonicalItems} from '../../plugins/site/canonical-sitemap';
import type {Services} from '../../plugins/site/services';
import {LATEST_VERSION, versions} from './versions';

/**
 * Returns the options of the preset, which adds the theme and the sitemap. The docs plugin is configured separately.
 */
export function presetOptions({googleTagManager}: Services): Options {
  return {
    docs: false,
    blog: false,
    pages: false,
    theme: {customCss: './src/css/index.css'},
    sitemap: {
      lastmod: 'date',
      changefreq: null,
      priority: null,
      ignorePatterns: ['/docs/search'],
      createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
        const {url, baseUrl} = params.siteConfig;
        const items = await defaultCreateSitemapItems(params);
        return canonicalItems(items, {root: url + baseUrl, versions, latest: LATEST_VERSION});
      },
    },
    ...(googleTagManager ? {googleTagManager} : {}),
  };
}
