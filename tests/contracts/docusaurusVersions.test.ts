import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/fixtureSite';

type Versions = Readonly<Record<string, string | undefined>>;

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as T;

const {dependencies, devDependencies} =
  readJson<Record<'dependencies' | 'devDependencies', Versions>>('package.json');
const {packages} = readJson<{packages: Readonly<Record<string, {readonly version?: string}>>}>(
  'package-lock.json',
);

/**
 * Returns the packages of Docusaurus that have another version than `wanted`, from versions or ranges by the name or the
 * place of a package.
 */
function others(versions: Versions, wanted: string | undefined): string[] {
  return Object.entries(versions)
    .filter(([place, version]) => /(?:^|\/)@docusaurus\/[^/]+$/.test(place) && version !== wanted)
    .map(([place, version]) => `${place} ${version}`);
}

// Its packages keep React contexts in module scope, so with two versions, a page reads a context that has no provider.
describe('all of Docusaurus has the version that package.json has of @docusaurus/core', () => {
  const wanted = dependencies['@docusaurus/core'];

  test('in package.json, exactly', () => {
    expect(wanted).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    expect(others({...dependencies, ...devDependencies}, wanted)).toEqual([]);
  });

  test('in package-lock.json: otherwise, name each package that differs in package.json, and run npm install', () => {
    const locked = Object.entries(packages).map(([place, {version}]) => [place, version] as const);
    expect(others(Object.fromEntries(locked), wanted)).toEqual([]);
  });
});

test('a range and a second copy are found', () => {
  const copies = {
    'node_modules/@docusaurus/a': '3.1.0',
    'node_modules/x/node_modules/@docusaurus/b': '3.0.0',
  };
  expect(
    others({'@docusaurus/core': '3.1.0', '@docusaurus/a': '^3.1.0', other: '1.0.0', ...copies}, '3.1.0'),
  ).toEqual(['@docusaurus/a ^3.1.0', 'node_modules/x/node_modules/@docusaurus/b 3.0.0']);
});
