import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {announcementReset} from './announcement';
import {baseUrlBanner} from './base-url-banner';
import {buildProgress} from './build-progress';
import {promotionsPlugin} from './promotions';
import type {Services} from './services';

export {readServices} from './services';
export {lastChange} from './sitemap-dates';

/** Returns the plugins for the site's small behaviors. */
export function sitePlugins({prismic}: Services): PluginConfig[] {
  return [
    buildProgress,
    baseUrlBanner,
    announcementReset,
    (context: LoadContext) =>
      promotionsPlugin(context, {
        file: 'src/data/promotions.json',
        prismicRepository: prismic?.repository,
      }),
  ];
}
