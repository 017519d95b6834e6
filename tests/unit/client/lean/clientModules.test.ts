import vm from 'node:vm';
import {clientModules} from '../../../../plugins/client/lean/build/clientModules';
import type {DocsSite} from '../../../../plugins/client/lean/browser/types';
import {otherRoutes} from '../../../../plugins/client/lean/build/otherRoutes';
import {generatedOf, SITE_ROUTES} from './generatedSite';

const SITE: DocsSite = {
  baseUrl: '/docs/',
  path: '/docs/',
  versions: [
    {name: 'v6', path: '/docs/v6'},
    {name: 'v7', path: '/docs/'},
  ],
};

/** Evaluates the routes as the bundle does, with components that say what they were made of. */
function evaluateRoutes(source: string): unknown {
  const [imports, body] = source.split('export default');
  expect(imports).toContain("import ComponentCreator from '@docusaurus/ComponentCreator'");
  expect(imports).toContain("import {docsRoute} from '@site/plugins/client/lean/browser/routes'");
  const routes: unknown = vm.runInNewContext(body ?? '', {
    ComponentCreator: (...args: string[]) => args.join(' '),
    docsRoute: (site: unknown) => ({docs: site}),
  });
  return routes;
}

test('the browser gets the routes that are no docs, one for all docs, and the not-found page last', async () => {
  const generated = await generatedOf(SITE_ROUTES);
  const modules = clientModules(generated, otherRoutes(generated), SITE);
  const chunks = JSON.parse(modules['routesChunkNames.json']) as Record<string, {__comp: string}>;
  const [[key, search] = ['', undefined], ...others] = Object.entries(chunks);
  expect(others).toEqual([]);
  expect(evaluateRoutes(modules['routes.js'])).toEqual([
    {path: '/docs/search', component: key.replace('-', ' '), exact: true},
    {docs: SITE},
    {path: '*', component: '*'},
  ]);
  const entries = modules['registry.js'].split('\n').filter((line) => line.includes('import('));
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain(`"${search?.__comp}": [() => import(`);
  expect(entries[0]).toContain('"@theme/SearchPage", require.resolveWeak("@theme/SearchPage")]');
});
