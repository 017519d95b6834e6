import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {rehypeLongCode} from '../inline-code';
import {comparisonFile, type ComparisonFile} from './browser/comparisonFile';
import {listedPages, type Pair} from './listedPages';
import {renderList} from './renderList';
import {docsVersions, labelOf} from '../../../packages/pages/versions';

/** Starts the controls of the comparison page. */
const CONTROLS = path.join(__dirname, 'browser/clientModule.ts');

/**
 * Writes the list of changes between each two docs versions, which the comparison page fetches. A file for each pair is
 * several times smaller than the two APIs that the browser would have to compare. The preview has no such files.
 */
export function comparisonFiles({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'comparison-files',
    getClientModules: () => [CONTROLS],
    postBuild({outDir}) {
      for (const pair of pairs(docsVersions(siteDir))) {
        const [from, to] = [labelOf(siteDir, pair.older), labelOf(siteDir, pair.newer)];
        const content: ComparisonFile = {html: comparisonHtml(siteDir, pair, baseUrl)};
        atomicWrite(path.join(outDir, comparisonFile(from, to)), JSON.stringify(content));
      }
    },
  };
}

/** Returns all pairs of versions; `versions` are sorted, newest first. */
function pairs(versions: readonly string[]): Pair[] {
  return versions.flatMap((newer, index) => versions.slice(index + 1).map((older) => ({older, newer})));
}

/** Returns the list of changes between two docs versions as HTML, with links below `baseUrl`, which ends with a slash. */
export function comparisonHtml(siteDir: string, pair: Pair, baseUrl: string): string {
  const pages = listedPages(siteDir, pair, ({url}) => `${baseUrl}${url.slice(1)}`);
  const tree = toHast({type: 'root', children: renderList(pages, labelOf(siteDir, pair.older))});
  if (tree.type !== 'root') throw new Error('The list of changes is not a document.');
  rehypeLongCode()(tree);
  return toHtml(tree);
}
