import fs from 'node:fs';
import path from 'node:path';
import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {clientReplacements, serverReplacements} from '../../plugins/client/lean/build/replacements';
import {REPLACEMENTS as HIGHLIGHTER} from '../../plugins/content/code-blocks/replacements';
import {bannerReplacements} from '../../plugins/site/base-url-banner/replacements';
import type {Replacement} from '../../plugins/lib/replaceModules';
import {ROOT} from '../support/fixtureSite';
import {
  componentName,
  filesWith,
  notCalledWrapped,
  promisedComponents,
  THEME,
  unlistedImports,
  unlistedReplacements,
  unlistedShadows,
  type Sources,
} from './completeness';
import {accept, packagesIn, readReviewed, reviewList, reviewText, type Installed} from './review';
import {UPSTREAM, type Upstream} from './upstream';

const find = packagesIn(ROOT);

/** The replacements of each room, by the file that passes them to `replaceModules()`. */
const REPLACED: Readonly<Record<string, readonly Replacement[]>> = {
  'plugins/client/lean/build/index.ts': [
    ...clientReplacements(ROOT, '/generated'),
    ...serverReplacements(ROOT, '/generated'),
  ],
  'plugins/content/code-blocks/index.ts': HIGHLIGHTER,
  'plugins/site/base-url-banner/index.ts': [...bannerReplacements(true), ...bannerReplacements(false)],
};

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(name));
}

function sourcesOf(...folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) => filesBelow(folder).map((name) => path.posix.join(folder, name)));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]));
}

/** Returns the components of Docusaurus's themes, by the folder that contains them. */
function installedThemes(): Map<string, string[]> {
  const packages = fs.readdirSync(path.join(ROOT, 'node_modules/@docusaurus'));
  const folders = packages.flatMap((name) =>
    ['lib/theme', 'lib/client/theme-fallback'].map((folder) => `@docusaurus/${name}/${folder}`),
  );
  const existing = folders.filter((folder) => fs.existsSync(path.join(ROOT, 'node_modules', folder)));
  return new Map(existing.map((folder) => [folder, filesBelow(`node_modules/${folder}`)]));
}

test('each upstream file that ours builds on is the one that was reviewed', () => {
  const reviews = reviewList(UPSTREAM, find, readReviewed(ROOT));
  // A thrown error instead of `expect()`, which would print the list as a difference between two values.
  if (reviews.length > 0) throw messageOnly(reviewText(reviews));
});

/** Returns an error that Jest prints without a stack, because no line of the test is at fault. */
function messageOnly(message: string): Error {
  return Object.assign(new Error(message), {stack: message});
}

