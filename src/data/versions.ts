import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import released from '../../versions.json';
import requirements from './requirements.json';
import {bannerOf} from './support';

/** Released versions, newest first, as Docusaurus's own `versions.json` lists them. */
const RELEASED: readonly string[] = released;

/** The version at the root of the docs: the newest released one. */
export const LATEST_VERSION = RELEASED[0];

/** How each docs version is labelled, where it lives and which banner it carries, by its name. */
export const versions: Record<string, VersionOptions> = {
  current: {label: 'v8', path: 'next', banner: 'unreleased'},
  ...Object.fromEntries(
    RELEASED.map((name): [string, VersionOptions] => [
      name,
      {label: name, banner: bannerOf(name, requirements, new Date())},
    ]),
  ),
};
