import fs from 'node:fs';
import path from 'node:path';
import {pinProblems} from '../../../../plugins/content/plugin-reference/pinProblems';
import {ROOT} from '../../../support/fixtureSite';
import {editEcho, editPins, makeFactsSite} from './echoSite';

/** The fixture plugin with a range of core's versions that it accepts; the fixture core is 7.0.0. */
const needs = (range: string) => (siteDir: string) =>
  editEcho(siteDir, 'package.json', (text) =>
    JSON.stringify({...(JSON.parse(text) as object), peerDependencies: {'@capacitor/core': range}}),
  );

test('the pins of this site are installed, and their packages accept the core of their version', () => {
  expect(pinProblems(ROOT)).toEqual([]);
});

test.each(['>=7.0.0', '^7.0.0', '>=6 <8', '*'])('a package that accepts core %s is fine', async (range) => {
  expect(pinProblems(await makeFactsSite(needs(range)))).toEqual([]);
});

test.each(['^6.0.0', '>=8.0.0', '^7.1.0'])('a package that needs core %s is refused', async (range) => {
  expect(pinProblems(await makeFactsSite(needs(range)))).toEqual([
    `reference/v7/package.json pins @capacitor/echo 7.1.0, which needs @capacitor/core ${range}, but this version ` +
      'documents @capacitor/core 7.0.0. Pin a release of @capacitor/echo that accepts 7.0.0 (npm view ' +
      '@capacitor/echo versions lists them), or remove the package from this version.',
  ]);
});

test('a prerelease of core is accepted by the packages of its major', async () => {
  const siteDir = await makeFactsSite((dir) => {
    needs('>=7.0.0')(dir);
    editPins(dir, {'@capacitor/core': '8.0.0-beta.1'});
    const manifest = path.join(dir, 'node_modules/@capacitor/core/package.json');
    fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('7.0.0', '8.0.0-beta.1'));
  });
  expect(pinProblems(siteDir)).toEqual([]);
});

test('all mistakes are named in one run', async () => {
  const siteDir = await makeFactsSite();
  editPins(siteDir, {'@capacitor/echo': '7.2.0', '@capacitor/ios': '^7.0.0', '@acme/none': '1.0.0'});
  expect(pinProblems(siteDir)).toEqual([
    'reference/v7/facts/packages/echo.json is about @capacitor/echo 7.1.0, but reference/v7/package.json pins 7.2.0.\n' +
      'Run npm run facts:update v7.',
    'reference/v7/package.json pins @capacitor/ios ^7.0.0, which is a range. Write one exact version.',
    'reference/v7/facts/packages/acme-none.json does not exist.\nRun npm run facts:update v7.',
  ]);
});

test('a version without core is refused', async () => {
  const siteDir = await makeFactsSite();
  editPins(siteDir, {'@capacitor/core': undefined});
  expect(pinProblems(siteDir)).toEqual([
    'reference/v7/package.json lacks @capacitor/core. Add its exact version.',
  ]);
});
