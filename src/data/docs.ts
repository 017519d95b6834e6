import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {GlobExcludeDefault} from '@docusaurus/utils';
import packageJson from '../../package.json';
import {repositoryOf} from './repository';
import {LATEST_VERSION} from './versions';

const REPOSITORY = repositoryOf(packageJson, process.env);

/** The form for a new issue in the repository in which readers edit pages. It takes `title` and `body` as GitHub's does. */
export const NEW_ISSUE = `${REPOSITORY}/issues/new`;

/**
 * The docs plugin's options, except for its versions and what pages may contain: where the docs are, and where readers
 * can edit them.
 */
export const docsOptions: DocsOptions = {
  routeBasePath: '/',
  lastVersion: LATEST_VERSION,
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
  exclude: [...GlobExcludeDefault, '**/README.md'],
  editUrl: `${REPOSITORY}/edit/main/`,
};
