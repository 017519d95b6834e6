import fs from 'node:fs';
import path from 'node:path';
import {docusaurusProblems, type DocusaurusUse} from '../support/docusaurusVersions';
import {ROOT} from '../support/fixtureSite';

type Manifest = {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
type Lockfile = {readonly packages: Readonly<Record<string, {readonly version?: string}>>};

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as T;

const {dependencies, devDependencies} = readJson<Manifest>('package.json');
const locked = Object.entries(readJson<Lockfile>('package-lock.json').packages).flatMap(
  ([place, {version}]): [string, string][] => (version === undefined ? [] : [[place, version]]),
);

/**
 * Returns the names of packages in quotes in our own code, without files of `@docusaurus/core` such as
 * `@docusaurus/Link`. Contracts are left out, because they name packages whose files they only read.
 */
function importedPackages(): string[] {
  const files = ['plugins', 'src', 'scripts', 'tests'].flatMap((dir) =>
    fs
      .readdirSync(path.join(ROOT, dir), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(dir, file)),
  );
  const code = [...files, ...fs.readdirSync(ROOT)].filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('tests/contracts/'),
  );
  const texts = code.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const names = texts.flatMap((text) => text.match(/(?<=['"])@docusaurus\/[a-z-]+(?=[/'"])/g) ?? []);
  return [...new Set(names)].filter((name) => locked.some(([place]) => place === `node_modules/${name}`));
}

const real: DocusaurusUse = {
  declared: {...dependencies, ...devDependencies},
  installed: Object.fromEntries(locked),
  imported: importedPackages(),
};

test('all of Docusaurus has one version, and package.json names each package that our code imports', () => {
  expect(real.imported).toContain('@docusaurus/plugin-content-docs');
  expect(docusaurusProblems(real)).toEqual([]);
});

test('what is installed is what package-lock.json names', () => {
  const installed = locked
    .filter(([place]) => /(?:^|\/)node_modules\/@docusaurus\/[^/]+$/.test(place))
    .map(([place]) => [place, readJson<Manifest>(`${place}/package.json`).version]);
  expect(
    docusaurusProblems({...real, installed: Object.fromEntries(installed) as Record<string, string>}),
  ).toEqual([]);
});

describe('a mistake is named with what to do', () => {
  const use: DocusaurusUse = {
    declared: {'@docusaurus/core': '3.10.1', '@docusaurus/utils': '3.10.1'},
    installed: {'node_modules/@docusaurus/core': '3.10.1', 'node_modules/@docusaurus/utils': '3.10.1'},
    imported: ['@docusaurus/core'],
  };
  const fix = 'Write "3.10.1", the version of @docusaurus/core, in package.json and run npm install.';

  test.each<[string, Partial<DocusaurusUse>, string]>([
    [
      'a range',
      {declared: {...use.declared, '@docusaurus/utils': '^3.10.1'}},
      `package.json asks for @docusaurus/utils "^3.10.1". ${fix}`,
    ],
    [
      'an import that package.json lacks',
      {imported: ['@docusaurus/plugin-content-docs']},
      `Our code imports @docusaurus/plugin-content-docs, which package.json lacks. Add it. ${fix}`,
    ],
    [
      'a package that npm kept',
      {installed: {...use.installed, 'node_modules/@docusaurus/plugin-content-docs': '3.10.2'}},
      'node_modules/@docusaurus/plugin-content-docs is 3.10.2, and @docusaurus/core is 3.10.1. ' +
        `Add @docusaurus/plugin-content-docs to package.json. ${fix}`,
    ],
    [
      'a second copy',
      {installed: {...use.installed, 'node_modules/x/node_modules/@docusaurus/utils': '3.9.0'}},
      `node_modules/x/node_modules/@docusaurus/utils is 3.9.0, and @docusaurus/core is 3.10.1. ${fix}`,
    ],
  ])('%s', (_name, change, message) => {
    expect(docusaurusProblems(use)).toEqual([]);
    expect(docusaurusProblems({...use, ...change})).toEqual([message]);
  });
});
