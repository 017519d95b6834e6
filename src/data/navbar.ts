import type {ThemeConfig} from '@docusaurus/preset-classic';
import {LINKS, LOGO, SOCIAL_LINKS, SUPPORT_LINKS} from './links';

type NavbarConfig = NonNullable<ThemeConfig['navbar']>;

/** The bar at the top of every page. Its `doc` items link to the version that the reader is on. */
export const navbar: NavbarConfig = {
  hideOnScroll: true,
  logo: {alt: 'Capacitor documentation home', ...LOGO},
  items: [
    {type: 'doc', docId: 'index', label: 'Docs', position: 'left'},
    {type: 'doc', docId: 'plugins', label: 'Plugins', position: 'left'},
    {type: 'doc', docId: 'cli/index', label: 'CLI', position: 'left'},
    {type: 'search', position: 'left'},
    {
      label: 'Community',
      position: 'right',
      items: [
        {label: 'Community Hub', href: LINKS.community},
        {label: 'Forum', href: LINKS.forum},
        {label: 'Blog', href: LINKS.blog},
        {label: 'X (Twitter)', href: LINKS.twitter},
      ],
    },
    {label: 'Support', position: 'right', items: SUPPORT_LINKS},
    {
      type: 'localeDropdown',
      position: 'right',
      dropdownItemsAfter: [{label: '日本語', href: LINKS.japanese, lang: 'ja'}],
    },
    ...SOCIAL_LINKS.map(({name, icon, href}) => ({
      href,
      position: 'right' as const,
      className: `icon-link icon-link--${icon}`,
      'aria-label': `Capacitor on ${name}`,
      title: name,
    })),
  ],
};
