import {parseRegistry, parseRoutes} from '../../../../plugins/client/lean/build/readGenerated';
import type {StockRoute} from '../../../../plugins/client/lean/types';
import {generatedOf, SITE_ROUTES} from './generatedSite';

const SHAPE =
  /\.docusaurus\/\w+\.js does not look as Docusaurus 3\.10 writes it: .* LEAN_CLIENT=off.*codegenRoutes\.js/s;

/** A route without its hash, which is checked apart. */
function withoutHash({routes, ...route}: StockRoute): StockRoute {
  return {...route, hash: undefined, ...(routes ? {routes: routes.map(withoutHash)} : {})};
}

describe('what Docusaurus generates', () => {
  test('is read as the routes it was made from', async () => {
    const {routes} = await generatedOf(SITE_ROUTES);
    expect(routes.map(withoutHash)).toEqual([
      {path: '/docs/search', exact: true},
      {
        path: '/docs/',
        routes: [
          {
            path: '/docs/v6',
            routes: [
              {
                path: '/docs/v6',
                routes: [
                  {path: '/docs/v6', exact: true, sidebar: 'docs'},
                  {path: '/docs/v6/cli', exact: true, sidebar: 'cli'},
                ],
              },
            ],
          },
          {
            path: '/docs/',
            routes: [
              {
                path: '/docs/',
                routes: [
                  {path: '/docs/', exact: true, sidebar: 'docs'},
                  {path: "/docs/what's-new", exact: true},
                ],
              },
            ],
          },
        ],
      },
      {path: '*'},
    ]);
  });

  test('has chunk names for path and hash of each route, and a module for each chunk', async () => {
    const {routes, routesChunkNames, registry} = await generatedOf(SITE_ROUTES);
    const search = routes[0];
    const chunks = routesChunkNames[`${search?.path}-${search?.hash}`];
    expect(registry[chunks?.__comp as string]).toBe('@theme/SearchPage');
    expect(Object.values(registry)).toContain("@site/docs/docs/what's-new.md");
  });
});

describe('what Docusaurus might generate one day', () => {
  test.each([
    ['no default export', 'module.exports = [];'],
    ['another way to make components', "export default [{path: '/', component: lazy('/', 'abc')}];"],
    ['routes without a component', "export default [{path: '/'}];"],
    ['another language', 'export default [{path: <Route/>}];'],
  ])('in routes.js is refused: %s', (_name, source) => {
    expect(() => parseRoutes(source)).toThrow(SHAPE);
    expect(() => parseRoutes(source)).toThrow(/routes\.js/);
  });

  test.each([
    ['no module', 'export default {};'],
    ['modules without a path', 'export default {\n  "a": () => import("@theme/DocItem"),\n};'],
  ])('in registry.js is refused: %s', (_name, source) => {
    expect(() => parseRegistry(source)).toThrow(SHAPE);
    expect(() => parseRegistry(source)).toThrow(/registry\.js/);
  });

  test('the message about the registry shows the line', () => {
    expect(() => parseRegistry('  "a": () => import("b"),')).toThrow('"a": () => import("b")');
  });
});
