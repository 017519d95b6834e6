import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import {bannerOf, comingMajor, requireReleaseDates, supportNotes} from '../../packages/pages/support';
import requirements from '../../src/data/requirements.json';
import {LATEST_VERSION, RELEASED} from '../../src/data/versions';

requireReleaseDates(RELEASED, requirements);

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
