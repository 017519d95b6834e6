import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {baseUrlBanner} from './base-url-banner';
import {changesFeed} from './changes-feed';
import {markdownPages} from './markdown-pages';
import {publishedAddresses} from './published-addresses';
import {redirects} from './redirects';
import {deployment} from './security-headers';
import {promotions} from './promotions';
import type {Services} from '../lib/services';
import {socialCards} from './social-cards';
import {upgradeAssistant} from './upgrade-assistant';

export {announcement} from './announcement/bar';
export {canonicalSitemap} from './canonical-sitemap';
export {lastChange} from './sitemap-dates';
export {withSocialCards} from './social-cards';
export {remarkAssistant} from './upgrade-assistant';

/** Returns the plugins for the site's small behaviors. */
export function sitePlugins(services: Services): PluginConfig[] {
  return [
    baseUrlBanner,
    publishedAddresses,
    redirects,
    (context: LoadContext) => deployment(context, services),
    socialCards,
    markdownPages,
    changesFeed,
    upgradeAssistant,
    promotions,
  ];
}
