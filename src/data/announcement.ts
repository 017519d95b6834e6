import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The docs version that the announcement is about, by Docusaurus's name. Its own pages don't show the bar. */
export const ANNOUNCED_VERSION = 'current';

/** The bar above the navbar of all other versions. A new text needs a new id, so that nobody misses it. */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'v8-in-development',
  content: 'Capacitor 8 is in development. <a href="/docs/next">Read its documentation</a>.',
  backgroundColor: 'var(--announcement-background)',
  textColor: 'var(--announcement-text)',
  isCloseable: false,
};
