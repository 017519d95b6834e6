import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {pageDataOf} from '../../plugins/client/lean/build/fragments';
import {parseRoutes} from '../../plugins/client/lean/build/readGenerated';
import type {Fragment, VersionTable} from '../../plugins/client/lean/types';
import {createDocsStore, type DocsStore} from '../../plugins/client/lean/browser/docsStore';
import {plainPath} from '../../plugins/client/lean/browser/tableRoutes';
import type {DocsSite} from '../../plugins/client/lean/browser/types';
import {
  articleIn,
  asHeld,
  attributeOf,
  comparable,
  elementsOf,
  filesIn,
  gzipSize,
  loadedBy,
  median,
  servedFrom,
  without,
} from '../support/builtPages';
import {provideBuild, siteDirOf} from '../support/fixtureBuild';
import {ROOT} from '../support/fixtureSite';
import {FILE, makePlainSite, PICTURE, PLAIN, STOCK} from '../support/sharedBuilds';

/** What a page of the real site may cost, in bytes after gzip, and what one of the fixture site may. */
const LIMITS = {
  /** Runtime, main script and the largest version's table. */
  baseScripts: 130_000,
  styles: 15_000,
  /** What it adds to the HTML of the fixture site's median page, which is half as large as the real site's. */
  htmlExtra: 1_000,
  /** The median page's HTML against the same without what the plugin adds. */
  htmlRatio: 1.1,
  /** What each page more of a version costs the readers of all its other pages. */
  perPage: 16,
} as const;

/** How many docs the fixture site has; four of them in v6. */
const DOCS = 13;
const EXTRA_PAGES = 200;
const REAL_PAGES_READ = 60;

type Site = {readonly siteDir: string; readonly outDir: string};

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

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

/** Expects a page's fragment to hold what its HTML does. */
function expectFragment(outDir: string, name: string): void {
  const fragment = JSON.parse(read(outDir, `fragments/${name}.json`)) as Fragment;
  const html = read(outDir, `${name}.html`);
  const {article, assetNames, ...data} = fragment;
  expect(asHeld(article)).toBe(articleIn(html));
  expect(data).toEqual(pageDataOf(html, name));
  for (const asset of assetNames.split(' ')) expect(html).toContain(`/${asset}`);
}

const lean = siteOf(PLAIN.name);
const stock = siteOf(STOCK.name);

/** The docs of a build, as names of their files without the ending. */
const docNames = ({outDir}: Pick<Site, 'outDir'>): string[] =>
  filesIn(path.join(outDir, 'fragments'), '.json').map((file) => file.replace(/\.json$/, ''));

