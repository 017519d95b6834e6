import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bundlerCache} from '../../../plugins/build/bundler-cache';
import {hashFiles} from '../../../packages/lib/hashFiles';
import {hashSources} from '../../../packages/lib/hashSources';
import {LATEST_VERSION} from '../../../src/data/versions';
import {ROOT} from '../../support/fixtureSite';

/** What a site's pages are compiled by, and what they are compiled from besides themselves. */
const PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'versions.json',
  'packages',
  'plugins',
  'src',
  'tests/unit',
];
const LATEST_PACKAGES = `reference/${LATEST_VERSION}/package.json`;

/** A copy of the repository's own sources, without any package. */
let siteDir: string;
beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-keys-'));
  for (const part of PARTS) fs.cpSync(path.join(ROOT, part), path.join(siteDir, part), {recursive: true});
  fs.mkdirSync(path.join(siteDir, path.dirname(LATEST_PACKAGES)), {recursive: true});
  fs.copyFileSync(path.join(ROOT, LATEST_PACKAGES), path.join(siteDir, LATEST_PACKAGES));
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** Returns whether an edit of `file` changes what `key` returns. */
function changes(file: string, key: () => string): boolean {
  const target = path.join(siteDir, file);
  const content = fs.readFileSync(target);
  const before = key();
  fs.appendFileSync(target, '\n');
  const after = key();
  fs.writeFileSync(target, content);
  expect(key()).toBe(before);
  return before !== after;
}

test('a key of files changes with their contents and with their names', () => {
  const dir = fs.mkdtempSync(path.join(siteDir, 'files-'));
  const file = path.join(dir, 'a.ts');
  fs.writeFileSync(file, 'one');
  const first = hashFiles(dir, ['.']);
  expect(hashFiles(dir, ['.'])).toBe(first);
  fs.writeFileSync(file, 'two');
  const second = hashFiles(dir, ['.']);
  fs.renameSync(file, path.join(dir, 'b.ts'));
  const third = hashFiles(dir, ['.']);
  expect(new Set([first, second, third]).size).toBe(3);
  fs.renameSync(dir, `${dir}-moved`);
  expect(hashFiles(`${dir}-moved`, ['.'])).toBe(third);
});

describe('the key of the bundler’s cache', () => {
  type Bundler = {experiments: {cache: {version: string}}};

  function bundlerKey(): string {
    const options = {inputs: ['package-lock.json', 'reference'], variant: 'lean'};
    const plugin = bundlerCache(
      {siteDir, siteConfigPath: path.join(siteDir, 'docusaurus.config.ts')},
      options,
    );
    const config = {experiments: {cache: {version: '1'}}};
    const configured = plugin.configureWebpack as unknown as (config: Bundler) => Bundler;
    return configured(config).experiments.cache.version;
  }

  test.each([
    'package-lock.json',
    LATEST_PACKAGES,
    'docusaurus.config.ts',
    'src/data/requirements.json',
    'src/data/versions.ts',
    'versions.json',
    'plugins/content/code-blocks/renderCode.ts',
    'packages/pages/resolveTokens.ts',
    // A script that the page index has in itself.
    'plugins/content/plugin-reference/browser/pluginFilter.ts',
    // Started by its path.
    'plugins/preview/strongImports.cjs',
  ])('changes with %s', (file) => {
    expect(changes(file, bundlerKey)).toBe(true);
  });

  test('changes with the browsers that the site is for, not with the scripts beside them', () => {
    const target = path.join(siteDir, 'package.json');
    const content = fs.readFileSync(target, 'utf8');
    const manifest = JSON.parse(content) as {scripts: object; browserslist: {production: string[]}};
    const keyWith = (changed: object): string => {
      fs.writeFileSync(target, JSON.stringify({...manifest, ...changed}));
      return bundlerKey();
    };
    const before = bundlerKey();
    expect(keyWith({scripts: {}})).toBe(before);
    expect(keyWith({browserslist: {production: ['chrome >= 120']}})).not.toBe(before);
    fs.writeFileSync(target, content);
  });

  test.each([
    'plugins/build/bundler-cache/README.md',
    'packages/checks/spelling/dictionary.txt',
    'packages/checks/checkSite.ts',
    'tests/unit/lib/cacheKeys.test.ts',
    // Reaches no page but through the site's data, which the bundler knows.
    'src/data/promotions.json',
    // The bundler reads it itself.
    'src/css/index.css',
  ])('does not change with %s', (file) => {
    expect(changes(file, bundlerKey)).toBe(false);
  });
});

describe('the key of what a source makes', () => {
  const keyOf = (entry: string) => () => hashSources(path.join(siteDir, entry), siteDir);

  test.each([
    ['names', 'packages/checks/names/readNames.ts', 'packages/facts/load.ts'],
    ['names', 'packages/checks/names/readNames.ts', 'package-lock.json'],
    ['style sheets', 'plugins/client/used-css/index.ts', 'plugins/lib/searchIndexDir.ts'],
    ['fragments', 'plugins/client/lean/build/writeFragments.ts', 'plugins/lib/assetNames.ts'],
    ['the search index', 'plugins/search/index/provideIndex.ts', 'plugins/search/browser/engine/catalog.ts'],
  ])('%s: %s changes with %s', (_what, entry, file) => {
    expect(changes(file, keyOf(entry))).toBe(true);
  });

  test.each([
    ['fragments', 'plugins/client/lean/build/writeFragments.ts', 'plugins/client/lean/README.md'],
    ['fragments', 'plugins/client/lean/build/writeFragments.ts', 'plugins/client/lean/build/headScript.ts'],
    ['the search index', 'plugins/search/index/provideIndex.ts', 'plugins/search/index/README.md'],
  ])('%s: %s does not change with %s', (_what, entry, file) => {
    expect(changes(file, keyOf(entry))).toBe(false);
  });
});
