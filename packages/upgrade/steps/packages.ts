import {packages} from './install';
import {migrate} from './migrate';
import {keep} from './keep';
import {otherPlugins} from './otherPlugins';
import {author} from './pluginAuthor';
import {report} from './report';
import {commit, sync, test} from './routine';
import type {Builder} from './types';

/** The steps around packages, by ID. */
export const PACKAGE_STEPS = {
  'third-party': otherPlugins,
  'plugin-author': author,
  report,
  keep,
  commit,
  migrate,
  packages,
  sync,
  test,
} satisfies Record<string, Builder>;