describe('a page of the lean build', () => {
  test('is that of the stock build but for its scripts', () => {
    const pages = filesIn(stock.outDir, '.html');
    expect(filesIn(lean.outDir, '.html')).toEqual(pages);
    expect(pages.length).toBeGreaterThanOrEqual(14);
    for (const page of pages) {
      expect(`${page}\n${comparable(read(lean.outDir, page))}`).toBe(
        `${page}\n${comparable(read(stock.outDir, page))}`,
      );
    }
  });

  test('loads its version’s table before the site’s script', () => {
    for (const name of docNames(lean)) {
      const version = /^(next|v6)\b/.exec(name)?.[1]?.replace('next', 'current') ?? 'v7';
      const scripts = loadedBy(read(lean.outDir, `${name}.html`)).filter((url) => /\.js\b/.test(url));
      const kinds = scripts.map((url) => url.replace(/^.*\/|\?.*$|\.[0-9a-f]{8}\.js$/g, ''));
      expect(kinds).toEqual([`${version}.js`, 'runtime~main', 'main']);
    }
  });

  test('is hardly larger', () => {
    const size = (site: Site): number =>
      median(docNames(lean).map((name) => gzipSize(read(site.outDir, `${name}.html`))));
    expect(size(lean) - size(stock)).toBeLessThanOrEqual(LIMITS.htmlExtra);
  });

  test('has no inline style in its article', () => {
    const styled = docNames(lean).filter((name) =>
      elementsOf(articleIn(read(lean.outDir, `${name}.html`))).some(
        (element) => attributeOf(element, 'style') !== undefined,
      ),
    );
    expect(styled).toEqual([]);
  });

  test('has a fragment that holds the same', () => {
    const names = docNames(lean);
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
  const others = ['/docs/search', '/', '/other', '/docs/v60/cli', '/docs/current', '/docs/v7'];
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

  test('no byte changes of what a page of v7 or next loads', () => {
    const names = docNames(lean).filter((name) => !name.startsWith('v6'));
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
    expect(docNames(grown)).toHaveLength(DOCS + EXTRA_PAGES);
    const loadOf = (site: Site): number => {
      const html = read(site.outDir, 'v6.html');
      const files = loadedBy(html).map((url) => gzipSize(servedFrom(site.outDir, url)));
      return files.reduce((sum, size) => sum + size, gzipSize(html));
    };
    expect((loadOf(grown) - loadOf(lean)) / EXTRA_PAGES).toBeLessThanOrEqual(LIMITS.perPage);
  });
});

/** Whether the plugin put the element into the page. */
function isAdded(element: Parameters<typeof attributeOf>[0]): boolean {
  const isTable = attributeOf(element, 'src')?.startsWith('/docs/versions/') ?? false;
  const isData = attributeOf(element, 'id') === 'docs-page';
  const [text] = element.childNodes;
  const isNotice = element.tagName === 'script' && text !== undefined && 'value' in text;
  return isTable || isData || (isNotice && text.value.includes('docsFailure'));
}

describe('the real site', () => {
  const outDir = path.join(ROOT, 'build');
  let urls: string[];
  let sample: string[];
  beforeAll(() => {
    if (!fs.existsSync(path.join(outDir, 'fragments/index.json'))) {
      throw new Error('Budgets are those of the built site: run `npm run build` first.');
    }
    urls = loadedBy(read(outDir, 'index.html'));
    const names = docNames({outDir});
    const every = Math.ceil(names.length / REAL_PAGES_READ);
    sample = names.filter((_, index) => index % every === 0);
    expect(sample.length).toBeGreaterThanOrEqual(REAL_PAGES_READ / 2);
  });

  /** The size of what the landing page loads of a kind, of which there is something. */
  function sizeOf(kind: RegExp): number {
    const found = urls.filter((url) => kind.test(url));
    expect(found.length).toBeGreaterThan(0);
    return found.reduce((sum, url) => sum + gzipSize(servedFrom(outDir, url)), 0);
  }

  test('keeps to the budget of scripts', () => {
    const tables = filesIn(path.join(outDir, 'versions'), '.js').map((file) =>
      gzipSize(read(outDir, `versions/${file}`)),
    );
    const scripts = sizeOf(/\/assets\/js\//) + Math.max(...tables);
    expect(scripts).toBeLessThanOrEqual(LIMITS.baseScripts);
  });

  test('keeps to the budget of styles', () => {
    expect(sizeOf(/\/assets\/css\//)).toBeLessThanOrEqual(LIMITS.styles);
  });

  test('has pages that are hardly larger than without the plugin', () => {
    const ratios = sample.map((name) => {
      const html = read(outDir, `${name}.html`);
      const [whole, stripped] = [without(html, () => false), without(html, isAdded)];
      expect(whole.split('<script').length - stripped.split('<script').length).toBe(3);
      return gzipSize(whole) / gzipSize(stripped);
    });
    expect(median(ratios)).toBeLessThanOrEqual(LIMITS.htmlRatio);
  });

  test('has no highlighter in any script', () => {
    const scripts = filesIn(path.join(outDir, 'assets/js'), '.js');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => /prism/i.test(read(outDir, `assets/js/${file}`)))).toEqual([]);
  });

  test('has fragments that hold what the pages do', () => {
    sample.forEach((name) => expectFragment(outDir, name));
  });
});
