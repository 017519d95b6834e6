import fs from 'node:fs';
import path from 'node:path';
import {listPages} from '@site/packages/checks/listPages';
import {docsVersions} from '@site/packages/pages/versions';
import {ALLOWED} from '@site/packages/checks/numbers';
import {ROOT} from '../../support/fixtureSite';

const FILES = docsVersions(ROOT).flatMap((version) => listPages(ROOT, version));

test.each(ALLOWED)('a page needs the entry "$text" of the allow-list', ({text, reason, pages}) => {
  expect(reason).not.toBe('');
  const holding = FILES.filter(
    (file) =>
      (pages === undefined || pages.some((page) => file.includes(`/${page}`))) &&
      fs.readFileSync(path.join(ROOT, file), 'utf8').includes(text),
  );
  expect(holding).not.toEqual([]);
});
