import type {Options} from '@docusaurus/preset-classic';

/** What other parts of the site add to the preset. */
type Additions = Pick<Options, 'googleTagManager'> & {
  readonly createSitemapItems: NonNullable<Exclude<Options['sitemap'], false>>['createSitemapItems'];
};

/**
 * Returns the options of the preset, which adds the theme and the sitemap. The docs plugin is configured separately.
 */
export function presetOptions({googleTagManager, createSitemapItems}: Additions): Options {
  return {
    docs: false,
    blog: false,
    pages: false,
    theme: {customCss: './src/css/index.css'},
    // Drawings reach the page as they are, with the groups and classes that styles move.
    svgr: {svgrConfig: {svgo: false, titleProp: false}},
    sitemap: {
      lastmod: 'date',
      changefreq: null,
      priority: null,
      ignorePatterns: ['/docs/search'],
      createSitemapItems,
    },
    ...(googleTagManager ? {googleTagManager} : {}),
  };
}
