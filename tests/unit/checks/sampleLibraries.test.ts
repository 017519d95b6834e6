import fs from 'node:fs';
import path from 'node:path';
import {listPages} from '../../../packages/checks/listPages';
import {docsVersions} from '../../../packages/pages/versions';
import {sampleLibraries} from '../../../packages/checks/sampleLibraries';
import {compilerOptions} from '../../../packages/checks/typescript/environment';
import olderLibraries from '../../../packages/checks/typescript/libraryVersions.json';
import {ROOT} from '../../support/fixtureSite';

/** What the compiler gives to samples that don't import it. */
const GLOBAL = compilerOptions('mixed', {isJavaScript: false, hasJsx: false}).types ?? [];
const OLDER = Object.values(olderLibraries).map((library) => library.package);

test('the types of a library let samples import the library', () => {
  expect(sampleLibraries(ROOT)).toContain('react');
});

test('each library of samples is one that a page imports, or that the compiler adds', () => {
  const pages = docsVersions(ROOT)
    .flatMap((version) => listPages(ROOT, version))
    .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const imported = new Set(
    pages.flatMap((page) => [...page.matchAll(/\b(?:from|import) '([^'.]+)'/g)].map(([, name = '']) => name)),
  );
  const used = [...imported, ...GLOBAL, ...OLDER];
  const unused = [...sampleLibraries(ROOT)].filter(
    (name) => !name.startsWith('@types/') && !used.some((one) => one === name || one.startsWith(`${name}/`)),
  );
  expect(unused).toEqual([]);
});
