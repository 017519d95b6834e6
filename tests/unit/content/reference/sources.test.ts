import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf} from '../../../../packages/pages/docsVersion';
import {listPages} from '../../../../packages/checks/listPages';
import {docsVersions} from '../../../../packages/pages/versions';
import {nearMatches} from '../../../../packages/lib/nearMatches';
import {listPluginSources} from '../../../../packages/facts/extract/pluginSources';
import {pluginSource} from '../../../support/pluginSource';
import type {PluginSource} from '../../../../packages/facts/extract/pluginSources';
import {ROOT} from '../../../support/fixtureSite';
import {echoFile, editEcho, makeEchoSite} from './echoSite';

describe('the source of a plugin', () => {
  test('is the package of its name', () => {
    const siteDir = makeEchoSite();
    expect(pluginSource(siteDir, 'v7', 'echo')).toEqual({
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
    expect(pluginSource(siteDir, 'v7', 'echo').interfaceName).toBe('EchoPlugin');
  });

  test('is core for what core declares', () => {
    const siteDir = makeEchoSite();
    const http = pluginSource(siteDir, 'v7', 'http');
    expect(http).toMatchObject({
      packageName: '@capacitor/core',
      jsName: 'CapacitorHttp',
      interfaceName: 'CapacitorHttpPlugin',
      iosDirs: [path.join(siteDir, 'node_modules/@capacitor/ios')],
    });
    expect(listPluginSources(siteDir, 'v7').map(({slug}) => slug)).toEqual(['echo', 'http']);
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
    ['dist/docs.json', '"name": "EchoPlugin"', '"name": ""', "docs.json is not docgen's output"],
    ['dist/docs.json', '"EchoPlugin"', '"EchoApi"', '@capacitor/echo does not declare the interface EchoApi'],
    [
      'dist/esm/index.js',
      'registerPlugin',
      'definePlugin',
      '@capacitor/echo registers no plugin: looked for',
    ],
  ])('is refused when %s has %s become %s', (file, from, to, message) => {
    const siteDir = makeEchoSite((dir) => editEcho(dir, file, (text) => text.replaceAll(from, to)));
    expect(() => pluginSource(siteDir, 'v7', 'echo')).toThrow(message);
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
  test.each(docsVersions(ROOT))('of %s have a page each', (version) => {
    const sources = listPluginSources(ROOT, version);
    expect(withoutPage(sources, referencedPlugins(version), version)).toEqual([]);
  });

  test('without a page are found', () => {
    const names = [
      ['@capacitor/app', 'app'],
      ['@capacitor/echo', 'echo'],
      ['@acme/app', 'acme-app'],
      ['@acme/echo', 'acme-echo'],
    ];
    const sources = names.map(([packageName = '', slug = '']) => ({packageName, slug}));
    expect(withoutPage(sources, ['app', '@acme/app'], 'v7')).toEqual([
      '@capacitor/echo: write versioned_docs/version-v7/apis/echo.md with ::plugin-api{plugin="echo"}',
      '@acme/echo: write versioned_docs/version-v7/apis/acme-echo.md with ::plugin-api{plugin="@acme/echo"}',
    ]);
  });

  test('follow the packages where these leave the convention', () => {
    expect(pluginSource(ROOT, 'next', 'google-maps')).toMatchObject({
      jsName: 'CapacitorGoogleMaps',
      interfaceName: 'GoogleMapInterface',
      typesFile: expect.stringMatching(/dist\/typings\/map\.d\.ts$/) as string,
    });
    expect(pluginSource(ROOT, 'v5', 'background-runner').jsName).toBe('BackgroundRunner');
    expect(pluginSource(ROOT, 'v7', 'background-runner').jsName).toBe('CapacitorBackgroundRunner');
    expect(pluginSource(ROOT, 'v7', 'inappbrowser').typesFile).toMatch(/dist\/definitions\.d\.ts$/);
    expect(pluginSource(ROOT, 'v2', 'storage')).toMatchObject({packageName: '@capacitor/core'});
  });
});

test.each([
  ['camra', 'camera calendar share toast', 'camera'],
  [
    'Notifications',
    'camera local-notifications push-notifications',
    'push-notifications local-notifications',
  ],
  ['xyz', 'camera calendar share toast', ''],
  // At most three, and those first that are written alike.
  ['StatusBars', 'statusBars STATUS_BAR StatusBar StatusBarStyle', 'StatusBar StatusBarStyle statusBars'],
  ['STATUSES_BAR', 'statusBars STATUS_BAR StatusBar StatusBarStyle', 'STATUS_BAR'],
  ['STATUSBAR', 'statusBar badge', 'statusBar'],
  ['app.Plugin', 'app.plugin app.Plugins', 'app.Plugins app.plugin'],
])('near matches of %s in "%s" are "%s"', (name, names, near) => {
  expect(nearMatches(name, names.split(' ')).join(' ')).toBe(near);
});
