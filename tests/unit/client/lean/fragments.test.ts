import {articleOf, assetNamesOf, fragmentOf, pageDataOf} from '../../../../plugins/lib/fragments';

const FILE = 'v6/cli.html';
const FOOTER = '<footer class="theme-doc-footer docusaurus-mt-lg"><a href=/edit>Edit</a></footer>';
const DATA = {path: '/docs/v6/cli', id: 'cli', toc: [{value: '<code>cap</code>'}]};

/** A page as the minifier leaves it: quotes only where needed, optional end tags left out. */
function pageWith({
  article = '<p>Text.',
  footer = FOOTER,
  data = `<script data-rh=true id=docs-page type=application/json>${JSON.stringify(DATA)}</script>`,
} = {}): string {
  return `<!doctype html><html lang=en><head><meta charset=UTF-8>${data}
<script data-rh=true defer src=/docs/versions/v6.js?8d7eee08></script>
<link rel=stylesheet href=/docs/assets/css/styles.fea0673c.css />
<script src=/docs/assets/js/runtime~main.4de8ea60.js defer></script>
<script src=/docs/assets/js/main.57b92981.js defer></script></head>
<body><main><div class=row><article><span class=badge>Version: v6</span>
<div class="theme-doc-markdown markdown">${article}</div>${footer}</article>
<nav class=pagination-nav></nav></div></main><footer class=footer>Footer</footer></body></html>`;
}

test('a fragment is the page’s data, its article, and the names of the site’s files', () => {
  expect(fragmentOf(pageWith(), FILE)).toEqual({
    ...DATA,
    article: '<p>Text.',
    assetNames: 'main.57b92981.js runtime~main.4de8ea60.js styles.fea0673c.css',
  });
});

test.each([
  ['unquoted attributes', '<script id=docs-page type=application/json>'],
  ['quoted attributes', '<script type="application/json" id="docs-page" data-rh="true">'],
])('data is found in a tag with %s', (_name, tag) => {
  expect(pageDataOf(pageWith({data: `${tag}${JSON.stringify(DATA)}</script>`}), FILE)).toEqual(DATA);
});

test('data is not taken from a script of another name', () => {
  const other = '<script id=docs-page-2 type=application/json>{"path":"/no"}</script>';
  const own = `<script id=docs-page type=application/json>${JSON.stringify(DATA)}</script>`;
  expect(pageDataOf(pageWith({data: `${other}${own}`}), FILE)).toEqual(DATA);
});

test.each([
  ['text only', 'Text'],
  ['nothing', ''],
  ['containers', '<div><div>In</div></div>'],
  ['articles within it', '<article><h2>One</h2></article><article>Two</article>'],
  ['an end of an article in code', '<code>&lt;/article></code><pre>&lt;footer class="theme-doc-footer</pre>'],
  ['a footer of its own', '<footer class=note>Note</footer>'],
])('the article of a page that holds %s is all of it, with the doc’s footer or without', (_name, article) => {
  expect(articleOf(pageWith({article}), FILE)).toBe(article);
  expect(articleOf(pageWith({article, footer: ''}), FILE)).toBe(article);
});

describe('a page that misses a part stops the build and says which, and of what file', () => {
  test.each([
    ['the data', pageWith({data: ''}), 'id="docs-page"'],
    ['the container', pageWith().replace('theme-doc-markdown markdown', 'markdown'), 'theme-doc-markdown'],
    ['the end of the article', pageWith({footer: ''}).replace('</article>', ''), '</article>'],
    ['the scripts', pageWith().replaceAll('/assets/', '/other/'), 'the scripts and styles of all pages'],
    ['the end of the container', pageWith({footer: '<p>Between.'}), "end of the article's container"],
  ])('%s', (_name, html, part) => {
    const read = (): unknown => fragmentOf(html, FILE);
    expect(read).toThrow(part);
    expect(read).toThrow(/v6\/cli\.html does not contain .*README\.md, or build with LEAN_CLIENT=off/s);
  });

  test('data that ends nowhere', () => {
    const html = '<script id=docs-page type=application/json>{"path":"/docs"}';
    expect(() => pageDataOf(html, FILE)).toThrow(/v6\/cli\.html does not contain the page data/);
  });
});

test('the names of files are sorted, once each, and those of every page only', () => {
  const extra = '<script src="/docs/assets/js/1a4e3797.1ebb72ed.js" defer></script>';
  const twice = '<link rel=preload as=style href=/docs/assets/css/styles.fea0673c.css>';
  expect(assetNamesOf(pageWith().replace('</head>', `${extra}${twice}</head>`), FILE)).toBe(
    'main.57b92981.js runtime~main.4de8ea60.js styles.fea0673c.css',
  );
});
