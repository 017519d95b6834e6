import type {ThemeConfig} from '@docusaurus/preset-classic';
import {footer} from './footer';
import {navbar} from './navbar';
import {prism} from './prism';

type HostedSearch = NonNullable<ThemeConfig['algolia']>;

type Additions = Pick<ThemeConfig, 'announcementBar'> & {
  /** The configuration of the hosted search, if the site uses it. */
  readonly algolia?: HostedSearch;
};

/** Returns the theme's options. */
export function themeConfig({announcementBar, algolia}: Additions): ThemeConfig {
  return {
    announcementBar,
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
