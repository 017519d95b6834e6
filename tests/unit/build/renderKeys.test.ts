import {renderKeys} from '../../../plugins/build/render-cache/renderKeys';

const ROUTES = {
  '/docs-1a2': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/docs/next-b3c': {__comp: 'version', __props: 'nextProps'},
  '/docs/next/cli-d4e': {__comp: 'doc', content: 'nextCli'},
  '/docs/next/cli-tools-e5f': {__comp: 'doc', content: 'nextTools'},
  '/docs/cli-f60': {__comp: 'doc', content: 'cli'},
};
const FILES = Object.fromEntries(
  ['main', 'theme', 'root', 'plugin', 'version', 'nextProps', 'doc', 'nextCli', 'nextTools', 'cli'].map(
    (name) => [`assets/js/${name}.js`, `hash of ${name}`],
  ),
);

/** Returns the routes whose pages are rendered again when one file of the bundle changes. */
function renderedAfter(file: string): string[] {
  const before = renderKeys(ROUTES, FILES);
  const after = renderKeys(ROUTES, {...FILES, [`assets/js/${file}.js`]: 'another hash'});
  return Object.keys(after).filter((route) => after[route] !== before[route]);
}

test.each([
  ['a text', 'nextCli', ['/docs/next/cli/']],
  ['a text whose path begins like that of another page', 'nextTools', ['/docs/next/cli-tools/']],
  ['the data of a version', 'nextProps', ['/docs/next/', '/docs/next/cli/', '/docs/next/cli-tools/']],
])('%s renders its pages alone', (_what, file, routes) => {
  expect(renderedAfter(file)).toEqual(routes);
});

test.each(['main', 'theme', 'root', 'plugin'])('%s, which all pages use, renders all of them', (file) => {
  expect(renderedAfter(file)).toHaveLength(Object.keys(ROUTES).length);
});

test('a new file of the bundle renders all pages', () => {
  const before = renderKeys(ROUTES, FILES);
  const after = renderKeys(ROUTES, {...FILES, 'assets/js/new.js': 'hash of new'});
  expect(Object.keys(after).filter((route) => after[route] === before[route])).toEqual([]);
});
