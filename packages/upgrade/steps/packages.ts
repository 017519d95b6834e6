import {packages} from './install';
import {migrate} from './migrate';
import {author, otherPlugins} from './otherPlugins';
import {commit, sync, test} from './routine';
import type {Builder} from './types';

/** The steps around packages, by ID. */
export const PACKAGE_STEPS = {
  'third-party': otherPlugins,
  'plugin-author': author,
  commit,
  migrate,
  packages,
  sync,
  test,
} satisfies Record<string, Builder>;
