import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Docusaurus's name of the version that the announcement is about. That version's pages don't show the bar. */
export const ANNOUNCED_VERSION = 'current';

/**
 * The bar above the navbar in all other versions. Readers who closed the bar see it again only if its ID changes, so
 * give each new text a new ID.
 */
export const announcement: NonNullable<ThemeConfig['announcementBar']> = {
  id: 'v8-in-development',
  content: 'Capacitor 8 is in development. <a href="/docs/next">Read its documentation</a>.',
  backgroundColor: 'var(--announcement-background)',
  textColor: 'var(--announcement-text)',
  isCloseable: false,
};
