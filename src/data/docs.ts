import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {GlobExcludeDefault} from '@docusaurus/utils';
import packageJson from '../../package.json';
import {repositoryOf} from './repository';
import {LATEST_VERSION, versions} from './versions';

/** Where the docs are, their versions, and where a reader can edit them: all of the docs plugin's options but what pages may write. */
export const docsOptions: DocsOptions = {
  routeBasePath: '/',
  lastVersion: LATEST_VERSION,
  versions,
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
  exclude: [...GlobExcludeDefault, '**/README.md'],
  editUrl: `${repositoryOf(packageJson, process.env)}/edit/main/`,
};
