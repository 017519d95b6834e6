import {pageFile, urlOf} from '../../../content/changes';
import type {UpgradeChange} from '../types';

type Version = {readonly name: string};

/**
 * Returns the guide that tells a change, below the version: `/updating/7-0`, and for plugin authors
 * `/updating/plugins/7-0`.
 */
export function guidePage({to, audience}: Pick<UpgradeChange, 'to' | 'audience'>): string {
  const [major = '', minor = '0'] = to.split('.');
  return `/updating/${audience === 'plugin-author' && minor === '0' ? 'plugins/' : ''}${major}-${minor}`;
}

/** Returns the docs version whose guide is shown: the latest, or else the next one. `versions` are sorted, oldest first. */
export function guideVersion(
  siteDir: string,
  page: string,
  versions: readonly Version[],
): string | undefined {
  const released = versions.filter(({name}) => name !== 'next').map(({name}) => name);
  const inOrder = [released.at(-1), 'next'];
  return inOrder.find((name) => name !== undefined && pageFile(siteDir, name, page) !== undefined);
}

/** Returns the URL of a guide, below the site's base URL. Throws if no docs version has it. */
export function guideUrl(siteDir: string, page: string, versions: readonly Version[]): string {
  const version = guideVersion(siteDir, page, versions);
  const url = version && urlOf(siteDir, version, page).url;
  if (!url) throw new Error(`No docs version has the page ${page}, which the upgrade assistant links to.`);
  return url;
}
