import fs from 'node:fs';
import path from 'node:path';
import {listPages, listVersions} from '../../../../checks/listPages';
import {nearMatches} from '../../../../plugins/lib/nearMatches';
import {findPluginSource, listPluginSources} from '../../../../plugins/content/lib/sources';
import type {PluginSource} from '../../../../plugins/content/lib/referenceTypes';
import {docsTreeOf} from '../../../../plugins/content/version-numbers';
import {ROOT} from '../../../support/fixtureSite';
import {echoFile, editEcho, makeEchoSite} from './echoSite';

describe('the source of a plugin', () => {
  test('is the package of its name', () => {
    const siteDir = makeEchoSite();
    expect(findPluginSource(siteDir, 'v7', 'echo')).toEqual({
      version: 'v7',
      slug: 'echo',
      packageName: '@capacitor/echo',
      packageVersion: '7.1.0',
      packageDir: path.join(siteDir, 'node_modules/@capacitor/echo'),
      jsName: 'Echo',
      interfaceName: 'EchoPlugin',
      docsJson: echoFile(siteDir, 'dist/docs.json'),
      typesFile: echoFile(siteDir, 'dist/esm/definitions.d.ts'),
      iosDirs: [],
      androidDirs: [],
      webFiles: [echoFile(siteDir, 'dist/esm/web.js')],
    });
  });

  test('is found without docs.json through what the package exports', () => {
    const siteDir = makeEchoSite((dir) => fs.rmSync(echoFile(dir, 'dist/docs.json')));
    const source = findPluginSource(siteDir, 'v7', 'echo');
    expect(source.docsJson).toBeUndefined();
    expect(source.interfaceName).toBe('EchoPlugin');
  });

  test('is core for what core declares', () => {
    const siteDir = makeEchoSite();
    const http = findPluginSource(siteDir, 'v7', 'http');
    expect(http).toMatchObject({
      packageName: '@capacitor/core',
      jsName: 'CapacitorHttp',
      interfaceName: 'CapacitorHttpPlugin',
      iosDirs: [path.join(siteDir, 'node_modules/@capacitor/ios')],
    });
    expect(() => findPluginSource(siteDir, 'v7', 'cookies')).toThrow('v7 has no plugin "cookies"');
    expect(listPluginSources(siteDir, 'v7').map(({slug}) => slug)).toEqual(['echo', 'http']);
  });

  test('is missing with what was looked for and near matches', () => {
    expect(() => findPluginSource(makeEchoSite(), 'v7', 'ecko')).toThrow(
      'v7 has no plugin "ecko": looked for @capacitor/ecko and ecko in reference/v7/package.json and a ' +
        'plugin of that name in @capacitor/core. Did you mean "echo"?',
    );
    expect(() => findPluginSource(makeEchoSite(), 'v7', 'core')).toThrow('v7 has no plugin "core"');
  });

  test.each([
    [
      'package.json',
      '"7.1.0"',
      '"7.0.9"',
      'reference/v7/package.json pins @capacitor/echo 7.1.0, but 7.0.9 is installed. Run npm install.',
    ],
    [
      'package.json',
      'dist/esm/index.d.ts',
      'dist/none.d.ts',
      '@capacitor/echo has no declarations: looked for',
    ],
    ['dist/docs.json', '"name": "EchoPlugin"', '"name": ""', 'looked for api.name'],
    ['dist/docs.json', '"EchoPlugin"', '"EchoApi"', '@capacitor/echo does not declare the interface EchoApi'],
    [
      'dist/esm/index.js',
      'registerPlugin',
      'definePlugin',
      '@capacitor/echo registers no plugin: looked for',
    ],
  ])('is refused when %s has %s become %s', (file, from, to, message) => {
    const siteDir = makeEchoSite((dir) => editEcho(dir, file, (text) => text.replaceAll(from, to)));
    expect(() => findPluginSource(siteDir, 'v7', 'echo')).toThrow(message);
  });
});

/** Returns the names in the directives of a docs version's pages. A name that no package has stops the build. */
function referencedPlugins(version: string): string[] {
  return listPages(ROOT, version).flatMap((file) =>
    [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^::plugin-api\{plugin="([^"]+)"\}/gm)].map(
      ([, name = '']) => name,
    ),
  );
}

