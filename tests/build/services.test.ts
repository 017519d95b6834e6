import fs from 'node:fs/promises';
import path from 'node:path';
import {siteDirOf} from '../support/fixtureBuild';
import {LATEST} from '../support/fixtureVersions';
import {HOSTED, PLAIN} from '../support/sharedBuilds';

/** The content of a page's `<meta>`; the built HTML leaves out quotes where it can. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`name="?${name}"? content="?([^" >]*)`).exec(html)?.[1]?.trim();
}

describe('with hosted search configured', () => {
  const outDir = path.join(siteDirOf(HOSTED.name), 'build');
  let home: string;
  beforeAll(async () => {
    home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
  });

  test('opensearch.xml points to the results page', async () => {
    await expect(fs.readFile(path.join(outDir, 'opensearch.xml'), 'utf8')).resolves.toContain(
      'https://capacitorjs.com/docs/search?q={searchTerms}',
    );
  });

  test('search is told version and language of the page (contextual search)', () => {
    expect(metaOf(home, 'docsearch:version')).toBe(LATEST);
    expect(metaOf(home, 'docsearch:language')).toBe('en');
  });
});

describe('with nothing configured', () => {
  const outDir = path.join(siteDirOf(PLAIN.name), 'build');

  test('no page names a tag manager or a search host', async () => {
    const html = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
    expect(/googletagmanager|algolia/i.exec(html)).toBeNull();
  });
});
