import type {Root} from 'mdast';
import {PACKAGE_MANAGERS, installCommands} from '../../../packages/pages/install/commands';
import {pinnedSpec} from '../../../packages/pages/install/packageSpecs';
import {remarkInstall} from '../../../plugins/content/install-tabs';
import {VFile} from 'vfile';
import {ROOT} from '../../support/fixtureSite';

const packages = {'@capacitor/core': '7.6.9', '@capacitor/device': '^1.1.2', '@capacitor/watch': '0.1.5'};

function directive(attributes: Record<string, string>): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'leafDirective',
        name: 'install',
        attributes,
        children: [],
        position: {start: {line: 9, column: 1}, end: {line: 9, column: 2}},
      },
    ],
  };
}

function run(version: string, attributes: Record<string, string>): string {
  const tree = directive(attributes);
  remarkInstall({siteDir: ROOT})(
    tree,
    new VFile({path: `${ROOT}/versioned_docs/version-${version}/getting-started/index.md`}),
  );
  return JSON.stringify(tree);
}

describe('pinned packages', () => {
  test('carry the major of the docs version', () => {
    expect(pinnedSpec('@capacitor/core', packages, 'v7')).toBe('@capacitor/core@7');
    expect(pinnedSpec('@capacitor/device', packages, 'v3')).toBe('@capacitor/device@1');
  });

  test('carry the minor too before 1.0', () => {
    expect(pinnedSpec('@capacitor/watch', packages, 'v5')).toBe('@capacitor/watch@0.1');
  });

  test('fail for a package the version does not have, naming those it has', () => {
    expect(() => pinnedSpec('@capacitor/sharee', packages, 'v7')).toThrow(
      'v7 does not document the package "@capacitor/sharee". Its packages are: @capacitor/core, @capacitor/device, @capacitor/watch.',
    );
  });
});

describe('install commands', () => {
  const request = {packages: [['a@1']], dev: ['b@2'], sync: true, then: ['npm run build', 'npx cap ls']};

  test.each([
    ['npm', 'npm install a@1\nnpm install -D b@2\nnpx cap sync\nnpm run build\nnpx cap ls'],
    ['yarn', 'yarn add a@1\nyarn add -D b@2\nnpx cap sync\nyarn run build\nnpx cap ls'],
    ['pnpm', 'pnpm add a@1\npnpm add -D b@2\nnpx cap sync\npnpm run build\nnpx cap ls'],
    ['bun', 'bun add a@1\nbun add -d b@2\nnpx cap sync\nbun run build\nnpx cap ls'],
  ])('of %s', (name, commands) => {
    const manager = PACKAGE_MANAGERS.find((candidate) => candidate.name === name);
    expect(manager && installCommands(manager, request)).toBe(commands);
  });
});

describe('::install', () => {
  test('becomes synced tabs with the majors of the page’s version', () => {
    const v3 = run('v3', {packages: '@capacitor/core @capacitor/device', dev: '@capacitor/cli'});
    expect(v3).toContain(
      'npm install @capacitor/core@3 @capacitor/device@1\\nnpm install -D @capacitor/cli@3',
    );
    expect(v3).toContain('"value":"package-manager"');
    expect(run('v7', {packages: '@capacitor/device', sync: ''})).toContain(
      'bun add @capacitor/device@7\\nnpx cap sync',
    );
    expect(run('v3', {packages: '@capacitor/core; @capacitor/device'})).toContain(
      'npm install @capacitor/core@3\\nnpm install @capacitor/device@1',
    );
    expect(run('v7', {packages: '@capacitor/core', then: 'npx cap init; npx cap add ios'})).toContain(
      'npm install @capacitor/core@7\\nnpx cap init\\nnpx cap add ios',
    );
  });

  test.each([
    [{packages: '@capacitor/preferences'}, 'v3 does not document the package "@capacitor/preferences"'],
    [
      {package: '@capacitor/core'},
      '::install has no attribute "package". It accepts: packages, dev, sync, then.',
    ],
    [{sync: ''}, '::install lists no packages.'],
  ])('fails with file and line for %j', (attributes, message) => {
    const failing = (): string => run('v3', attributes);
    expect(failing).toThrow('versioned_docs/version-v3/getting-started/index.md:9:1');
    expect(failing).toThrow(message);
  });
});
