import type {ThemeConfig} from '@docusaurus/preset-classic';
import requirements from '../../../src/data/requirements.json';
import {comingMajor, isComing} from '../../../packages/pages/support';
import {LATEST_VERSION} from '../../../src/data/versions';

type Announcement = NonNullable<ThemeConfig['announcementBar']>;

/**
 * Returns what the bar announces: the major whose pages are being written, or the latest one while there's nothing of the
 * next. npm may have released that major long ago, so the text is about the documentation. Readers who closed the bar see
 * it again only if its ID changes, so each text has an ID of its own.
 */
export function announcementOf(
  latest: string,
  facts: typeof requirements,
): Pick<Announcement, 'id' | 'content'> {
  if (isComing(latest, facts)) {
    const major = comingMajor(latest);
    return {
      id: `v${major}-in-progress`,
      content: `The pages for Capacitor ${major} are being written. <a href="/docs/next">Read them so far</a>.`,
    };
  }
  const major = latest.slice(1);
  return {
    id: `${latest}-released`,
    content: `Capacitor ${major} is released. <a href="/docs/updating/${major}-0">Update your app</a>.`,
  };
}

/**
 * The bar above the navbar in the latest version. Its colors are in `src/css/shell.css`: the theme would write colors from
 * here into a `style` attribute, which the security policy forbids.
 */
export const announcement: Announcement = {
  ...announcementOf(LATEST_VERSION, requirements),
  isCloseable: false,
};
