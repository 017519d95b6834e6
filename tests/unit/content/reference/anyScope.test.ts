import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {pinnedPackages} from '../../../../packages/facts';
import {judge} from '../../../../packages/checks/packages/judge';
import type {Mention} from '../../../../packages/checks/packages/mentions';
import {moduleHint} from '../../../../packages/checks/typescript/mistakes';
import {librariesOf} from '../../../../packages/checks/typescript/libraries';
import {remarkInstall} from '../../../../plugins/content/install-tabs';
import {remarkPackageReference} from '../../../../plugins/content/plugin-reference';
import {listPluginSources} from '../../../../packages/facts/extract/pluginSources';
import {addEchoAs, editPins, makeEchoSite, makeFactsSite} from './echoSite';

const APIS = 'versioned_docs/version-v7/apis';
let siteDir: string;

beforeAll(async () => {
  siteDir = await makeFactsSite((dir) => {
    addEchoAs(dir, '@acme/echo');
    addEchoAs(dir, 'cordova-free-echo');
    fs.mkdirSync(path.join(dir, APIS), {recursive: true});
    fs.writeFileSync(path.join(dir, APIS, 'acme-echo.md'), '---\ntitle: Echo by Acme\n---\n');
    // A version that documents none of them.
    fs.mkdirSync(path.join(dir, 'reference/v6'));
    fs.writeFileSync(
      path.join(dir, 'reference/v6/package.json'),
      '{"dependencies": {"@capacitor/core": "7.0.0"}}',
    );
  });
});

function expand(name: string, attributes: Record<string, string>): string {
  const tree: Root = {
    type: 'root',
    children: [{type: 'leafDirective', name, attributes, children: []}],
  };
  const file = new VFile({path: path.join(siteDir, APIS, 'page.md')});
  remarkPackageReference({siteDir})(tree, file);
  remarkInstall({siteDir})(tree, file);
  return JSON.stringify(tree);
}

describe('a plugin package', () => {
  test('of any scope is among the plugins of its version', () => {
    expect(listPluginSources(siteDir, 'v7').map(({slug}) => slug)).toEqual([
      'acme-echo',
      'cordova-free-echo',
      'echo',
      'http',
    ]);
  });

  test.each(['@acme/echo', 'cordova-free-echo'])('%s gets its reference, with its own name', (plugin) => {
    const page = expand('plugin-api', {plugin});
    expect(page).toContain('"id":"addlistenerechoed-"');
    expect(page).toContain(`"value":"${plugin}"`);
  });

  test('of another scope is in the index, with its page', () => {
    const index = expand('plugin-index', {});
    expect(index).toContain('"url":"./acme-echo.md"');
    expect(index).toContain('Echo by Acme');
  });

  test('of another scope can be installed', () => {
    const tabs = expand('install', {packages: '@acme/echo cordova-free-echo'});
    expect(tabs).toContain('npm install @acme/echo@7 cordova-free-echo@7');
  });

  test('that registers nothing is refused with the way out', () => {
    const site = makeEchoSite((dir) => {
      fs.mkdirSync(path.join(dir, 'node_modules/helper/dist'), {recursive: true});
      fs.writeFileSync(
        path.join(dir, 'node_modules/helper/dist/index.d.ts'),
        'declare const A: Api;\ninterface Api {}',
      );
      fs.writeFileSync(
        path.join(dir, 'node_modules/helper/package.json'),
        '{"version": "1.0.0", "types": "dist/index.d.ts"}',
      );
      editPins(dir, {helper: '1.0.0'});
    });
    expect(() => listPluginSources(site, 'v7')).toThrow(
      /^helper registers no plugin: .* add it to "notPlugins" in packages\/facts\/extract\/bundled\.json\.$/,
    );
  });

  test('whose page would be that of another is refused', () => {
    const site = makeEchoSite((dir) => ['@acme/echo', 'acme-echo'].forEach((name) => addEchoAs(dir, name)));
    expect(() => listPluginSources(site, 'v7')).toThrow(
      'acme-echo and @acme/echo of v7 would both be on the page "acme-echo".',
    );
  });
});

describe('the content checks', () => {
  const problem = (mention: Pick<Mention, 'name' | 'spec' | 'use'>, version: string): string | undefined => {
    const versionsWith = (name: string): string[] =>
      ['v6', 'v7'].filter((other) => Object.hasOwn(pinnedPackages(siteDir, other), name));
    const packages = pinnedPackages(siteDir, version);
    const place = {version, packages, versionsWith, names: Object.keys(packages), isGuide: false};
    const found = judge({...mention, line: 1, column: 1}, '', place);
    return found && `${found.message}  ${found.hint}`;
  };

  test.each([
    [{name: '@acme/echo', spec: '7', use: 'install'}, 'v7', undefined],
    [
      {name: '@acme/echo', use: 'install'},
      'v7',
      '"@acme/echo" is installed without a version  Write @acme/echo@7',
    ],
    [
      {name: 'cordova-free-echo', spec: '6', use: 'install'},
      'v7',
      '"cordova-free-echo@6" is not the version for v7  Write cordova-free-echo@7',
    ],
    [
      {name: '@acme/echo', spec: '^6.0.0', use: 'dependency'},
      'v7',
      '"@acme/echo@^6.0.0" is not the version for v7  Write @acme/echo@7',
    ],
    [{name: '@acme/echo', use: 'text'}, 'v6', 'v6 has no package "@acme/echo"  It exists in v7'],
    [
      {name: '@capacitor/ecko', use: 'text'},
      'v7',
      'There is no known package "@capacitor/ecko"  Did you mean "@capacitor/echo"',
    ],
  ] as const)('know a documented package of any scope: %j in %s', (mention, version, expected) => {
    expect(problem(mention, version)).toBe(expected);
  });

  test('compile samples with the package in the versions that document it only', () => {
    const resolve = (version: string): string | undefined =>
      librariesOf(siteDir, version).resolve('@acme/echo', `${siteDir}/reference/${version}/pages/a.ts`, true)
        ?.resolvedFileName;
    expect(resolve('v7')).toBe(`${siteDir}/node_modules/@acme/echo/dist/esm/index.d.ts`);
    expect(resolve('v6')).toBeUndefined();
    expect(moduleHint('@acme/echo', {siteDir, version: 'v6'})).toBe('It exists in v7');
  });
});
