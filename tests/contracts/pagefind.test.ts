import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../../package.json';
import {escapeRegExp} from '../../packages/lib/escapeRegExp';
import {PAGEFIND_MINOR} from '../../plugins/search/index/runPagefind';
import {ROOT} from '../support/fixtureSite';

const minor = escapeRegExp(PAGEFIND_MINOR);

test('Pagefind has the minor version that was tried: try others with search:eval, and change PAGEFIND_MINOR', () => {
  expect(packageJson.dependencies.pagefind).toMatch(new RegExp(`^~?${minor}\\.\\d+$`));
  const installed = fs.readFileSync(path.join(ROOT, 'node_modules/pagefind/package.json'), 'utf8');
  expect(installed).toMatch(new RegExp(`"version": "${minor}\\.`));
});
