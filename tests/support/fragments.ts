import fs from 'node:fs';
import path from 'node:path';
import {pageDataOf} from '../../plugins/lib/fragments';
import type {Fragment} from '../../plugins/lib/fragment';
import {articleIn, asHeld, filesIn} from './builtPages';

/** Returns the text of a file of a build. */
export const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

/** Returns the docs of a build, as names of their files without the ending. */
export function docNames(outDir: string): string[] {
  return filesIn(path.join(outDir, 'fragments'), '.json').map((file) => file.replace(/\.json$/, ''));
}

/** Expects a page's fragment to hold what its HTML does. */
export function expectFragment(outDir: string, name: string): void {
  const fragment = JSON.parse(read(outDir, `fragments/${name}.json`)) as Fragment;
  const html = read(outDir, `${name}.html`);
  const {article, assetNames, ...data} = fragment;
  expect(asHeld(article)).toBe(articleIn(html));
  expect(data).toEqual(pageDataOf(html, name));
  for (const asset of assetNames.split(' ')) expect(html).toContain(`/${asset}`);
}
