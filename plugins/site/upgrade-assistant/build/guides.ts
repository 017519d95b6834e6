import fs from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {pageFile, urlOf} from '../../../../packages/pages/pageFiles';
import type {UpgradeChange} from '../../../../packages/upgrade/types';
import type {Version} from './versions';

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
  const latest = versions.findLast(({name}) => name !== 'next');
  return [latest?.name ?? 'next', 'next'].find((name) => pageFile(siteDir, name, page) !== undefined);
}

/** Returns the URL of a guide, below the site's base URL. Throws if no docs version has it. */
export function guideUrl(siteDir: string, page: string, versions: readonly Version[]): string {
  const version = guideVersion(siteDir, page, versions);
  const url = version && urlOf(siteDir, version, page).url;
  if (!url) throw new Error(`No docs version has the page ${page}, which the upgrade assistant links to.`);
  return url;
}

/** Returns the titles of the sections that guides have, by their addresses below the site's base URL. */
export function sectionTitles(
  siteDir: string,
  sections: readonly Pick<UpgradeChange, 'to' | 'audience' | 'anchor'>[],
  versions: readonly Version[],
): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const {anchor, ...section} of sections) {
    const page = guidePage(section);
    const version = guideVersion(siteDir, page, versions);
    if (anchor === undefined || version === undefined) continue;
    const title = headingsIn(pageFile(siteDir, version, page) ?? '').get(anchor);
    if (title !== undefined) titles[`${guideUrl(siteDir, page, versions)}#${anchor}`] = title;
  }
  return titles;
}

/** Returns a page's headings by anchor: their own IDs, or else those that Docusaurus makes from plain words. */
export function headingsIn(file: string): ReadonlyMap<string, string> {
  const headings = fs.readFileSync(file, 'utf8').matchAll(/^#{2,3} (.*?)(?: *\{\/\* #(\S+) \*\/\})?$/gm);
  const slugger = createSlugger();
  return new Map([...headings].map(([, text = '', id]) => [id ?? slugger.slug(text), text]));
}
