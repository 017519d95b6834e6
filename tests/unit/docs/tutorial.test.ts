import path from 'node:path';
import ts from 'typescript';
import {syntaxRule} from '../../../packages/checks/syntax';
import type {DocPage} from '../../../packages/checks/types';
import requirements from '../../../src/data/requirements.json';
import copies from '../../fixtures/tutorial/copies.json';
import folders from '../../fixtures/tutorial/versions.json';
import {ROOT} from '../../support/fixtureSite';
import {
  TUTORIALS,
  appFiles,
  compilerOptionsIn,
  copiesOn,
  differences,
  filesIn,
  filesOn,
  packageFiles,
  syntaxProblems,
  tutorialPages,
  typeProblems,
  type Copies,
} from '../../support/tutorial';

/** The options that the generator gives a plugin's package, without those for its output, and the module resolution. */
const PACKAGE_OPTIONS: ts.CompilerOptions = {
  allowUnreachableCode: false,
  declaration: true,
  esModuleInterop: true,
  lib: ['lib.dom.d.ts', 'lib.es2017.d.ts'],
  module: ts.ModuleKind.ESNext,
  // The generator's "node" is gone from TypeScript 6; for the package's imports both find the same.
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2017,
};

describe.each(Object.entries(folders))('the plugin tutorial of %s', (version, folder) => {
  const expected = filesIn(path.join(TUTORIALS, folder));
  const copied = (copies as Readonly<Record<string, Copies>>)[folder] ?? {};
  let pages: DocPage[];
  let files: Map<string, string>;

  beforeAll(async () => {
    pages = await tutorialPages(version);
    files = filesOn(pages);
  });

  it('shows the files of its fixture, whole', () => {
    expect(files.size).toBeGreaterThan(12);
    expect(differences(files, expected)).toEqual([]);
  });

  it('copies the plugin to where the fixture has its package', () => {
    expect(copiesOn(pages)).toEqual(copied);
  });

  it('has an app that compiles with the tsconfig.json on its page, strictly', () => {
    const options = compilerOptionsIn(files.get('tsconfig.json') ?? '');
    expect(options.strict).toBe(true);
    expect(typeProblems(appFiles(files), version, options)).toEqual([]);
  });

  it('has a package that compiles with the options of the generator', () => {
    expect(typeProblems(packageFiles(files, copied), version, PACKAGE_OPTIONS)).toEqual([]);
  });

  it('has Swift, Java and configuration files that parse, and so do the blocks between them', async () => {
    expect(await syntaxProblems(files)).toEqual([]);
    expect(await syntaxRule.check(pages, version, {siteDir: ROOT, requirements})).toEqual([]);
  });
});

describe('in a copy of the tutorial', () => {
  const PLUGIN = 'src/plugins/screen-orientation';

  let pages: DocPage[];
  let files: Map<string, string>;

  beforeAll(async () => {
    pages = await tutorialPages('v7');
  });

  beforeEach(() => {
    files = filesOn(pages);
  });

  function change(name: string, find: string, replacement: string): void {
    const text = files.get(name) ?? '';
    if (!text.includes(find)) throw new Error(`${name} does not hold ${find}.`);
    files.set(
      name,
      text.replace(find, () => replacement),
    );
  }

  it('a changed block, a missing and an unknown file are found', () => {
    change('index.html', 'Delivery', 'Parcels');
    files.delete('src/app.css');
    files.set('src/other.css', '');
    expect(differences(files, filesIn(path.join(TUTORIALS, 'v7')))).toEqual([
      'index.html differs',
      'no page shows src/app.css',
      'the fixture has no src/other.css',
    ]);
  });

  it('the last showing of a file wins', () => {
    const index = `${PLUGIN}/index.ts`;
    const showings = pages.flatMap(({blocks}) => blocks.filter(({title}) => title === index));
    expect(showings.map(({code}) => code.includes("import('./web')"))).toEqual([false, true]);
    expect(filesOn(pages).get(index)).toBe(showings[1]?.code);
  });

  it.each([
    [
      'src/App.tsx',
      "orientation: 'landscape'",
      "orientation: 'sideways'",
      /^src\/App\.tsx:\d+ {2}Type '"sideways"'/,
    ],
    [
      `${PLUGIN}/index.ts`,
      "import('./web')",
      "import('./wob')",
      /index\.ts:\d+ {2}Cannot find module '\.\/wob'/,
    ],
  ])('a type error in %s is found', (name, find, replacement, expected) => {
    const options = compilerOptionsIn(files.get('tsconfig.json') ?? '');
    change(name, find, replacement);
    expect(typeProblems(appFiles(files), 'v7', options)).toContainEqual(expect.stringMatching(expected));
  });

  it('an API that the version lacks is found', () => {
    const inPackage = packageFiles(files, copies.v7);
    expect(typeProblems(inPackage, 'v2', PACKAGE_OPTIONS)).toContainEqual(
      expect.stringMatching(/^screen-orientation\/src\/index\.ts:1 {2}.*no exported member.*registerPlugin/),
    );
  });

  it.each([
    ['ios/App/App/plugins/ScreenOrientation/ScreenOrientation.swift', '{', '{{'],
    ['android/app/src/main/java/com/acme/delivery/MainActivity.java', ';', ''],
  ])('a syntax error in %s is found', async (name, find, replacement) => {
    change(name, find, replacement);
    const problems = await syntaxProblems(files);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([name]);
  });

  it('a syntax error in a podspec is found', async () => {
    const podspec = "Pod::Spec.new do |s|\n  s.name = 'Acme'\n";
    expect(await syntaxProblems(new Map([['Acme.podspec', `${podspec}end\n`]]))).toEqual([]);
    expect(await syntaxProblems(new Map([['Acme.podspec', podspec]]))).toHaveLength(1);
  });

  it('a file that no parser reads is found, and so is one of Objective-C', async () => {
    const others = new Map([
      ['android/app/proguard', ''],
      ['ios/App/App/Plugin.m', 'CAP_PLUGIN(Plugin\n'],
    ]);
    expect(await syntaxProblems(others)).toEqual([
      'android/app/proguard  no parser reads it',
      'ios/App/App/Plugin.m:1  "(" is never closed',
    ]);
  });
});
