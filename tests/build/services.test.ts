import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from '../support/docusaurus';
import {makeFixtureSite} from '../support/fixtureSite';

type Built = {readonly outDir: string; readonly output: string};

/** Builds the fixture site as it is; throws unless that passes. */
async function buildWith(name: string, env: Record<string, string>): Promise<Built> {
  const siteDir = await makeFixtureSite(name);
  const {exitCode, output} = await buildSite(siteDir, env);
  if (exitCode !== 0) throw new Error(output);
  return {outDir: path.join(siteDir, 'build'), output};
}

/** The content of a page's `<meta>`; the built HTML leaves out quotes where it can. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`name="?${name}"? content="?([^" >]*)`).exec(html)?.[1]?.trim();
}

describe('with hosted search and a tag manager configured', () => {
  let outDir: string;
  let home: string;
  beforeAll(async () => {
    ({outDir} = await buildWith('services-on', {
      ALGOLIA_APP_ID: 'APP-ID',
      ALGOLIA_SEARCH_API_KEY: 'search-key',
      ALGOLIA_INDEX_NAME: 'capacitor',
      GTM_CONTAINER_ID: 'GTM-TEST',
    }));
    home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
  });

  test('box and results page are those of the site without it', async () => {
    expect(home.includes('search-box__button')).toBe(true);
    expect(home.includes('DocSearch')).toBe(false);
    const page = await fs.readFile(path.join(outDir, 'search.html'), 'utf8');
    expect(page.includes('Start from a version')).toBe(true);
  });

  test('opensearch.xml points to the results page', async () => {
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
  let output: string;
  beforeAll(async () => {
    ({outDir, output} = await buildWith('services-off', {}));
  });

  test('the build has nothing to warn of', () => {
    expect(output).toContain('[SUCCESS]');
    expect(output).toContain('with no warnings.');
    expect(output.replace('with no warnings.', '')).not.toMatch(/warn/i);
  });

  test('the results page says without scripts where every page is listed', async () => {
    const html = await fs.readFile(path.join(outDir, 'search.html'), 'utf8');
    expect(/Search needs JavaScript.*href="?\/docs\/sitemap\.xml/.test(html)).toBe(true);
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