describe('the list', () => {
  // Without its promises, the theme keeps nothing replaceable.
  const promised = promisedComponents(getSwizzleConfig?.() ?? {components: {}});

  test('names files of ours that exist', () => {
    const missing = UPSTREAM.filter(({ours}) => !fs.existsSync(path.join(ROOT, ours)));
    expect(missing.map(({ours}) => ours)).toEqual([]);
  });

  test('says what ours relies on and what to do, each as a sentence', () => {
    const texts = UPSTREAM.flatMap(({relies, whenItChanges}) => [relies, whenItChanges]);
    expect(texts.filter((text) => !/^\S.{9,}\.$/.test(text))).toEqual([]);
  });

  test('has every component of src/theme that shadows one of a theme', () => {
    const ours = filesBelow('src/theme');
    const themes = installedThemes();
    expect(themes.get(THEME)?.length).toBeGreaterThan(100);
    expect(unlistedShadows(ours, themes, UPSTREAM, promised)).toEqual([]);
    const listed = new Set(UPSTREAM.map((use) => use.ours));
    const unlisted = ours.filter((file) => !listed.has(`src/theme/${file}`));
    expect(unlisted.filter((file) => !promised.has(componentName(file)))).toEqual([]);
  });

  test('has every module that is replaced', () => {
    const replacements = Object.values(REPLACED).flat();
    const upstream = replacements.filter(({request}) => !request.startsWith('@site/'));
    expect(unlistedReplacements(upstream, UPSTREAM, promised)).toEqual([]);
  });

  test('is compared with everything that replaces modules', () => {
    const sources = sourcesOf('plugins', 'src', 'scripts');
    expect(filesWith(/\breplaceModules\(\w/, sources)).toEqual(Object.keys(REPLACED).sort());
    // pageAssets.ts is here because it changes a loader's option in import requests, which the list's webpackUtils.js
    // creates.
    expect(filesWith(/\bNormalModuleReplacementPlugin\(/, sources)).toEqual([
      'plugins/client/lean/build/pageAssets.ts',
      'plugins/lib/replaceModules.ts',
    ]);
  });

  test('has every file of Docusaurus that our code imports from inside a package', () => {
    expect(unlistedImports(sourcesOf('plugins', 'src', 'scripts'), UPSTREAM)).toEqual([]);
  });

  test('calls those wrapped that ours renders', () => {
    expect(notCalledWrapped(sourcesOf('plugins', 'src'), UPSTREAM)).toEqual([]);
  });
});

const COPY: Upstream = {
  package: '@docusaurus/theme-classic',
  file: 'lib/theme/Tabs/index.js',
  ours: 'src/theme/Tabs/index.tsx',
  how: 'copied',
  relies: 'It renders tabs.',
  whenItChanges: 'Carry over what changed.',
};

/** Returns an installed package with a version and files. */
function installed(version: string, files: Readonly<Record<string, string>>): Installed {
  return {
    name: '@docusaurus/theme-classic',
    version,
    read: (file) => files[file],
  };
}

describe('a review', () => {
  const before = installed('3.10.2', {[COPY.file]: 'const tabs = 1;\n'});
  const reviewed = accept([COPY], () => before);
  const review = (now: Installed | undefined, list: readonly Upstream[] = [COPY]): string[] =>
    reviewList(list, () => now, reviewed);

  test('is not needed when only the version changed', () => {
    expect(review(installed('3.11.0', {[COPY.file]: 'const tabs = 1;\n'}))).toEqual([]);
  });

  test('is needed for a file that changed, and says what to compare and what to do', () => {
    const files = {[COPY.file]: 'const tabs = 2;\n', 'src/theme/Tabs/index.tsx': 'const tabs: number = 2;\n'};
    expect(review(installed('3.11.0', files))).toEqual([
      `@docusaurus/theme-classic/lib/theme/Tabs/index.js changed between 3.10.2 and 3.11.0.
   Changes:    npm diff --diff=@docusaurus/theme-classic@3.10.2 --diff=@docusaurus/theme-classic@3.11.0 src/theme/Tabs/index.tsx
   Ours:       src/theme/Tabs/index.tsx is a copy of it.
   Relies on:  It renders tabs.
   To do:      Carry over what changed.
   Compare:    git diff --no-index node_modules/@docusaurus/theme-classic/src/theme/Tabs/index.tsx src/theme/Tabs/index.tsx`,
    ]);
  });

  test('names the compiled file where the package publishes no source', () => {
    const reviews = review(installed('3.11.0', {[COPY.file]: 'const tabs = 2;\n'}));
    expect(reviews[0]).toContain('--diff=@docusaurus/theme-classic@3.11.0 lib/theme/Tabs/index.js\n');
  });

  test('is printed with its number, and with what to do when all are done', () => {
    const text = reviewText(review(installed('3.11.0', {'lib/a.js': ''})));
    expect(text).toMatch(/^1 upstream file has to be reviewed[^]*\n1\. @docusaurus\/theme-classic\/lib/);
    expect(text).toContain('npm run contracts:accept');
    expect(reviewText(['one', 'two'])).toMatch(/^2 upstream files have to be reviewed/);
  });

  test('is one for a file that several of ours use', () => {
    const other: Upstream = {...COPY, ours: 'src/other.ts', how: 'relied on', relies: 'It has two tabs.'};
    const reviews = review(installed('3.11.0', {[COPY.file]: 'changed'}), [COPY, other]);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatch(/Tabs\/index\.tsx is a copy of it[^]*src\/other\.ts relies on it/);
  });

  test('is needed for a file that was edited in node_modules', () => {
    const reviews = review(installed('3.10.2', {[COPY.file]: 'edited'}));
    expect(reviews[0]).toContain('If node_modules was edited, run npm ci.');
  });

  test('says that a file, or its package, is gone', () => {
    expect(review(installed('3.11.0', {'lib/a.js': ''}))[0]).toContain('Tabs/index.js is gone in 3.11.0.');
    expect(review(undefined)[0]).toContain('@docusaurus/theme-classic is not installed');
  });

  test('is needed for a new entry, and for one that was dropped', () => {
    expect(reviewList([COPY], () => before, {})[0]).toContain('nobody has reviewed it');
    expect(review(before, [])).toEqual([
      '@docusaurus/theme-classic/lib/theme/Tabs/index.js has been reviewed, but tests/contracts/upstream.ts no longer lists it.',
    ]);
  });

  test('is over when it is accepted', () => {
    const now = installed('3.11.0', {[COPY.file]: 'const tabs = 2;\n'});
    expect(
      reviewList(
        [COPY],
        () => now,
        accept([COPY], () => now),
      ),
    ).toEqual([]);
  });

  test('is not accepted while a file does not exist', () => {
    expect(() => accept([COPY], () => installed('3.11.0', {}))).toThrow(
      '@docusaurus/theme-classic/lib/theme/Tabs/index.js (used by src/theme/Tabs/index.tsx)',
    );
  });
});

describe('an entry that is missing', () => {
  test('of a component that shadows one is named, whichever of the two is a folder, unless it is promised', () => {
    const themes = new Map([[THEME, ['Tabs/index.js', 'SearchBar.js']]]);
    const ours = ['Tabs/index.tsx', 'SearchBar/index.tsx', 'Own.tsx'];
    const missing = (eject: 'safe' | 'unsafe'): string[] => {
      const components = {SearchBar: {actions: {eject, wrap: 'safe' as const}}};
      return unlistedShadows(ours, themes, [COPY], promisedComponents({components}));
    };
    expect(missing('unsafe')).toEqual([
      '@docusaurus/theme-classic/lib/theme/SearchBar.js with src/theme/SearchBar/index.tsx',
    ]);
    expect(missing('safe')).toEqual([]);
  });

  test('of a replaced import is named', () => {
    const missing = (replacement: Omit<Replacement, 'by'>): string[] =>
      unlistedReplacements([{...replacement, by: 'a.ts'}], [COPY], new Set(['Root']));
    const inTabs = 'theme-classic/lib/theme/Tabs';
    expect(missing({request: './Tab', from: inTabs})).toEqual(['./Tab']);
    expect(missing({request: './Tabs', from: 'theme-classic/lib/theme'})).toEqual([]);
    expect(missing({request: '@theme/Tabs'})).toEqual([]);
    expect(missing({request: '@theme/Tab'})).toEqual(['@theme/Tab']);
    expect(missing({request: '@theme/Root'})).toEqual([]);
    expect(missing({request: '@docusaurus/Link'})).toEqual(['@docusaurus/Link']);
    expect(missing({request: '@generated/routes'})).toEqual([]);
    expect(missing({request: '@docusaurus/theme-classic/lib/theme/Tabs'})).toEqual([]);
  });

  test('of an imported file is named', () => {
    const sources = new Map([
      ['a.ts', "import Tabs from '@docusaurus/theme-classic/lib/theme/Tabs';\n"],
      [
        'b.ts',
        "import type {X} from '@docusaurus/core/lib/client/x.js';\nimport Link from '@docusaurus/Link';\n",
      ],
      ['c.cjs', "exports.load = require('@docusaurus/core/lib/server/y').load;\n"],
      ['d.ts', "import(/* eager */ '@docusaurus/core/lib/client/z');\n"],
    ]);
    expect(unlistedImports(sources, [COPY])).toEqual([
      '@docusaurus/core/lib/client/x.js in b.ts',
      '@docusaurus/core/lib/server/y in c.cjs',
      '@docusaurus/core/lib/client/z in d.ts',
    ]);
  });

  test('of what ours renders is named', () => {
    const sources = new Map([[COPY.ours, "import Tabs from '@theme-original/Tabs';\n"]]);
    expect(notCalledWrapped(sources, [COPY])).toEqual([COPY.ours]);
    expect(notCalledWrapped(sources, [{...COPY, how: 'wrapped'}])).toEqual([]);
  });
});
