import vm from 'node:vm';
import type {PropSidebarItem, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {DocRoute, VersionTable} from '../../../../plugins/client/lean/types';
import {tableScript, versionTable} from '../../../../plugins/client/lean/build/versionTable';
import {plainPath, routesOfTable} from '../../../../plugins/client/lean/browser/tableRoutes';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: `To ${href}`});
const category = (items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label: 'A category',
  collapsed: true,
  collapsible: true,
  items,
  ...(href === undefined ? {} : {href}),
});

const versionWith = (docsSidebars: PropSidebars): PropVersionMetadata => ({
  pluginId: 'default',
  version: 'v6',
  label: 'v6',
  banner: 'unmaintained',
  badge: true,
  noIndex: false,
  className: 'docs-version-v6',
  isLast: false,
  docsSidebars,
  docs: {cli: {id: 'cli', title: 'CLI', description: 'The CLI.'}},
});

/** The table as the browser gets it: through its script. */
function tableOf(docsSidebars: PropSidebars, docs: readonly DocRoute[]): VersionTable {
  const window: {docsVersions?: Record<string, VersionTable>} = {};
  vm.runInNewContext(tableScript(versionTable(versionWith(docsSidebars), docs)), {window});
  const table = window.docsVersions?.v6;
  if (!table) throw new Error('The script did not hand over the table of v6.');
  return JSON.parse(JSON.stringify(table)) as VersionTable;
}

function answers(table: VersionTable): Map<string, string | undefined> {
  return routesOfTable(table.version.docsSidebars, table.exceptions);
}

test('a table holds no docs, no ids of docs, and no exceptions where the sidebars tell the truth', () => {
  const sidebars: PropSidebars = {
    docs: [{type: 'link', href: '/docs/v6/', label: 'Home', docId: 'index', unlisted: false}],
    cli: [category([link('/docs/v6/cli/run')], '/docs/v6/cli/')],
  };
  const table = tableOf(sidebars, [
    {path: '/docs/v6', sidebar: 'docs'},
    {path: '/docs/v6/cli', sidebar: 'cli'},
    {path: '/docs/v6/cli/run', sidebar: 'cli'},
  ]);
  expect(table.exceptions).toEqual({});
  expect(table.version).not.toHaveProperty('docs');
  expect(table.version.docsSidebars.docs).toEqual([{type: 'link', href: '/docs/v6/', label: 'Home'}]);
});

test.each([
  ['a page outside the sidebars', {docs: []}, [{path: '/docs/v6/a'}], {'/docs/v6/a': null}],
  [
    'a page that shows another sidebar than the first one it is in',
    {docs: [link('/docs/v6/a')], api: [link('/docs/v6/a')]},
    [{path: '/docs/v6/a', sidebar: 'api'}],
    {'/docs/v6/a': 'api'},
  ],
  [
    'a page that a sidebar links to and that shows none',
    {docs: [link('/docs/v6/a')]},
    [{path: '/docs/v6/a'}],
    {'/docs/v6/a': null},
  ],
  [
    'a link that leads elsewhere',
    {docs: [link('https://capacitorjs.com/')]},
    [],
    {'https://capacitorjs.com': false},
  ],
] as [string, PropSidebars, DocRoute[], VersionTable['exceptions']][])(
  'the exception: %s',
  (_name, sidebars, docs, exceptions) => {
    const table = tableOf(sidebars, docs);
    expect(table.exceptions).toEqual(exceptions);
    expect(answers(table)).toEqual(new Map(docs.map(({path, sidebar}) => [path, sidebar])));
  },
);

test('an unlisted page stays marked, and markup in a sidebar stays', () => {
  const unlisted: PropSidebarItem = {type: 'link', href: '/docs/v6/a', label: 'A', unlisted: true};
  const html: PropSidebarItem = {type: 'html', value: '<hr>'};
  expect(tableOf({docs: [unlisted, html]}, []).version.docsSidebars.docs).toEqual([unlisted, html]);
});

/** A generator of numbers below `limit` that gives the same ones for the same seed (Lehmer's). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

/** Docs and sidebars that agree by chance only. */
function randomVersion(seed: number): {docs: DocRoute[]; sidebars: PropSidebars} {
  const below = numbersFrom(seed);
  const names = ['docs', 'api', 'cli'];
  const docs = Array.from({length: 40}, (_, index): DocRoute => {
    const sidebar = names[below(names.length + 1)];
    return {path: `/docs/v6/${index}${'/page'.repeat(below(3))}`, ...(sidebar ? {sidebar} : {})};
  });
  const anyHref = (): string => {
    const doc = docs[below(docs.length + 8)];
    return doc ? `${doc.path}${below(2) ? '/' : ''}` : `https://example.com/${below(3)}/`;
  };
  const anyItem = (depth: number): PropSidebarItem =>
    depth > 0 && below(3) === 0
      ? category(
          Array.from({length: below(5)}, () => anyItem(depth - 1)),
          below(2) ? anyHref() : undefined,
        )
      : link(anyHref());
  const sidebars = Object.fromEntries(
    names.map((name) => [name, Array.from({length: 12}, () => anyItem(3))]),
  );
  return {docs, sidebars};
}

test('the table answers for every doc as the routes do, and for nothing else', () => {
  const seeds = Array.from({length: 200}, (_, index) => index + 1);
  const versions = seeds.map(randomVersion);
  const wanted = versions.map(({docs}) => new Map(docs.map((doc) => [plainPath(doc.path), doc.sidebar])));
  expect(versions.map(({docs, sidebars}) => answers(tableOf(sidebars, docs)))).toEqual(wanted);
  const exceptions = versions.flatMap(({docs, sidebars}) =>
    Object.values(tableOf(sidebars, docs).exceptions),
  );
  // The versions were worth the trying: each kind of exception came up.
  expect(exceptions).toEqual(expect.arrayContaining([false, null, 'docs', 'api', 'cli']));
});
