import {
  createDocsStore,
  type DocsSource,
  type DocsStore,
} from '../../../../plugins/client/lean/browser/docsStore';
import {fragmentUrl} from '../../../../plugins/client/lean/browser/fragmentUrl';
import {toPage} from '../../../../plugins/client/lean/browser/docsStore';
import type {DocsSite, Fragment, VersionTable} from '../../../../plugins/client/lean/browser/types';

const SITE: DocsSite = {
  baseUrl: '/docs/',
  path: '/docs/',
  versions: [
    {name: 'v6', path: '/docs/v6'},
    {name: 'v7', path: '/docs/'},
  ],
};

function tableOf(name: string, paths: readonly string[]): VersionTable {
  return {
    version: {
      pluginId: 'default',
      version: name,
      label: name,
      banner: null,
      badge: false,
      noIndex: false,
      className: `docs-version-${name}`,
      isLast: name === 'v7',
      docsSidebars: {docs: paths.map((href) => ({type: 'link', href, label: href}))},
    },
    exceptions: {},
  };
}

function fragmentOf(path: string): Fragment {
  return {
    path,
    id: path,
    alternates: {},
    equivalents: {},
    metadata: {permalink: path},
    frontMatter: {},
    assets: {},
    toc: [],
    article: `<p>${path}`,
    assetNames: '',
  };
}

const MANY = Array.from({length: 70}, (_, index) => `/docs/page-${index}`);
const TABLES = {
  v6: tableOf('v6', ['/docs/v6/', '/docs/v6/cli']),
  v7: tableOf('v7', ['/docs/', '/docs/cli/', ...MANY]),
};

type Requests = {
  readonly tables: string[];
  readonly fragments: string[];
  /** Addresses and versions that cannot be had. */
  readonly failing: Set<string>;
};

/** A store that starts on the home page with v7's table, unless told otherwise, and what it asks for. */
function makeStore({first = true, tables = {v7: TABLES.v7}}: {first?: boolean; tables?: object} = {}): {
  store: DocsStore;
  asked: Requests;
} {
  const asked: Requests = {tables: [], fragments: [], failing: new Set()};
  const answer = <Answer>(list: string[], key: string, value: Answer): Promise<Answer> => {
    list.push(key);
    return asked.failing.has(key) ? Promise.reject(new Error(`${key} is down.`)) : Promise.resolve(value);
  };
  const source: DocsSource = {
    loadTable: (name) => answer(asked.tables, name, TABLES[name as keyof typeof TABLES]),
    loadFragment: (path) => answer(asked.fragments, path, fragmentOf(path)),
  };
  const page = first ? toPage(fragmentOf('/docs/')) : undefined;
  return {store: createDocsStore(SITE, source, page, tables as Record<string, VersionTable>), asked};
}

test('an address belongs to the version with the longest path that it is below', () => {
  const {store} = makeStore();
  expect(store.versionAt('/docs/v6/cli/')?.name).toBe('v6');
  expect(store.versionAt('/docs/v6')?.name).toBe('v6');
  expect(store.versionAt('/docs/v60')?.name).toBe('v7');
  expect(store.versionAt('/docs')?.name).toBe('v7');
  expect(store.versionAt('/docsets')).toBeUndefined();
});

test('whether an address is a page is said by the version’s table, and unknown without it', () => {
  const {store} = makeStore();
  expect(store.isPage('/docs')).toBe(true);
  expect(store.isPage('/docs/cli')).toBe(true);
  expect(store.isPage('/docs/cli//')).toBe(true);
  expect(store.isPage('/docs/nowhere')).toBe(false);
  expect(store.isPage('/elsewhere')).toBe(false);
  expect(store.isPage('/docs/v6/cli')).toBeUndefined();
});

test('the page of the document is there from the start', async () => {
  const {store, asked} = makeStore();
  await store.load('/docs/');
  expect(store.page('/docs')?.article).toEqual({__html: '<p>/docs/'});
  expect(asked).toMatchObject({tables: [], fragments: []});
});

test('a page is fetched once, for calls at the same time too, and stays one object', async () => {
  const {store, asked} = makeStore();
  await Promise.all([store.load('/docs/cli'), store.load('/docs/cli/'), store.load('/docs/cli')]);
  const page = store.page('/docs/cli');
  await store.load('/docs/cli');
  expect(asked.fragments).toEqual(['/docs/cli']);
  expect(store.page('/docs/cli/')).toBe(page);
  expect(page?.content.metadata).toMatchObject({permalink: '/docs/cli'});
});

