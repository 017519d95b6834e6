import fsp from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {parseRoutes} from '../../plugins/client/lean/build/readGenerated';
import type {VersionTable} from '../../plugins/client/lean/types';
import {createDocsStore, type DocsStore} from '../../plugins/client/lean/browser/docsStore';
import {plainPath} from '../../plugins/client/lean/browser/tableRoutes';
import type {DocsSite} from '../../plugins/client/lean/browser/types';
import {
  articleIn,
  attributeOf,
  comparable,
  elementsOf,
  filesIn,
  gzipSize,
  loadedBy,
  median,
  servedFrom,
} from '../support/builtPages';
import {provideBuild, siteDirOf} from '../support/fixtureBuild';
import {docNames, expectFragment, read} from '../support/fragments';
import {LATEST} from '../support/fixtureVersions';
import {FILE, makePlainSite, PICTURE, PLAIN, STOCK} from '../support/sharedBuilds';

/** What a page of the fixture site may cost, in bytes after gzip. */
const LIMITS = {
  /** What it adds to the HTML of the fixture site's median page, which is half as large as the real site's. */
  htmlExtra: 1_000,
  /** What each page more of a version costs the readers of all its other pages. */
  perPage: 16,
} as const;

/** How many docs the fixture site has; four of them in v6. */
const DOCS = 13;
const EXTRA_PAGES = 200;

type Site = {readonly siteDir: string; readonly outDir: string};

function siteOf(name: string): Site {
  const siteDir = siteDirOf(name);
  return {siteDir, outDir: path.join(siteDir, 'build')};
}

const TOPICS = 'Camera,Storage,Network,Keyboard,Browser,Device,Haptics,Motion,Share,Toast'.split(',');
const TASKS =
  'setup,errors,permissions,testing,icons,updates,security,offline use,events,types,caching,signing,' +
  'releases,debugging,logging,themes,files,links,styles,plugins';

/** Adds pages to v6, in a category that is closed until a reader opens it. */
async function addPages(siteDir: string): Promise<void> {
  const titles = TOPICS.flatMap((topic) => TASKS.split(',').map((task) => `${topic} ${task}`));
  expect(titles).toHaveLength(EXTRA_PAGES);
  const folder = path.join(siteDir, 'versioned_docs/version-v6/guides');
  await fsp.mkdir(folder);
  const ids = await Promise.all(
    titles.map(async (title) => {
      const name = title.toLowerCase().replaceAll(' ', '-');
      const description = `A page about ${title} that is there to show what one page more costs.`;
      const text = `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText.\n`;
      await fsp.writeFile(path.join(folder, `${name}.md`), text);
      return `guides/${name}`;
    }),
  );
  const file = path.join(siteDir, 'versioned_sidebars/version-v6-sidebars.json');
  const sidebars = JSON.parse(await fsp.readFile(file, 'utf8')) as {docs: unknown[]};
  sidebars.docs.push({type: 'category', label: 'More', items: ids});
  await fsp.writeFile(file, JSON.stringify(sidebars));
}

/** The docs as a browser has them that has loaded the tables of all versions. */
function storeOf({siteDir, outDir}: Site): DocsStore {
  const routes = read(siteDir, '.docusaurus/lean-client/routes.js').split('export default')[1] ?? '';
  const found = vm.runInNewContext(routes, {
    ComponentCreator: () => ({}),
    docsRoute: (data: DocsSite) => ({site: data}),
  }) as {site?: DocsSite}[];
  const site = found.find((route) => route.site)?.site;
  if (!site) throw new Error('The generated routes have none for the docs.');
  const window: {docsVersions?: Record<string, VersionTable>} = {};
  for (const file of filesIn(path.join(outDir, 'versions'), '.js')) {
    vm.runInNewContext(read(outDir, `versions/${file}`), {window});
  }
  const none = (): Promise<never> => Promise.reject(new Error('Nothing is loaded here.'));
  return createDocsStore(
    site,
    {loadTable: none, loadFragment: none},
    undefined,
    JSON.parse(JSON.stringify(window.docsVersions)) as Record<string, VersionTable>,
  );
}

type Answer = {readonly version?: string; readonly isPage: boolean; readonly sidebar?: string};

/** What the store says of an address; the version by where it lives. */
function leanAnswer(store: DocsStore, pathname: string): Answer {
  const version = store.versionAt(pathname);
  const isPage = store.isPage(pathname) ?? false;
  const sidebar = version && store.version(version.name)?.pages.get(plainPath(pathname));
  return {version: isPage ? version?.path : undefined, isPage, sidebar};
}

/** What the stock routes say of an address. */
function stockAnswer(routes: RouteConfig[], pathname: string): Answer {
  const [, version, , doc] = matchRoutes(routes, pathname).map(({route}) => route);
  if (!doc) return {version: undefined, isPage: false, sidebar: undefined};
  return {version: String(version?.path), isPage: true, sidebar: doc.sidebar as string | undefined};
}

/** All addresses of docs in the stock routes. */
function docPathsIn(routes: readonly RouteConfig[], depth = 0): string[] {
  return routes.flatMap((route) =>
    depth === 3 ? [String(route.path)] : docPathsIn(route.routes ?? [], depth + 1),
  );
}

const lean = siteOf(PLAIN.name);
const stock = siteOf(STOCK.name);

