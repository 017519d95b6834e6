import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf} from '@site/packages/pages/docsVersion';
import {POPULAR_PAGES} from '@site/plugins/search/browser/interface/quickLinks';
import {versions} from '@site/plugins/lib/docsVersions';
import {ROOT} from '../../support/fixtureSite';

test('every docs version has the pages that search offers before the first letter, and that the not-found page offers', () => {
  const missing = Object.keys(versions).flatMap((name) => {
    const tree = path.join(ROOT, docsTreeOf(name === 'current' ? 'next' : name));
    return POPULAR_PAGES.map(({route}) => path.join(tree, route)).filter(
      (file) => !fs.existsSync(`${file}.md`) && !fs.existsSync(`${file}/index.md`),
    );
  });
  expect(missing).toEqual([]);
});