test('another version’s page comes with its table, both asked for at once', async () => {
  const {store, asked} = makeStore();
  const loading = store.load('/docs/v6/cli');
  expect(asked).toMatchObject({tables: ['v6'], fragments: ['/docs/v6/cli']});
  await Promise.all([loading, store.load('/docs/v6'), store.loadVersion('v6')]);
  expect(asked.tables).toEqual(['v6']);
  expect(store.version('v6')?.metadata).toMatchObject({label: 'v6', docs: {}});
  expect(store.isPage('/docs/v6/cli')).toBe(true);
  expect(store.page('/docs/v6/cli')).toBeDefined();
});

test('a document without a page, such as the not-found page, fetches the table first', async () => {
  const {store, asked} = makeStore({first: false, tables: {}});
  await store.load('/docs/nowhere');
  expect(asked).toMatchObject({tables: ['v7'], fragments: []});
});

describe('what is not there', () => {
  test.each(['/docs/nowhere', '/docs/v6/nowhere', '/elsewhere'])('%s: the store is ready', async (path) => {
    const {store} = makeStore();
    await expect(store.load(path)).resolves.toBeUndefined();
  });

  test('the early fetch of a page that does not exist may fail', async () => {
    const {store, asked} = makeStore();
    asked.failing.add('/docs/v6/nowhere');
    await store.load('/docs/v6/nowhere');
    expect(asked.fragments).toEqual(['/docs/v6/nowhere']);
  });

  test('that of a page that exists may not', async () => {
    const {store, asked} = makeStore();
    asked.failing.add('/docs/v6/cli');
    await expect(store.load('/docs/v6/cli')).rejects.toThrow('/docs/v6/cli is down.');
    expect(asked.fragments).toEqual(['/docs/v6/cli']);
  });
});

test.each(['/docs/cli', 'v6'])('what failed is asked for again: %s', async (failing) => {
  const {store, asked} = makeStore();
  const path = failing === 'v6' ? '/docs/v6/cli' : failing;
  asked.failing.add(failing);
  await expect(store.load(path)).rejects.toThrow(`${failing} is down.`);
  asked.failing.clear();
  await store.load(path);
  expect(store.page(path)).toBeDefined();
});

describe('of many pages', () => {
  test('the oldest are forgotten, and fetched again', async () => {
    const {store, asked} = makeStore();
    for (const path of MANY) await store.load(path);
    expect(store.page('/docs/page-0')).toBeUndefined();
    expect(MANY.filter((path) => store.page(path))).toEqual(MANY.slice(-60));
    await store.load('/docs/page-0');
    expect(store.page('/docs/page-0')).toBeDefined();
    expect(asked.fragments.filter((path) => path === '/docs/page-0')).toHaveLength(2);
  });

  test('the one that is shown stays, however long ago it was fetched', async () => {
    const {store} = makeStore();
    for (const path of MANY.slice(0, 59)) await store.load(path);
    // Back on the first page, which then fetches some that its reader may want next.
    await store.load('/docs/');
    for (const path of MANY.slice(59, 65)) await store.load(path);
    expect(store.page('/docs/')).toBeDefined();
  });
});

test.each([
  ['/docs/', '/docs/fragments/index.json'],
  ['/docs', '/docs/fragments/index.json'],
  ['/docs/cli/', '/docs/fragments/cli.json'],
  ['/docs/v6', '/docs/fragments/v6.json'],
  ['/docs/v6/cli/run', '/docs/fragments/v6/cli/run.json'],
])('the fragment of %s is %s', (path, url) => expect(fragmentUrl(path, '/docs/')).toBe(url));

test('a site at the root of its host has fragments too', () => {
  expect(fragmentUrl('/', '/')).toBe('/fragments/index.json');
  expect(fragmentUrl('/cli/', '/')).toBe('/fragments/cli.json');
});

test('listeners hear of what has loaded and of failures, which the next attempt removes', async () => {
  const {store} = makeStore();
  const heard = jest.fn();
  const stop = store.subscribe(heard);
  await store.load('/docs/cli');
  expect(heard).toHaveBeenCalled();
  heard.mockClear();
  const error = new Error('down');
  store.setFailure('/docs/page-1/', error);
  expect(store.failure('/docs/page-1')).toBe(error);
  store.setFailure('/docs/page-1', undefined);
  expect(store.failure('/docs/page-1')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  await store.load('/docs/page-2');
  expect(heard).toHaveBeenCalledTimes(2);
});
