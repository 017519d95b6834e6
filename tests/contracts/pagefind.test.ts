import fs from 'node:fs';
import path from 'node:path';
import {PAGEFIND_MINOR} from '../../plugins/search/index/runPagefind';
import {ROOT} from '../support/fixtureSite';

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as T;

/** Returns what is wrong with the range in package.json and the installed version of Pagefind, or nothing. */
function pagefindProblem(range: string, installed: string): string | undefined {
  const minor = PAGEFIND_MINOR.replace('.', '\\.');
  if (!new RegExp(`^~?${minor}\\.\\d+$`).test(range)) {
    return (
      `package.json asks for pagefind "${range}", but plugins/search/index/runPagefind.ts was tried with ${PAGEFIND_MINOR}. ` +
      `Write "~${PAGEFIND_MINOR}.0", or try another version with npm run search:eval and change PAGEFIND_MINOR.`
    );
  }
  if (installed.startsWith(`${PAGEFIND_MINOR}.`)) return undefined;
  return `pagefind ${installed} is installed, but package.json asks for ${PAGEFIND_MINOR}. Run npm install.`;
}

test('Pagefind is pinned to the minor version that the code was tried with', () => {
  const {dependencies} = readJson<{dependencies: {pagefind: string}}>('package.json');
  const {version} = readJson<{version: string}>('node_modules/pagefind/package.json');
  expect(pagefindProblem(dependencies.pagefind, version)).toBeUndefined();
});

test.each([
  [`^${PAGEFIND_MINOR}.0`, `${PAGEFIND_MINOR}.0`, `Write "~${PAGEFIND_MINOR}.0"`],
  ['~0.1.0', '0.1.0', 'change PAGEFIND_MINOR'],
  [`~${PAGEFIND_MINOR}.0`, '0.1.0', 'Run npm install'],
])('"%s" with %s is refused', (range, installed, message) => {
  expect(pagefindProblem(range, installed)).toContain(message);
});

test.each([`~${PAGEFIND_MINOR}.0`, `${PAGEFIND_MINOR}.2`])('"%s" is fine', (range) => {
  expect(pagefindProblem(range, `${PAGEFIND_MINOR}.2`)).toBeUndefined();
});
