import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Services} from '../../plugins/site/services';
import {announcement} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';
import {prism} from './prism';

/** Returns the theme's options. */
export function themeConfig({algolia}: Services): ThemeConfig {
  return {
    announcementBar: announcement,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    image: 'img/social-card.png',
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    navbar,
    footer: footer(new Date().getFullYear()),
    prism,
    ...(algolia ? {algolia: {...algolia, contextualSearch: true, searchPagePath: 'search'}} : {}),
  };
}
