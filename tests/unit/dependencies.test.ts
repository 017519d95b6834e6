import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../plugins/lib/filesBelow';
import {ROOT} from '../support/fixtureSite';
import {importedPackages} from '../support/importedPackages';

/** What `npm run build` loads. */
const BUILD = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'plugins',
  'src',
  'scripts/docusaurus.mjs',
  'scripts/swcConfig.cjs',
  'scripts/writersError.cjs',
];

type Dependencies = Readonly<Record<string, string>>;

const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly devDependencies: Dependencies;
};

const sources = BUILD.flatMap((part) => {
  const target = path.join(ROOT, part);
  return fs.statSync(target).isDirectory() ? filesBelow(target) : [target];
}).filter((file) => /\.(?:[cm]?js|[cm]?ts|tsx)$/.test(file));

/** The packages that the build loads, each with a source that loads it. */
const loaded = sources.flatMap((file) =>
  importedPackages(file, fs.readFileSync(file, 'utf8')).map((name) => ({
    name,
    file: path.relative(ROOT, file),
  })),
);

/** Returns which packages of `devDependencies` the build loads, as `file  package`. */
function developmentPackages(devDependencies: Dependencies): string[] {
  return loaded
    .filter(({name}) => Object.hasOwn(devDependencies, name))
    .map(({name, file}) => `${file}  ${name}`);
}

describe('a build without development packages (npm ci --omit=dev)', () => {
  // knip reports the packages that no list has.
  it('needs no package of devDependencies', () => {
    expect(developmentPackages(manifest.devDependencies)).toEqual([]);
  });

  it.each(['unified', 'tree-sitter-wasms', '@docusaurus/preset-classic'])('would miss %s', (name) => {
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
