import {clientReplacements, serverReplacements} from '../../../../plugins/client/lean/build/replacements';
import {replacementOf} from '../../../../plugins/lib/replaceModules';

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
  expect(replacementOf(CLIENT, '@theme/DocItem', '/anywhere')).toBeUndefined();
  expect(replacementOf(serverReplacements('/site', GENERATED), '@theme/DocItem', '/anywhere')?.by).toMatch(
    /server\/DocItem\.tsx$/,
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
