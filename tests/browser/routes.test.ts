import core from '@docusaurus/core/package.json';
import {readSidebars} from '../../checks/sidebar/sidebars';
import {startSite, type Site} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {cleanPath, INVENTORY_VERSIONS, readInventory, routeOf} from '../support/routes';
import {canonicalOf} from '../support/lineage';
import {builtPaths, PAGE_KINDS, readSitemap} from '../support/sitePages';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

function get(pathname: string): Promise<Response> {
  return fetch(`${site.origin}${pathname}`, {redirect: 'manual'});
}

/** What an address answers: a status, and for redirects the path they lead to. */
async function answer(pathname: string): Promise<string> {
  const {status, headers} = await get(pathname);
  return [status, headers.get('location')].filter(Boolean).join(' ');
}

/** Answers as `answer` does for the page that an address leads to, which is one redirect away at most. */
async function lastAnswer(pathname: string): Promise<string> {
  const first = await answer(pathname);
  const target = /^301 (\S+)$/.exec(first)?.[1];
  return target === undefined ? first : answer(target);
}

/** Asks one address after the other: of hundreds of connections at once, a busy machine lets some time out. */
async function answers(
  pathnames: readonly string[],
  ask: (pathname: string) => Promise<string> = answer,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const pathname of pathnames) found[pathname] = await ask(pathname);
  return found;
}

function expected(pathnames: readonly string[], of: (pathname: string) => string): Record<string, string> {
  return Object.fromEntries(pathnames.map((pathname) => [pathname, of(pathname)]));
}

describe.each(INVENTORY_VERSIONS)('the inventory of %s', (version) => {
  const inventory = readInventory(version);
  const plain = inventory.map((route) => route.path).filter((route) => !route.includes('/main/'));

  it('answers at every plain path with a page, or leads to one', async () => {
    expect(plain.length).toBeGreaterThanOrEqual(12);
    const leadTo = Object.entries(await answers(plain, lastAnswer));
    expect(leadTo.filter(([, last]) => last !== '200')).toEqual([]);
  });

  it('leads from every other form of an address to the plain one', async () => {
    const forms = plain.flatMap((route) => {
      const base = route.replace(/\/$/, '');
      return [`${base}/index.html`, ...(base === '/docs' ? [base] : [`${base}.html`, `${base}/`])].map(
        (form) => [form, `301 ${route}`] as const,
      );
    });
    await expect(answers(forms.map(([form]) => form))).resolves.toEqual(Object.fromEntries(forms));
  });

  it('has a home whose sidebar starts with the links of its sidebars file, in order', async () => {
    const home = await (await get(routeOf('index.md', version))).text();
    const names = [...home.matchAll(/<a class="?menu__link[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(
      ([, name]) => name,
    );
    const wanted = await sidebarLabels(version);
    expect(wanted.length).toBeGreaterThanOrEqual(8);
    expect(names.slice(0, wanted.length)).toEqual(wanted);
  });
});

describe('an address', () => {
  it('below /main/ leads to the page that moved up', async () => {
    const moved = INVENTORY_VERSIONS.flatMap(readInventory)
      .map((route) => route.path)
      .filter((route) => route.includes('/main/'));
    expect(moved).toContain('/docs/v3/main/basics/managing-platforms');
    await expect(answers(moved)).resolves.toEqual(expected(moved, (route) => `301 ${cleanPath(route)}`));
    const targets = moved.map(cleanPath);
    await expect(answers(targets)).resolves.toEqual(expected(targets, () => '200'));
  });

  it.each([
    ['/docs/basics/building-your-app', '/docs/v2/basics/building-your-app'],
    ['/docs/pwa-elements', '/docs/v2/web/pwa-elements'],
  ])('that version 2 prints leads to its page: %s', async (printed, page) => {
    await expect(answer(printed)).resolves.toBe(`301 ${page}`);
  });

  it('keeps its query when it is made plain', async () => {
    await expect(answer('/docs/search/?q=camera')).resolves.toBe('301 /docs/search?q=camera');
  });

  it.each(['/docs/nowhere', '/docs/v5/nowhere', '/docs/v99', '/docs/assets/js/none.js', '/elsewhere'])(
    'that no page has is not found: %s',
    async (pathname) => {
      const response = await get(pathname);
      expect(response.status).toBe(404);
      await expect(response.text()).resolves.toContain('Page not found');
    },
  );

  it('of the server’s root leads to the documentation', async () => {
    await expect(answer('/')).resolves.toBe('302 /docs/');
  });
});

describe('the sitemap', () => {
  it('lists exactly the pages that were built and are canonical', async () => {
    const listed = (await readSitemap(site.origin)).map((entry) => entry.path);
    const canonical = builtPaths().filter((path) => canonicalOf(path) === path);
    expect(listed.sort()).toEqual(canonical.sort());
    expect(listed).toContain('/docs/apis/camera');
    expect(listed).not.toContain('/docs/v3/apis/storage');
  });

  it('says of every page when it changed last', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const entries = await readSitemap(site.origin);
    const dated = ({lastmod = ''}): boolean => /^\d{4}-\d\d-\d\d$/.test(lastmod) && lastmod <= today;
    expect(entries.filter((entry) => !dated(entry))).toEqual([]);
  });
});

describe('files for machines', () => {
  it('tell crawlers where the sitemap is, and forbid nothing', async () => {
    const robots = await (await get('/docs/robots.txt')).text();
    expect(robots).toContain('Sitemap: https://capacitorjs.com/docs/sitemap.xml');
    expect(robots).not.toMatch(/^Disallow: *\//m);
  });

  it('tell browsers where to search', async () => {
    const response = await get('/docs/opensearch.xml');
    expect(response.status).toBe(200);
    const xml = await response.text();
    expect(xml).toContain('https://capacitorjs.com/docs/search?q={searchTerms}');
    const home = await (await get('/docs/')).text();
    expect(home).toMatch(/<link rel="?search"? [^>]*href="?\/docs\/opensearch\.xml/);
  });

  it.each(Object.entries(PAGE_KINDS))(
    'the %s page names its generator, language and direction',
    async (_kind, route) => {
      const html = await (await get(route)).text();
      expect(html).toContain(`<meta name=generator content="Docusaurus v${core.version}">`);
      expect(html).toMatch(/<html lang=en dir=ltr /);
    },
  );
});

/** Labels of the links directly in the first two categories of the sidebar that a version's home has, in order. */
async function sidebarLabels(version: string): Promise<string[]> {
  const {docs = []} = await readSidebars(ROOT, version);
  const items = docs
    .slice(0, 2)
    .flatMap((category) => (typeof category === 'string' ? [] : (category.items ?? [])));
  return items.flatMap((item) => (typeof item === 'string' || item.items ? [] : (item.label ?? [])));
}
