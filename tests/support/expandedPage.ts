import type {Root} from 'mdast';
import {expandedTree} from '../../packages/checks/crosslinks/expandedTree';
import {parsePage} from '../../packages/checks/readPage';
import requirements from '../../src/data/requirements.json';
import {ROOT} from './fixtureSite';

/**
 * Returns the headings, directives and anchors of a page, without the text between them, which takes most of the time to
 * parse. None of them is in a tab or a list where this changes its meaning.
 */
export function outlineOf(source: string): string {
  const text = source.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2 *$/gm, '');
  return (text.match(/^ *(?:#{1,6} .*|::[a-z].*)$|<span id="[^"]*"><\/span>/gm) ?? [])
    .map((line) => line.trim())
    .join('\n\n');
}

/** Returns `source`, read as the page `file` (path from the site's folder), with tokens and references resolved. */
export async function expandedPage(file: string, source: string): Promise<Root> {
  const context = {siteDir: ROOT, requirements};
  return expandedTree(parsePage(file, source, context), context);
}
