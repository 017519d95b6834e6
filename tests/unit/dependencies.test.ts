import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../packages/lib/filesBelow';
import {ROOT} from '../support/fixtureSite';
import {importedPackages} from '../support/importedPackages';

/** What `npm run build` loads. */
const BUILD = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'packages',
  'plugins',
  'src',
  'scripts/docusaurus.mjs',
  'scripts/swcConfig.cjs',
  'scripts/writersError.cjs',
];

type Dependencies = Readonly<Record<string, string>>;

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Dependencies>>;

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;

const sources = BUILD.flatMap((part) => {
  const target = path.join(ROOT, part);
  return fs.statSync(target).isDirectory() ? filesBelow(target) : [target];
})
  // Builds read the facts, and neither extract them nor check pages.
  .filter((file) => !/packages[\\/](?:checks|facts[\\/]extract)[\\/]/.test(file))
  .filter((file) => /\.(?:[cm]?js|[cm]?ts|tsx)$/.test(file));

/** The packages that the build loads, each with a source that loads it. */
const loaded = sources.flatMap((file) =>
  importedPackages(file, fs.readFileSync(file, 'utf8')).map((name) => ({
    name,
    file: path.relative(ROOT, file),
  })),
);

/** Returns which packages of `devDependencies` the build loads, as `file  package`. */
function developmentPackages(devDependencies: Dependencies = {}): string[] {
  return loaded
    .filter(({name}) => Object.hasOwn(devDependencies, name))
    .map(({name, file}) => `${file}  ${name}`);
}

describe('a build without development packages (npm ci --omit=dev)', () => {
  // knip reports the packages that no list has.
  it('needs no package of devDependencies', () => {
    expect(developmentPackages(manifest.devDependencies)).toEqual([]);
  });

  it.each(['unified', 'zod', '@docusaurus/preset-classic'])('would miss %s', (name) => {
    const moved = {...manifest.devDependencies, [name]: '1.0.0'};
    expect(developmentPackages(moved).join('\n')).toMatch(new RegExp(`  ${name}$`, 'm'));
  });
});

test.each([
  ["import {a} from 'pack/sub'; import b, {type C} from '@acme/pack';", ['@acme/pack', 'pack']],
  ["import 'pack'; export * from 'other';", ['other', 'pack']],
  ["await import('pack'); require('other'); require.resolve('third/file.js');", ['other', 'pack', 'third']],
  ["const grammar = 'pack/out/grammar.wasm'; const preset = '@acme/preset';", ['@acme/preset', 'pack']],
  ["import type {A} from 'pack'; import {type B} from 'pack'; export type {C} from 'pack';", []],
  ["type A = import('pack').A; import './file.js'; const word = 'pack';", []],
])('%s loads %j', (source, names) => {
  expect(importedPackages('file.ts', source)).toEqual(names);
});

/** The packages in the table of `reference/README.md`, with `*` for any name in a scope. */
const EXPLAINED = [...read('reference/README.md').matchAll(/^\| `([^`]+)` \| (?:`~`|alias|exact)/gm)].map(
  ([, name = '']) => name,
);

/** Returns the packages with a range that does not start with `^`, and those with an override. */
function pinned(...manifests: readonly Manifest[]): string[] {
  return manifests.flatMap(({dependencies, devDependencies, overrides = {}}) => [
    ...Object.entries({...dependencies, ...devDependencies})
      .filter(([, range]) => !range.startsWith('^'))
      .map(([name]) => name),
    ...Object.keys(overrides),
  ]);
}

const isExplainedBy = (name: string, row: string): boolean =>
  row.endsWith('/*') ? name.startsWith(row.slice(0, -1)) : name === row;

describe('the table of pinned versions in reference/README.md', () => {
  const exceptions = pinned(manifest, JSON.parse(read('reference/samples/package.json')) as Manifest);

  it('has a row for each package that is not updated within its major', () => {
    expect(exceptions.filter((name) => !EXPLAINED.some((row) => isExplainedBy(name, row)))).toEqual([]);
  });

  it('has no row for a package that is', () => {
    expect(EXPLAINED.filter((row) => !exceptions.some((name) => isExplainedBy(name, row)))).toEqual([]);
  });

  it('is required for exact versions, ~, aliases and overrides', () => {
    const dependencies = {a: '1.0.0', b: '~1.0.0', c: 'npm:other@^1.0.0', d: '^1.0.0'};
    const names = pinned({dependencies, overrides: {e: '1.0.0'}}, {devDependencies: {f: '*'}});
    expect(names.join()).toBe('a,b,c,e,f');
  });
});
