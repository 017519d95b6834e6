import vm from 'node:vm';
import {clientModules} from '../../../../plugins/client/lean/build/clientModules';
import type {DocsSite} from '../../../../plugins/client/lean/browser/types';
import {splitRoutes} from '../../../../plugins/client/lean/build/splitRoutes';
import {generatedOf, SITE_ROUTES} from './generatedSite';

const SITE: DocsSite = {
  baseUrl: '/docs/',
  path: '/docs/',
  context: {plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'}},
  versions: [
    {name: 'v6', path: '/docs/v6'},
    {name: 'v7', path: '/docs/'},
  ],
};

async function modules(): Promise<ReturnType<typeof clientModules>> {
  const generated = await generatedOf(SITE_ROUTES);
  return clientModules(generated, splitRoutes(generated), SITE);
}

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

test('the routes are those that are no docs, one for all docs, and the not-found page last', async () => {
  const {routes} = await generatedOf(SITE_ROUTES);
  expect(evaluateRoutes((await modules()).routes)).toEqual([
    {path: '/docs/search', component: `/docs/search ${routes[0]?.hash}`, exact: true},
    {docs: SITE},
    {path: '*', component: '*'},
  ]);
});

test('a route keeps its sub-routes and attributes', async () => {
  const generated = await generatedOf([
    {
      path: '/docs/tools',
      component: '@theme/Tools',
      'data-kind': 'a "tool"',
      plugin: {name: 'tools', id: 'default'},
      routes: [{path: '/docs/tools/one', component: '@theme/Tool', exact: true}],
    },
    ...SITE_ROUTES,
  ]);
  const {routes, routesChunkNames} = clientModules(generated, splitRoutes(generated), SITE);
  expect(evaluateRoutes(routes)).toMatchObject([
    {path: '/docs/tools', 'data-kind': 'a "tool"', routes: [{path: '/docs/tools/one', exact: true}]},
    {path: '/docs/search'},
    {docs: SITE},
    {path: '*'},
  ]);
  expect(Object.keys(JSON.parse(routesChunkNames) as object)).toEqual([
    expect.stringMatching(/^\/docs\/tools-/),
    expect.stringMatching(/^\/docs\/tools\/one-/),
    expect.stringMatching(/^\/docs\/search-/),
  ]);
});
