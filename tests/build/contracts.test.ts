import {problemOf, type Internal} from '../support/internals';

/**
 * Internals of Docusaurus that our plugins replace: a bump that moves them must fail here, not silently.
 * Those of `lean-client` are in `tests/unit/leanClient/contracts.test.ts`.
 */
const INTERNALS: readonly Internal[] = [
  {
    file: 'core/lib/client/App.js',
    contains: "from './BaseUrlIssueBanner'",
    why: 'plugins/base-url-banner replaces this import',
  },
  {
    file: 'theme-classic/lib/index.js',
    contains: "'./prism-include-languages'",
    why: 'plugins/highlight keeps this client module out',
  },
  {
    file: 'core/lib/webpack/base.js',
    contains: 'experiments.cache = {',
    why: 'plugins/build-cache keys this cache',
  },
];

test.each(INTERNALS)('$file still holds what it should: $why', (internal) => {
  expect(problemOf(internal)).toBeUndefined();
});
