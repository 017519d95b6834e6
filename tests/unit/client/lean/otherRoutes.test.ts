import {otherRoutes} from '../../../../plugins/client/lean/build/otherRoutes';
import {docRoute, docsPluginRoute, generatedOf, SITE_ROUTES, versionRoute} from './generatedSite';

const HOME = docRoute('/docs', 'docs');

test('the routes that are no docs have chunks of their own', async () => {
  const generated = await generatedOf(SITE_ROUTES);
  const others = Object.entries(otherRoutes(generated));
  expect(others.map(([key]) => key)).toEqual([expect.stringMatching(/^\/docs\/search-\w+$/)]);
  expect(generated.registry[others[0]?.[1].__comp ?? '']).toBe('@theme/SearchPage');
});

describe('what the lean client cannot show stops the build', () => {
  test('a list of tags', async () => {
    const tags = {path: '/docs/tags', component: '@theme/DocTagsListPage', exact: true};
    const generated = await generatedOf([docsPluginRoute('/docs', [versionRoute('/docs', [HOME], [tags])])]);
    expect(() => otherRoutes(generated)).toThrow(
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
    expect(() => otherRoutes(generated)).toThrow(
      /the route \/docs\/category\/apis renders @theme\/DocCategoryGeneratedIndexPage/,
    );
  });
});
