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
] as const;

test.each(INTERNALS)('$file still holds what $relied', ({file, holds}) => {
  expect(fs.readFileSync(path.join(DOCUSAURUS, file), 'utf8')).toContain(holds);
});
