import {chunksOf, splitRoutes} from '../../../../plugins/client/lean/build/splitRoutes';
import {namesOf} from '../../../../plugins/client/lean/build/chunkNames';
import {
  docRoute,
  docsPluginRoute,
  generatedOf,
  SEARCH_ROUTE,
  SITE_ROUTES,
  versionRoute,
} from './generatedSite';

const HOME = docRoute('/docs', 'docs');

test('the docs are apart from other routes, as data', async () => {
  const {docs, others} = splitRoutes(await generatedOf(SITE_ROUTES));
  expect(others.map(({path}) => path)).toEqual(['/docs/search', '*']);
  expect(docs).toMatchObject({
    path: '/docs/',
    contextModule: '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
    versions: [
      {
        path: '/docs/v6',
        docs: [
          {path: '/docs/v6', sidebar: 'docs'},
          {path: '/docs/v6/cli', sidebar: 'cli'},
        ],
      },
      {path: '/docs/', docs: [{path: '/docs/', sidebar: 'docs'}, {path: "/docs/what's-new"}]},
    ],
  });
  for (const {propsModule} of docs.versions) expect(propsModule).toMatch(/^@generated\/.*\.json$/);
  expect(new Set(docs.versions.map(({propsModule}) => propsModule)).size).toBe(2);
});

test('chunks are those of the given routes alone', async () => {
  const generated = await generatedOf(SITE_ROUTES);
  const chunks = chunksOf(generated, splitRoutes(generated).others);
  expect(Object.keys(chunks)).toEqual([expect.stringMatching(/^\/docs\/search-/)]);
  expect(Object.values(chunks).flatMap(namesOf)).toEqual([
    Object.keys(generated.registry).find((name) => generated.registry[name] === '@theme/SearchPage'),
  ]);
  expect(namesOf({__comp: 'a', content: 'b', deep: {er: {est: 'c'}}})).toEqual(['a', 'b', 'c']);
});

describe('what the lean client cannot show stops the build', () => {
  test('a list of tags', async () => {
    const tags = {path: '/docs/tags', component: '@theme/DocTagsListPage', exact: true};
    const generated = await generatedOf([docsPluginRoute('/docs', [versionRoute('/docs', [HOME], [tags])])]);
    expect(() => splitRoutes(generated)).toThrow(
      /the route \/docs\/tags renders @theme\/DocTagsListPage.*LEAN_CLIENT=off/s,
    );
  });

  test('a generated index page', async () => {
    const index = {
      path: '/docs/category/apis',
      component: '@theme/DocCategoryGeneratedIndexPage',
      exact: true,
    };
    const generated = await generatedOf([docsPluginRoute('/docs', [versionRoute('/docs', [HOME, index])])]);
    expect(() => splitRoutes(generated)).toThrow(
      /the route \/docs\/category\/apis renders @theme\/DocCategoryGeneratedIndexPage/,
    );
  });

  test('a second docs plugin', async () => {
    const generated = await generatedOf([
      docsPluginRoute('/docs', [versionRoute('/docs', [HOME])]),
      docsPluginRoute('/community', [versionRoute('/community', [docRoute('/community/team')])]),
    ]);
    expect(() => splitRoutes(generated)).toThrow(/one docs plugin.*\/docs, \/community.*LEAN_CLIENT=off/s);
  });

  test('no docs at all', async () => {
    const generated = await generatedOf([SEARCH_ROUTE]);
    expect(() => splitRoutes(generated)).toThrow(/one docs plugin, found none/);
  });
});