/** Returns what to write for each plugin that readers can't look up. */
function withoutPage(
  sources: readonly Pick<PluginSource, 'packageName' | 'slug'>[],
  referenced: readonly string[],
  version: string,
): string[] {
  return sources.flatMap(({packageName, slug}) => {
    const name = packageName.startsWith('@capacitor/') ? slug : packageName;
    if (referenced.includes(name)) return [];
    return `${packageName}: write ${docsTreeOf(version)}/apis/${slug}.md with ::plugin-api{plugin="${name}"}`;
  });
}

describe('the real plugins', () => {
  test.each(listVersions(ROOT))('of %s have declarations and a name on the bridge', (version) => {
    const sources = listPluginSources(ROOT, version);
    for (const {typesFile, jsName} of sources) {
      expect(fs.existsSync(typesFile)).toBe(true);
      expect(jsName).toMatch(/^[A-Z]\w+$/);
    }
  });

  test.each(listVersions(ROOT))('of %s have a page each', (version) => {
    const sources = listPluginSources(ROOT, version);
    expect(withoutPage(sources, referencedPlugins(version), version)).toEqual([]);
  });

  test('without a page are found', () => {
    const sources = [
      {packageName: '@capacitor/app', slug: 'app'},
      {packageName: '@capacitor/echo', slug: 'echo'},
      {packageName: '@acme/app', slug: 'acme-app'},
      {packageName: '@acme/echo', slug: 'acme-echo'},
    ];
    expect(withoutPage(sources, ['app', '@acme/app'], 'v7')).toEqual([
      '@capacitor/echo: write versioned_docs/version-v7/apis/echo.md with ::plugin-api{plugin="echo"}',
      '@acme/echo: write versioned_docs/version-v7/apis/acme-echo.md with ::plugin-api{plugin="@acme/echo"}',
    ]);
  });

  test('follow the packages where these leave the convention', () => {
    expect(findPluginSource(ROOT, 'next', 'google-maps')).toMatchObject({
      jsName: 'CapacitorGoogleMaps',
      interfaceName: 'GoogleMapInterface',
      typesFile: expect.stringMatching(/dist\/typings\/map\.d\.ts$/) as string,
    });
    expect(findPluginSource(ROOT, 'v5', 'background-runner').jsName).toBe('BackgroundRunner');
    expect(findPluginSource(ROOT, 'v7', 'background-runner').jsName).toBe('CapacitorBackgroundRunner');
    expect(findPluginSource(ROOT, 'v7', 'inappbrowser').typesFile).toMatch(/dist\/definitions\.d\.ts$/);
    expect(findPluginSource(ROOT, 'v2', 'storage')).toMatchObject({packageName: '@capacitor/core'});
  });

  test('are absent where a version does not have them', () => {
    for (const [version, slug] of [
      ['v2', 'console'],
      ['v2', 'webview'],
      ['v3', 'http'],
      ['v6', 'watch'],
      ['v7', 'system-bars'],
      ['next', 'synapse'],
    ] as const) {
      expect(() => findPluginSource(ROOT, version, slug)).toThrow(`${version} has no plugin "${slug}"`);
    }
  });
});

test('near matches are close names and parts of names, at most three', () => {
  const slugs = ['camera', 'calendar', 'local-notifications', 'push-notifications', 'share', 'toast'];
  expect(nearMatches('camra', slugs)).toEqual(['camera']);
  expect(nearMatches('Notifications', slugs)).toEqual(['push-notifications', 'local-notifications']);
  expect(nearMatches('xyz', slugs)).toEqual([]);
});

test('near matches prefer names that are written alike', () => {
  const names = ['statusBars', 'STATUS_BAR', 'StatusBar', 'StatusBarStyle'];
  expect(nearMatches('StatusBars', names)).toEqual(['StatusBar', 'StatusBarStyle', 'statusBars']);
  expect(nearMatches('STATUSES_BAR', names)).toEqual(['STATUS_BAR']);
  expect(nearMatches('STATUSBAR', ['statusBar', 'badge'])).toEqual(['statusBar']);
  expect(nearMatches('app.Plugin', ['app.plugin', 'app.Plugins'])).toEqual(['app.Plugins', 'app.plugin']);
});
