import type {Options} from '@docusaurus/preset-classic';
import type {Services} from '../../plugins/site/services';

/**
 * Returns the options of the preset, which adds the theme and the sitemap. The docs plugin is configured separately.
 */
export function presetOptions({googleTagManager}: Services): Options {
  return {
    docs: false,
    blog: false,
    pages: false,
    theme: {customCss: './src/css/index.css'},
    sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/docs/search']},
    ...(googleTagManager ? {googleTagManager} : {}),
  };
}
