import fs from 'node:fs';
import path from 'node:path';
import {
  correctionsOf,
  correctTexts,
  CORRECTIONS,
  patternOf,
} from '../../../../packages/facts/extract/correctTexts';
import {installedPackage} from '../../../../packages/facts/extract/installedPackage';
import {listPluginSources} from '../../../../packages/facts/extract/pluginSources';
import {versions} from '../../../../plugins/lib/docsVersions';
import {ROOT} from '../../../support/fixtureSite';

test('a passage is corrected in every text of a model, however its lines are wrapped', () => {
  const corrections = [{original: 'Limit the (number)', corrected: 'Multiply $1', reason: 'It is wrong.'}];
  const model = {methods: [{docs: 'One. Limit\nthe (number) of', since: '1.0'}], count: 2, none: null};
  expect(correctTexts(model, corrections)).toEqual({
    methods: [{docs: 'One. Multiply $1 of', since: '1.0'}],
    count: 2,
    none: null,
  });
});

test('a correction for certain plugins changes the texts of no other', () => {
  const own = CORRECTIONS.filter(({plugins}) => plugins?.includes('file-transfer'));
  expect(own).toHaveLength(1);
  expect(correctionsOf({plugin: 'file-transfer'})).toEqual(expect.arrayContaining(own));
  for (const plugin of ['http', undefined]) {
    expect(correctionsOf({plugin})).toEqual(expect.not.arrayContaining(own));
  }
});

test('a correction for certain versions changes the texts of no other', () => {
  const own = CORRECTIONS.filter(({versions: range}) => range === 'since v8');
  expect(own).toHaveLength(1);
  expect(correctionsOf({version: 'next', plugin: 'keyboard'})).toEqual(expect.arrayContaining(own));
  for (const version of ['v7', undefined]) {
    expect(correctionsOf({version, plugin: 'keyboard'})).toEqual(expect.not.arrayContaining(own));
  }
});

describe('corrections.json', () => {
  const names = Object.keys(versions).map((name) => (name === 'current' ? 'next' : name));
  const texts = [...new Set(names.flatMap(documentedFiles))].map((file) =>
    fs
      .readFileSync(file, 'utf8')
      .replaceAll('\\n', '\n')
      .replaceAll('\\"', '"')
      .replace(/\n\s*\*/g, '\n'),
  );

  test.each(CORRECTIONS)(
    '$original stands in a package, and has a reason',
    ({original, corrected, reason}) => {
      expect(texts.some((text) => patternOf(original).test(text))).toBe(true);
      expect(patternOf(original).test(corrected)).toBe(false);
      expect(reason).toMatch(/\.$/);
    },
  );
});

/** Returns the files that the reference of a docs version takes its texts from. */
function documentedFiles(version: string): string[] {
  const cli = path.join(installedPackage(ROOT, version, '@capacitor/cli').dir, 'dist');
  return [
    ...listPluginSources(ROOT, version).flatMap(({typesFile, docsJson}) => [
      typesFile,
      ...(docsJson ? [docsJson, path.join(path.dirname(docsJson), 'docs-api.json')] : []),
    ]),
    path.join(cli, 'declarations.d.ts'),
    path.join(cli, 'index.js'),
  ].filter((file) => fs.existsSync(file));
}
