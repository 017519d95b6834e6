import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from '../support/docusaurus';
import {makeFixtureSite} from '../support/fixtureSite';

async function buildWith(name: string, env: Record<string, string>): Promise<string> {
  const siteDir = await makeFixtureSite(name);
  const {exitCode, output} = await buildSite(siteDir, env);
  if (exitCode !== 0) throw new Error(output);
  return path.join(siteDir, 'build');
}

/** The content of a page's `<meta>`; the built HTML leaves out quotes where it can. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`name="?${name}"? content="?([^" >]*)`).exec(html)?.[1]?.trim();
}

describe('with hosted search and a tag manager configured', () => {
  let outDir: string;
  let home: string;
  beforeAll(async () => {
    outDir = await buildWith('services-on', {
      ALGOLIA_APP_ID: 'APP-ID',
      ALGOLIA_SEARCH_API_KEY: 'search-key',
      ALGOLIA_INDEX_NAME: 'capacitor',
      GTM_CONTAINER_ID: 'GTM-TEST',
    });
    home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
  });

  test('the box is DocSearch’s', () => {
    expect(home.includes('DocSearch-Button')).toBe(true);
    expect(home.includes('not configured')).toBe(false);
  });

  test('the results page is the theme’s, and opensearch.xml points to it', async () => {
    const page = await fs.readFile(path.join(outDir, 'search.html'), 'utf8');
    expect(page.includes('Search the documentation')).toBe(true);
    expect(page.includes('not configured')).toBe(false);
    await expect(fs.readFile(path.join(outDir, 'opensearch.xml'), 'utf8')).resolves.toContain(
      'https://capacitorjs.com/docs/search?q={searchTerms}',
    );
  });

  test('search is told version and language of the page (contextual search)', () => {
    expect(metaOf(home, 'docsearch:version')).toBe('v7');
    expect(metaOf(home, 'docsearch:language')).toBe('en');
  });

  test('the tag manager’s container is in the page', () => {
    expect(home.includes('GTM-TEST')).toBe(true);
  });
});

describe('with nothing configured', () => {
  let outDir: string;
  beforeAll(async () => {
    outDir = await buildWith('services-off', {});
  });

  test('box and page say so and point to the sitemap', async () => {
    for (const file of ['index.html', 'search.html']) {
      const html = await fs.readFile(path.join(outDir, file), 'utf8');
      expect(html.includes('Search is not configured on this site.')).toBe(true);
      expect(/href="?\/docs\/sitemap\.xml/.test(html)).toBe(true);
    }
  });

  test('no page names a tag manager or a search host', async () => {
    const html = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
    expect(/googletagmanager|algolia/i.exec(html)).toBeNull();
  });

  test('opensearch.xml is there all the same', async () => {
    await expect(fs.readFile(path.join(outDir, 'opensearch.xml'), 'utf8')).resolves.toContain(
      'https://capacitorjs.com/docs/search?q={searchTerms}',
    );
  });
});