describe('a page of the lean build', () => {
  test('is that of the stock build but for its scripts', () => {
    const pages = filesIn(stock.outDir, '.html');
    expect(new Set(filesIn(lean.outDir, '.html'))).toEqual(new Set(pages));
    expect(pages.length).toBeGreaterThanOrEqual(14);
    for (const page of pages) {
      expect(`${page}\n${comparable(read(lean.outDir, page))}`).toBe(
        `${page}\n${comparable(read(stock.outDir, page))}`,
      );
    }
  });

  test('loads its version’s table before the site’s script', () => {
    for (const name of docNames(lean.outDir)) {
      const version = /^(next|v6)\b/.exec(name)?.[1]?.replace('next', 'current') ?? LATEST;
      const scripts = loadedBy(read(lean.outDir, `${name}.html`)).filter((url) => /\.js\b/.test(url));
      const kinds = scripts.map((url) => url.replace(/^.*\/|\?.*$|\.[0-9a-f]{8}\.js$/g, ''));
      expect(kinds).toEqual([`${version}.js`, 'runtime~main', 'main']);
    }
  });

  test('is hardly larger', () => {
    const size = (site: Site): number =>
      median(docNames(lean.outDir).map((name) => gzipSize(read(site.outDir, `${name}.html`))));
    expect(size(lean) - size(stock)).toBeLessThanOrEqual(LIMITS.htmlExtra);
  });

  test('has no inline style in its article', () => {
    const styled = docNames(lean.outDir).filter((name) =>
      elementsOf(articleIn(read(lean.outDir, `${name}.html`))).some(
        (element) => attributeOf(element, 'style') !== undefined,
      ),
    );
    expect(styled).toEqual([]);
  });

  test('has a fragment that holds the same', () => {
    const names = docNames(lean.outDir);
    expect(names).toHaveLength(DOCS);
    names.forEach((name) => expectFragment(lean.outDir, name));
  });

  test('keeps the picture and the file beside it, which no script knows of', () => {
    const article = elementsOf(articleIn(read(lean.outDir, 'index.html')));
    const picture = article
      .map((element) => attributeOf(element, 'src'))
      .find((src) => src?.includes('beside'));
    const file = article
      .map((element) => attributeOf(element, 'href'))
      .find((href) => href?.includes('beside'));
    expect(picture).toMatch(/^\/docs\/assets\/images\/beside-[0-9a-f]+\.svg$/);
    expect(file).toMatch(/^\/docs\/assets\/files\/beside-[0-9a-f]+\.zip$/);
    expect(servedFrom(lean.outDir, String(picture)).toString()).toBe(PICTURE);
    expect(servedFrom(lean.outDir, String(file)).toString()).toBe(FILE);
  });
});

test('the tables answer as the stock routes do, for every page and for what is none', () => {
  const routes = parseRoutes(read(stock.siteDir, '.docusaurus/routes.js')) as RouteConfig[];
  const store = storeOf(lean);
  const docs = docPathsIn(routes);
  expect(docs).toHaveLength(DOCS);
  const unknown = docs.flatMap((doc) => [`${plainPath(doc)}/nowhere`, `${plainPath(doc)}x`]);
  const others = ['/docs/search', '/', '/other', '/docs/v60/cli', '/docs/current', `/docs/${LATEST}`];
  const asked = [...docs, ...docs.map((doc) => `${plainPath(doc)}/`), ...unknown, ...others];
  const answers = (answer: (pathname: string) => Answer): Record<string, Answer> =>
    Object.fromEntries(asked.map((pathname) => [pathname, answer(pathname)]));
  const stockAnswers = answers((pathname) => stockAnswer(routes, pathname));
  expect(answers((pathname) => leanAnswer(store, pathname))).toEqual(stockAnswers);
  const pages = new Set(docs.flatMap((doc) => [doc, `${plainPath(doc)}/`]));
  expect(new Set(asked.filter((pathname) => stockAnswers[pathname]?.isPage))).toEqual(pages);
  expect(new Set(Object.values(stockAnswers).map(({sidebar}) => sidebar))).toEqual(
    new Set(['docs', 'api', 'cli', undefined]),
  );
});

describe(`with ${EXTRA_PAGES} pages more in v6`, () => {
  let grown: Site;
  beforeAll(async () => {
    await provideBuild({name: 'grown', make: (name) => makePlainSite(name, addPages)});
    grown = siteOf('grown');
  });

  test('no byte changes of what a page of the latest version or of next loads', () => {
    const names = docNames(lean.outDir).filter((name) => !name.startsWith('v6'));
    expect(names).toHaveLength(DOCS - 4);
    for (const name of names) {
      const html = read(lean.outDir, `${name}.html`);
      expect(read(grown.outDir, `${name}.html`)).toBe(html);
      for (const url of loadedBy(html)) {
        expect([url, servedFrom(grown.outDir, url).equals(servedFrom(lean.outDir, url))]).toEqual([
          url,
          true,
        ]);
      }
    }
  });

  test('no script or style of the site changes, not even one that is loaded later', () => {
    expect(filesIn(grown.outDir, '.css')).toEqual(filesIn(lean.outDir, '.css'));
    expect(filesIn(path.join(grown.outDir, 'assets/js'), '.js')).toEqual(
      filesIn(path.join(lean.outDir, 'assets/js'), '.js'),
    );
  });

  test('a page of v6 costs little more for each', () => {
    expect(docNames(grown.outDir)).toHaveLength(DOCS + EXTRA_PAGES);
    const loadOf = (site: Site): number => {
      const html = read(site.outDir, 'v6.html');
      const files = loadedBy(html).map((url) => gzipSize(servedFrom(site.outDir, url)));
      return files.reduce((sum, size) => sum + size, gzipSize(html));
    };
    expect((loadOf(grown) - loadOf(lean)) / EXTRA_PAGES).toBeLessThanOrEqual(LIMITS.perPage);
  });
});
