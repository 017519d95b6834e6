import type {ThemeConfig} from '@docusaurus/preset-classic';
import {LINKS, LOGO, SUPPORT_LINKS} from './links';

type FooterConfig = NonNullable<ThemeConfig['footer']>;

/** Returns the footer, with `year` in its copyright line. */
export function footer(year: number): FooterConfig {
  return {
    style: 'light',
    logo: {alt: 'Capacitor', ...LOGO},
    links: [
      {
        title: 'Documentation',
        items: [
          {label: 'Introduction', to: '/'},
          {label: 'Install Capacitor', to: '/getting-started'},
          {label: 'Plugins', to: '/plugins'},
          {label: 'CLI', to: '/cli'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'Community Hub', href: LINKS.community},
          {label: 'Forum', href: LINKS.forum},
          {label: 'Discord', href: LINKS.discord},
          {label: 'Blog', href: LINKS.blog},
        ],
      },
      {
        title: 'Source',
        items: [
          {label: 'Capacitor', href: LINKS.github},
          {label: 'Official plugins', href: LINKS.officialPlugins},
          {label: 'Community plugins', href: LINKS.communityPlugins},
          {label: 'Plugin proposals', href: LINKS.proposals},
        ],
      },
      {title: 'Support', items: SUPPORT_LINKS},
    ],
    copyright: `© ${year} Capacitor contributors.`,
  };
}
