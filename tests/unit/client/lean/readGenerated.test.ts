import {parseRegistry} from '../../../../plugins/client/lean/build/readGenerated';
import {generatedOf, SITE_ROUTES} from './generatedSite';

test('what Docusaurus generates has a module for each chunk of a route', async () => {
  const {routesChunkNames, registry} = await generatedOf(SITE_ROUTES);
  const [search] = Object.entries(routesChunkNames).filter(([key]) => key.startsWith('/docs/search-'));
  expect(registry[search?.[1].__comp ?? '']).toBe('@theme/SearchPage');
  expect(Object.values(registry)).toContain("@site/docs/docs/what's-new.md");
});

test.each([
  ['no module', 'export default {};'],
  ['modules without a path', 'export default {\n  "a": () => import("@theme/DocItem"),\n};'],
])('another registry is refused, with what is there: %s', (_name, source) => {
  expect(() => parseRegistry(source)).toThrow(
    /\.docusaurus\/registry\.js does not look as Docusaurus 3\.10 writes it: .*found (no module|.*"@theme\/DocItem").* LEAN_CLIENT=off.*codegenRoutes\.js/s,
  );
});
