import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../support/builtPages';
import {documentOf} from '../support/documentOf';
import {provideBuild, siteDirOf} from '../support/fixtureBuild';
import {replaceInFile} from '../support/fixtureSite';
import {makePlainSite, PLAIN} from '../support/sharedBuilds';

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

test('each page is the document that it is without compact-html, in fewer bytes', async () => {
  await provideBuild({
    name: 'small-html-not',
    make: (name) =>
      makePlainSite(name, async (siteDir) => {
        // Scripts that aren't minified have other shapes than the ones that are listed.
        await replaceInFile(
          siteDir,
          'plugins/site/security-headers/readPages.ts',
          'unknown.length > 0',
          'unknown.length < 0',
        );
      }),
    // Docusaurus's own switch.
    env: {SKIP_HTML_MINIFICATION: 'true'},
  });
  const small = path.join(siteDirOf(PLAIN.name), 'build');
  const stock = path.join(siteDirOf('small-html-not'), 'build');
  const pages = filesIn(stock, '.html');
  expect(pages.filter((page) => page.endsWith('next/cli/elements.html'))).toHaveLength(1);
  expect(filesIn(small, '.html')).toEqual(pages);
  for (const page of pages) {
    const [ours, theirs] = [read(small, page), read(stock, page)];
    expect([page, documentOf(ours)]).toEqual([page, documentOf(theirs)]);
    expect(ours.length).toBeLessThan(theirs.length);
  }
});
