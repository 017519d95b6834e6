import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import released from '../../versions.json';
import requirements from './requirements.json';
import {bannerOf, comingMajor, requireReleaseDates, supportNotes} from './support';

/** Released versions, newest first, from Docusaurus's own `versions.json`. */
export const RELEASED: readonly string[] = released;

requireReleaseDates(RELEASED, requirements);

/** The newest released version, which is at the root of the docs. */
export const LATEST_VERSION = RELEASED[0] ?? '';

/** Each docs version's label, path and banner, by version name. The section's label says what a badge would. */
export const versions: Record<string, VersionOptions> = {
  current: {label: `v${comingMajor(LATEST_VERSION)}`, path: 'next', banner: 'unreleased', badge: false},
  ...Object.fromEntries(
    RELEASED.map((name): [string, VersionOptions] => [
      name,
      {label: name, banner: bannerOf(name, requirements, new Date()), badge: false},
    ]),
  ),
};

/** What the version menu says about the support of released versions, by version name. */
export const versionNotes = supportNotes(RELEASED, requirements, new Date());
