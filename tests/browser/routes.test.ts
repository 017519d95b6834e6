import {testSite} from '../support/browser';
import {canonicalOf} from '../support/lineage';
import {builtPaths, readSitemap, redirectsTo} from '../support/sitePages';

const site = testSite();

function get(pathname: string): Promise<Response> {
  return fetch(`${site.origin}${pathname}`, {redirect: 'manual'});
}

/** What an address answers: a status, and for redirects the path they lead to. */
async function answer(pathname: string): Promise<string> {
  const {status, headers} = await get(pathname);
  return [status, headers.get('location')].filter(Boolean).join(' ');
}

/**
 * Returns those paths that aren't answered right, asking for one after the other: of hundreds of connections at once, a
 * busy machine lets some time out.
 */
async function wrong(
  paths: readonly string[],
  isRight: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (!(await isRight(path))) found.push(path);
  return found;
}

describe('an address', () => {
  it('that a page had before leads to it', async () => {
    const redirects = new Map(redirectsTo(builtPaths()).map(({from, to}) => [from, `301 ${to}`]));
    expect(redirects.size).toBeGreaterThan(10);
    const isRight = async (path: string): Promise<boolean> => (await answer(path)) === redirects.get(path);
    expect(await wrong([...redirects.keys()], isRight)).toEqual([]);
  });

  // How servers answer other forms of an address is in the table of the tests of hosts.
  it.each([
    ['/docs/basics/building-your-app', '301 /docs/v2/basics/building-your-app'],
    ['/docs/pwa-elements', '301 /docs/v2/web/pwa-elements'],
    ['/docs/cli/index.html', '301 /docs/cli'],
    ['/docs/v99', '404'],
  ])(
    'that version 2 prints, that is not plain or that has no page is answered right: %s',
    async (path, expected) => {
      expect(await answer(path)).toBe(expected);
    },
  );
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
});
