import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar in the latest version. Readers who closed the bar see it again only if its ID changes, so
 * give each new text a new ID.
 */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'v8-in-development',
  content: 'Capacitor 8 is in development. <a href="/docs/next">Read its documentation</a>.',
  backgroundColor: 'var(--announcement-background)',
  textColor: 'var(--announcement-text)',
  isCloseable: false,
};
