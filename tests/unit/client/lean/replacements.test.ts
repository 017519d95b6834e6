import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import {clientReplacements, serverReplacements} from '../../../../plugins/client/lean/build/replacements';
import type {CurrentBundler} from '@docusaurus/types';
import {replaceModules, replacementOf} from '../../../../plugins/lib/replaceModules';

const GENERATED = '/site/.docusaurus/lean-client';
const CLIENT = clientReplacements('/site', GENERATED);
const IN_CORE = '/site/node_modules/@docusaurus/core/lib/client';

test('a relative import is replaced in the folder it is meant in, and nowhere else', () => {
  expect(replacementOf(CLIENT, './preload', IN_CORE)?.by).toBe(
    '/site/plugins/client/lean/browser/preload.ts',
  );
  expect(replacementOf(CLIENT, './preload', '/site/node_modules/other/lib')).toBeUndefined();
  expect(replacementOf(CLIENT, './preload', `${IN_CORE}/exports`)).toBeUndefined();
  expect(replacementOf(CLIENT, './preload', IN_CORE.replaceAll('/', '\\'))?.by).toMatch(/preload\.ts$/);
  expect(replacementOf(CLIENT, 'tslib', IN_CORE)).toBeUndefined();
});

test('other imports are replaced wherever they stand, and only as they are written', () => {
  expect(replacementOf(CLIENT, '@generated/routes', '/anywhere')?.by).toBe(`${GENERATED}/routes.js`);
  expect(replacementOf(CLIENT, '@generated/routesChunkNames', '/anywhere')?.by).toBe(
    `${GENERATED}/routesChunkNames.json`,
  );
  const pageData = '@site/plugins/lib/browser/PageData';
  expect(replacementOf(CLIENT, pageData, '/anywhere')).toBeUndefined();
  expect(replacementOf(serverReplacements('/site', GENERATED), pageData, '/anywhere')?.by).toMatch(
    /server\/PageData\.tsx$/,
  );
});

test('a client module is replaced where Docusaurus imports it by its absolute path', () => {
  const module = '@docusaurus/theme-classic/lib/prism-include-languages';
  const replacements = [{request: module, by: '/site/empty.ts'}];
  expect(replacementOf(replacements, `/site/node_modules/${module}`, '/site')?.by).toBe('/site/empty.ts');
  const windowsPath = `C:\\site\\node_modules\\${module.replaceAll('/', '\\')}`;
  expect(replacementOf(replacements, windowsPath, 'C:\\site')?.by).toBe('/site/empty.ts');
  expect(replacementOf(replacements, `/site/node_modules/${module}/other`, '/site')).toBeUndefined();
});

describe('a build', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replace-'));
  const file = (name: string): string => path.join(folder, name);
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  async function errorsOf(request: string): Promise<string[]> {
    fs.writeFileSync(file('index.js'), "export * from './other';\n");
    fs.writeFileSync(file('other.js'), 'export const name = 1;\n');
    fs.writeFileSync(file('ours.js'), 'export const name = 2;\n');
    const bundler = {name: 'rspack', instance: rspack} as unknown as CurrentBundler;
    const compiler = bundler.instance({
      ...{mode: 'none', target: 'node', entry: file('index.js'), output: {path: folder}},
      plugins: [replaceModules(bundler, [{request, by: file('ours.js')}])],
    });
    const run = promisify(compiler.run.bind(compiler));
    const stats = await run();
    return stats?.toJson({errors: true}).errors?.map(({message}) => message) ?? [];
  }

  test('fails with the file and what to do if nothing imports what it replaces', async () => {
    expect(await errorsOf('./other')).toEqual([]);
    expect(await errorsOf('./gone')).toEqual([
      expect.stringMatching(
        /No file imports "\.\/gone", which .*ours\.js replaces\. .* or delete the entry/s,
      ),
    ]);
  });
});
