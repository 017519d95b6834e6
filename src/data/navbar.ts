import type {ThemeConfig} from '@docusaurus/preset-classic';
import {LINKS, SOCIAL_LINKS} from './links';

type NavbarConfig = NonNullable<ThemeConfig['navbar']>;

/** The bar at the top of every page. Its `doc` items link to the version that the reader is on. */
export const navbar: NavbarConfig = {
  hideOnScroll: true,
  logo: {
    alt: 'Capacitor documentation home',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    width: 130,
    height: 24,
  },
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
    {
      label: 'Support',
      position: 'right',
      items: [
        {label: 'Help Center', href: LINKS.helpCenter},
        {label: 'Customer Support', href: LINKS.customerSupport},
        {label: 'Enterprise Advisory', href: LINKS.enterpriseAdvisory},
      ],
    },
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
