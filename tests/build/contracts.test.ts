import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/fixtureSite';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus');

/** Internals of Docusaurus that our plugins replace: a bump that moves them must fail here, not silently. */
const INTERNALS = [
  {
    file: 'core/lib/client/App.js',
    holds: "from './BaseUrlIssueBanner'",
    relied: 'plugins/base-url-banner replaces this import',
  },
  {
    file: 'theme-classic/lib/index.js',
    holds: "'./prism-include-languages'",
    relied: 'plugins/highlight keeps this client module out',
  },
  {
    file: 'core/lib/webpack/base.js',
    holds: 'experiments.cache = {',
    relied: 'plugins/build-cache keys this cache',
  },
  {
    file: 'core/lib/webpack/server.js',
    holds: "'../client/serverEntry.js'",
    relied: 'plugins/render-cache puts its own entry before',
  },
  {
    file: 'core/lib/client/serverEntry.js',
    holds: 'await preload(pathname);',
    relied: 'plugins/render-cache knows the chunks of',
  },
  {
    file: 'core/lib/client/preload.js',
    holds: 'matchRoutes(routes, p)',
    relied: 'plugins/render-cache matches alike',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    holds: "import ComponentCreator from '@docusaurus/ComponentCreator'",
    relied: 'plugins/render-cache replaces in the routes',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    holds: ', require.resolveWeak("${modulePath}")]',
    relied: 'plugins/lazy-pages takes out of the registry',
  },
] as const;

test.each(INTERNALS)('$file still holds what $relied', ({file, holds}) => {
  expect(fs.readFileSync(path.join(DOCUSAURUS, file), 'utf8')).toContain(holds);
});
