import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {docsVersionOf} from '../../packages/pages/docsVersion';
import {parsePage} from '../../packages/checks/readPage';
import {remarkCliReference, remarkPackageReference} from '../../plugins/content/plugin-reference';
import {resolveTokens} from '../../packages/pages/resolveTokens';
import requirements from '../../src/data/requirements.json';
import {ROOT} from './fixtureSite';

/**
 * Returns the headings and directives of a page, without the text between them, which takes most of the time to parse.
 * None of them is in a tab or a list where this changes its meaning.
 */
export function outlineOf(source: string): string {
  const text = source.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2 *$/gm, '');
  return (text.match(/^ *(?:#{1,6} .*|::[a-z].*)$/gm) ?? []).map((line) => line.trim()).join('\n\n');
}

/** Returns `source`, read as the page `file` (path from the site's folder), with tokens and references resolved. */
export async function expandedPage(file: string, source: string): Promise<Root> {
  const absolute = path.join(ROOT, file);
  const resolved = resolveTokens(source, docsVersionOf(absolute, ROOT), requirements).text;
  const {tree} = parsePage(file, resolved, {siteDir: ROOT, requirements});
  const page = new VFile({path: absolute, value: resolved});
  for (const expand of [remarkPackageReference, remarkCliReference])
    await expand({siteDir: ROOT})(tree, page);
  return tree;
}
